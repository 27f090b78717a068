import { createAskedThread } from "#lib/asked-thread.ts";

import type { DiskThread, Measured } from "./disk-thread.ts";

const bufferBytes = 256 * 1024;
const mostSpareBuffers = 32;

/** One for the whole process, however many stores it has: it starts with the first file. */
const thread = createAskedThread<DiskThread>(new URL("disk-thread.ts", import.meta.url));
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
  const writing = (lastNumber += 1);
  await thread.ask("begin", { writing, path });

  return {
    async write(chunk) {
      for (let start = 0; start < chunk.byteLength; start += bufferBytes) {
        const piece = chunk.subarray(start, start + bufferBytes);
        // Copied, not handed over: the memory of one chunk may belong to others as well.
        const bytes = spare.pop() ?? new SharedArrayBuffer(bufferBytes);
        new Uint8Array(bytes).set(piece);
        await thread.ask("write", { writing, bytes, length: piece.byteLength });
        if (spare.length < mostSpareBuffers) spare.push(bytes);
      }
    },
    finish: () => thread.ask("finish", writing),
    drop: () => thread.ask("drop", writing),
  };
}

/** One new file of several, in turn; it survives a power cut. */
export async function joinFiles(from: readonly string[], to: string): Promise<Measured> {
  return thread.ask("join", { from, to });
}
