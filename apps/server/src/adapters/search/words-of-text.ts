import { Worker } from "node:worker_threads";

import { indexWords } from "@lane/domain/search-words.ts";

import type { AskedText, FoundWords } from "./word-thread.ts";

/** Two hundred thousand letters of Chinese take more than half a second; so few take a few milliseconds. */
const mostAtOnce = 2000;

interface Waiting {
  resolve(words: string): void;
  reject(error: Error): void;
}

/** One for the whole process: it starts with the first long text. */
let running: ReturnType<typeof startThread> | undefined;

/** What a text is found by. The event loop does not wait for the words of a long one. */
export async function wordsOfText(text: string): Promise<readonly string[]> {
  if (text.length <= mostAtOnce) return indexWords(text);
  running ??= startThread();
  const words = await running(text);
  return words === "" ? [] : words.split(" ");
}

function startThread(): (text: string) => Promise<string> {
  // Options of this program are not those of the thread; some would even forbid it to start.
  const worker = new Worker(new URL("word-thread.ts", import.meta.url), { execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  function settle(id: number): Waiting | undefined {
    const one = waiting.get(id);
    waiting.delete(id);
    // Alone it keeps no program from ending.
    if (waiting.size === 0) worker.unref();
    return one;
  }

  function end(error: Error): void {
    running = undefined;
    for (const id of waiting.keys()) settle(id)?.reject(error);
  }

  worker.unref();
  worker.on("message", ({ id, words }: FoundWords) => settle(id)?.resolve(words));
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The thread that finds words has ended")));

  return (text) =>
    new Promise((resolve, reject) => {
      const asked: AskedText = { id: (lastId += 1), text };
      waiting.set(asked.id, { resolve, reject });
      worker.ref();
      worker.postMessage(asked, []);
    });
}
