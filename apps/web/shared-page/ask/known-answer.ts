import type { Failure } from "../calls.ts";
import { createSerialWork } from "../serial-work.ts";
import type { AnswerStore } from "./answer-store.ts";
import { type Ask, call, type Look, type ServerAnswer } from "./ask-calls.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import type { PieceSender } from "./piece-sender.ts";

/** Where an answer is on its way. */
export type Stage = "draft" | "sending" | "sent" | "accepted" | "declined" | "withdrawn" | "no room";

interface KnownAnswer {
  isKnown(): boolean;
  ask(): Ask;
  stage(): Stage;
  thanks(): string | null;
  /** Asks the server, and sends what it lacks. */
  look(): Promise<void>;
  /** Removes what was withdrawn from this device. */
  forget(): Promise<void>;
  stop(): void;
}

interface KnownAnswerOptions {
  readonly answer: KeptAnswer;
  readonly isFresh: boolean;
  readonly store: AnswerStore;
  readonly sender: PieceSender;
  readonly onChange: () => void;
  readonly onEnded: () => void;
  readonly onTrouble: (failure: Failure) => void;
}

const noAsk: Ask = { from: "", name: "", question: "", expiresAt: "", isRoomLeft: true };

/** What the server knows of a question and of this device's answer. */
export function createKnownAnswer(options: KnownAnswerOptions): KnownAnswer {
  const { answer, store, sender, onChange, onEnded, onTrouble } = options;
  const { token, key } = answer;
  let ask: Ask | undefined;
  let known: ServerAnswer | null = null;
  let isFresh = options.isFresh;
  let isWithdrawn = false;
  let isStopped = false;

  async function lookOnce(): Promise<void> {
    const reply = await call("look", { token, key });
    if (isStopped || isWithdrawn) return;
    if (reply.kind === "ok") await learn(reply.data);
    else if (reply.kind === "gone") onEnded();
    else if (!ask) onTrouble(reply);
  }

  async function learn(look: Look): Promise<void> {
    if (!ask && answer.name === "") answer.name = look.ask.name;
    ask = look.ask;
    known = look.answer;
    if (known) await learnAnswer(known);
    // It was sent, and is not there: withdrawn, perhaps in another tab.
    else if (answer.sentParts !== null) await forget();
    onChange();
    if (["draft", "sending"].includes(stage())) sender.nudge();
  }

  async function learnAnswer(now: ServerAnswer): Promise<void> {
    if (isFresh) adopt(answer, now);
    isFresh = false;
    if (now.state === "sent" && answer.sentParts === null) answer.sentParts = now.parts.map(({ id }) => id);
    if (now.state === "accepted") await store.remove(token);
    if (now.state === "declined" && !answer.isDeclined) await store.write(Object.assign(answer, { isDeclined: true }));
    sender.learn(now.parts);
  }

  function stage(): Stage {
    if (isWithdrawn) return "withdrawn";
    if (known?.state === "accepted" || known?.state === "declined") return known.state;
    return stageHere();
  }

  function stageHere(): Stage {
    if (answer.wantsSend) return "sending";
    if (answer.sentParts !== null && !answer.isChanging) return "sent";
    const isRefused = known === null && ask?.isRoomLeft === false;
    return isRefused ? "no room" : "draft";
  }

  async function forget(): Promise<void> {
    isWithdrawn = true;
    sender.stop();
    await store.remove(token);
  }

  return {
    isKnown: () => ask !== undefined,
    ask: () => ask || noAsk,
    stage,
    thanks: () => (known ? known.thanks : null),
    look: createSerialWork(lookOnce),
    forget,
    stop: () => (isStopped = true),
  };
}

/** What the server still has of an answer that the storage of this browser has lost. */
function adopt(answer: KeptAnswer, { name, text, parts }: ServerAnswer): void {
  Object.assign(answer, { name: name || answer.name, text });
  for (const { id, kind, pieces, isStored } of parts) {
    const unbroken = pieces.filter((number, index) => number === index).length;
    const contentType = kind === "sound" ? "audio/mp4" : "image/jpeg";
    const part = { id, kind, contentType, pieces: isStored ? Math.max(1, pieces.length) : unbroken } as const;
    if (part.pieces > 0) answer.parts.push({ ...part, isHere: false, durationMs: 0, levels: [] });
  }
}
