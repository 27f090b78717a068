import { parentPort } from "node:worker_threads";

import { indexWords } from "@lane/domain/search-words.ts";

import { stepBackAsThread } from "#lib/step-back.ts";

/** Runs as a thread: finds the words of long texts, away from those who answer people. */

export interface AskedText {
  readonly id: number;
  readonly text: string;
}

export interface FoundWords {
  readonly id: number;
  /** In one piece, with spaces between them: twenty thousand would take longer to receive. */
  readonly words: string;
}

// Whoever looks at their memories goes before whoever saves a long one.
stepBackAsThread();

parentPort?.on("message", ({ id, text }: AskedText) => {
  const found: FoundWords = { id, words: indexWords(text).join(" ") };
  parentPort?.postMessage(found, []);
});
