import type { Failure } from "../calls.ts";
import { createSerialWork } from "../serial-work.ts";
import type { AnswerStore } from "./answer-store.ts";
import { call, type ServerAnswer } from "./ask-calls.ts";
import type { KeptAnswer, KeptPart } from "./kept-answer.ts";

export interface PieceSender {
  /** Sends what has not arrived, now. */
  nudge(): void;
  /** What the server says it has. */
  learn(parts: ServerAnswer["parts"]): void;
  /** Why the last attempt failed; it is made again by itself. */
  trouble(): Failure | undefined;
  progress(): Progress;
  stop(): void;
}

export interface Progress {
  readonly arrived: number;
  readonly all: number;
}

interface PieceSenderOptions {
  readonly answer: KeptAnswer;
  readonly store: AnswerStore;
  /** What is still being recorded is not sent as an answer. */
  readonly isRecording: () => boolean;
  readonly onChange: () => void;
  readonly onSent: () => void;
  /** The server does not take it: perhaps the link has ended, or the answer was accepted. */
  readonly onRefused: () => void;
}

const firstWaitMs = 2000;
const longestWaitMs = 60_000;

const wordOf = (part: string, number: number): string => `${part} ${number}`;

/** Brings an answer to the server piece by piece, in order, until all of it is there; then sends it, if that is wanted. */
export function createPieceSender(options: PieceSenderOptions): PieceSender {
  const { answer, onChange, onRefused } = options;
  const arrived = new Set<string>();
  let trouble: Failure | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const work = createSerialWork(tryOnce);

  async function tryOnce(): Promise<void> {
    clearTimeout(timer);
    if (isStopped) return;
    trouble = await deliver(options, arrived, () => isStopped);
    if (isStopped) return;
    failures = trouble ? failures + 1 : 0;
    if (trouble) timer = setTimeout(nudge, retryWaitMs(trouble, failures));
    onChange();
    if (trouble && trouble.kind !== "no connection" && trouble.kind !== "broken") onRefused();
  }

  function nudge(): void {
    void work();
  }

  function nudgeIfVisible(): void {
    if (document.visibilityState === "visible") nudge();
  }

  addEventListener("online", nudge);
  document.addEventListener("visibilitychange", nudgeIfVisible);
  return {
    nudge,
    learn(parts) {
      for (const { id, pieces, isStored } of parts) {
        const all = answer.parts.find((part) => part.id === id)?.pieces || 0;
        const numbers = isStored ? Array.from({ length: all }, (_, number) => number) : pieces;
        for (const number of numbers) arrived.add(wordOf(id, number));
      }
    },
    trouble: () => trouble,
    progress() {
      const words = wordsOf(answer.parts);
      return { arrived: words.filter((word) => arrived.has(word)).length, all: words.length };
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener("online", nudge);
      document.removeEventListener("visibilitychange", nudgeIfVisible);
    },
  };
}

function wordsOf(parts: readonly KeptPart[]): string[] {
  const words: string[] = [];
  for (const { id, pieces } of parts) for (let number = 0; number < pieces; number += 1) words.push(wordOf(id, number));
  return words;
}

/** How long to wait after so many failures in a row: longer each time, or as the server says. */
export function retryWaitMs(trouble: Failure, failures: number): number {
  if (trouble.kind === "throttled" && trouble.retryAfterSeconds !== undefined) return trouble.retryAfterSeconds * 1000;
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
}

/** One round; gives back why it did not come to its end. */
async function deliver(
  options: PieceSenderOptions,
  arrived: Set<string>,
  isStopped: () => boolean,
): Promise<Failure | undefined> {
  const { answer, isRecording } = options;
  const failure = (await removeParts(options)) || (await sendPieces(options, arrived, isStopped));
  if (failure || isStopped() || !answer.wantsSend || isRecording()) return failure;
  return sendAnswer(options, arrived, isStopped);
}

async function removeParts({ answer, store }: PieceSenderOptions): Promise<Failure | undefined> {
  const { token, key } = answer;
  while (answer.removals.length > 0) {
    const [part = ""] = answer.removals;
    const reply = await call("removePart", { token, key, part });
    // What is not there need not be removed.
    if (reply.kind !== "ok" && reply.kind !== "gone" && reply.kind !== "refused") return reply;
    answer.removals = answer.removals.filter((id) => id !== part);
    await store.write(answer);
  }
  return undefined;
}

async function sendPieces(
  { answer, store, onChange }: PieceSenderOptions,
  arrived: Set<string>,
  isStopped: () => boolean,
): Promise<Failure | undefined> {
  const { token, key } = answer;
  for (;;) {
    const next = nextOf(answer.parts, arrived);
    if (!next || isStopped()) return undefined;
    const { part, number } = next;
    const bytes = await store.piece(token, part.id, number);
    if (!bytes) {
      // Only what the browser has thrown away: the rest of the answer must not wait for it.
      await cutOff(answer, part, number, store);
      continue;
    }
    const { id, kind, contentType } = part;
    const body = { token, key, part: id, kind, contentType, number, bytes: base64Of(bytes) };
    const reply = await call("piece", body);
    if (reply.kind !== "ok") return reply;
    arrived.add(wordOf(id, number));
    onChange();
  }
}

function nextOf(parts: readonly KeptPart[], arrived: ReadonlySet<string>) {
  for (const part of parts)
    for (let number = 0; number < part.pieces; number += 1)
      if (!arrived.has(wordOf(part.id, number))) return { part, number };
  return undefined;
}

async function cutOff(answer: KeptAnswer, part: KeptPart, pieces: number, store: AnswerStore): Promise<void> {
  if (!answer.parts.includes(part)) return;
  part.pieces = pieces;
  if (pieces === 0) answer.parts = answer.parts.filter((other) => other !== part);
  await store.write(answer);
}

async function sendAnswer(
  options: PieceSenderOptions,
  arrived: Set<string>,
  isStopped: () => boolean,
  isSecondTime = false,
): Promise<Failure | undefined> {
  const { answer, store, onSent } = options;
  const { token, key, name, text } = answer;
  const parts = answer.parts.map(({ id, pieces }) => ({ id, pieces }));
  const reply = await call("send", { token, key, name: name.trim(), text: text.trim(), parts });
  if (reply.kind !== "ok") return reply;
  const { missing } = reply.data;
  if (missing.length > 0) {
    for (const { part, number } of missing) arrived.delete(wordOf(part, number));
    if (isStopped() || isSecondTime) return { kind: "broken" };
    return (await sendPieces(options, arrived, isStopped)) || sendAnswer(options, arrived, isStopped, true);
  }
  answer.wantsSend = false;
  answer.isChanging = false;
  answer.sentParts = parts.map(({ id }) => id);
  await store.write(answer);
  onSent();
  return undefined;
}

/** As many bytes at once as a call of a function surely takes. */
const sliceBytes = 0x6000;

function base64Of(bytes: ArrayBuffer): string {
  const values = new Uint8Array(bytes);
  const words: string[] = [];
  for (let start = 0; start < values.length; start += sliceBytes)
    words.push(btoa(String.fromCharCode(...Array.from(values.subarray(start, start + sliceBytes)))));
  return words.join("");
}
