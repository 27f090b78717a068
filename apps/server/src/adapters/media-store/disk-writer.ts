import { Worker } from "node:worker_threads";

import type { DiskAnswer, DiskCall, Measured } from "./disk-calls.ts";

const bufferBytes = 256 * 1024;
const mostSpareBuffers = 32;

interface Waiting {
  resolve(measured: Measured | undefined): void;
  reject(error: Error): void;
}

interface DiskThread {
  ask(call: DiskCall): Promise<Measured | undefined>;
}

/** One for the whole process, however many stores it has: it starts with the first file. */
let running: DiskThread | undefined;
let lastNumber = 0;
const spare: SharedArrayBuffer[] = [];

export interface Writing {
  /** Resolves once the bytes are with the operating system; the chunk may be reused then. */
  write(chunk: Uint8Array): Promise<void>;
  /** Resolves once they survive a power cut. */
  finish(): Promise<Measured>;
  drop(): Promise<void>;
}

/** A new file that grows, written and hashed by another thread. */
export async function beginFile(path: string): Promise<Writing> {
  const thread = theThread();
  const writing = (lastNumber += 1);
  await thread.ask({ what: "begin", writing, path });

  return {
    async write(chunk) {
      for (let start = 0; start < chunk.byteLength; start += bufferBytes) {
        const piece = chunk.subarray(start, start + bufferBytes);
        // Copied, not handed over: the memory of one chunk may belong to others as well.
        const bytes = spare.pop() ?? new SharedArrayBuffer(bufferBytes);
        new Uint8Array(bytes).set(piece);
        await thread.ask({ what: "write", writing, bytes, length: piece.byteLength });
        if (spare.length < mostSpareBuffers) spare.push(bytes);
      }
    },
    finish: async () => measuredIn(await thread.ask({ what: "finish", writing })),
    async drop() {
      await thread.ask({ what: "drop", writing });
    },
  };
}

/** One new file of several, in turn; it survives a power cut. */
export async function joinFiles(from: readonly string[], to: string): Promise<Measured> {
  return measuredIn(await theThread().ask({ what: "join", from, to }));
}

function theThread(): DiskThread {
  running ??= startThread();
  return running;
}

function startThread(): DiskThread {
  // Options of this program are not those of the thread; some would even forbid it to start.
  const worker = new Worker(new URL("disk-thread.ts", import.meta.url), { execArgv: [] });
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
  worker.on("message", ({ id, measured, failure }: DiskAnswer) => {
    const one = settle(id);
    if (failure) one?.reject(Object.assign(new Error(failure.message), { code: failure.code }));
    else one?.resolve(measured);
  });
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The thread that writes to the disk has ended")));

  return {
    ask: (call) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        worker.ref();
        worker.postMessage({ id, call }, []);
      }),
  };
}

function measuredIn(measured: Measured | undefined): Measured {
  if (!measured) throw new Error("The thread that writes to the disk did not say what it wrote");
  return measured;
}
