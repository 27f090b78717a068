import type { Failure } from "../calls.ts";
import { type AnswerParts, createAnswerParts } from "./answer-parts.ts";
import type { AnswerStore } from "./answer-store.ts";
import { type Ask, call } from "./ask-calls.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import { createKnownAnswer, type Stage } from "./known-answer.ts";
import { createPieceSender, type PieceSender } from "./piece-sender.ts";
import { createRecordingSession, type RecordingSession } from "./recording-session.ts";
import { createTypedWords } from "./typed-words.ts";

/** One answer in the one tab that may change it. */
export interface Answering extends AnswerParts {
  readonly answer: KeptAnswer;
  readonly recording: RecordingSession;
  readonly sender: PieceSender;
  /** Whether the server has told the question. */
  isKnown(): boolean;
  ask(): Ask;
  stage(): Stage;
  /** What who asked said to it. */
  thanks(): string | null;
  look(): Promise<void>;
  setWords(words: Partial<Pick<KeptAnswer, "name" | "text">>): void;
  /** Sends it, now or as soon as there is a connection. */
  send(): Promise<void>;
  /** Takes back that it was to be sent, or opens what was sent. */
  change(): Promise<void>;
  withdraw(): Promise<Failure | undefined>;
  removeHere(): Promise<void>;
  /** Resolves when everything is kept; nothing is sent afterwards. */
  stop(): Promise<void>;
}

interface AnsweringOptions {
  readonly answer: KeptAnswer;
  /** Nothing of it was on this device. */
  readonly isFresh: boolean;
  readonly store: AnswerStore;
  readonly onChange: () => void;
  readonly onEnded: () => void;
  /** The server could not be asked for the question. */
  readonly onTrouble: (failure: Failure) => void;
}

export function createAnswering(options: AnsweringOptions): Answering {
  const { answer, store, onChange } = options;
  const { token, key } = answer;
  const recording = createRecordingSession({ answer, store, onPiece: () => sender.nudge(), onChange });
  const sender: PieceSender = createPieceSender({
    answer,
    store,
    isRecording: () => recording.state() !== "off",
    onChange,
    onSent: () => void known.look(),
    onRefused: () => void known.look(),
  });
  const known = createKnownAnswer({ ...options, sender });
  const typed = createTypedWords(answer, store);

  async function write(changes: Partial<KeptAnswer> = {}): Promise<void> {
    await store.write(Object.assign(answer, changes));
    onChange();
    sender.nudge();
  }

  return {
    answer,
    recording,
    sender,
    ...known,
    setWords(words) {
      typed.set(words);
      onChange();
    },
    ...createAnswerParts(answer, store, write),
    send: () => write({ wantsSend: true }),
    change: () => write({ wantsSend: false, isChanging: answer.sentParts !== null }),
    async withdraw() {
      const reply = await call("withdraw", { token, key });
      if (reply.kind !== "ok" && reply.kind !== "gone") return reply;
      await known.forget();
      onChange();
      return undefined;
    },
    async removeHere() {
      Object.assign(answer, { parts: [], text: "" });
      await store.remove(token);
      onChange();
    },
    async stop() {
      known.stop();
      sender.stop();
      typed.stop();
      await recording.stop();
    },
  };
}
