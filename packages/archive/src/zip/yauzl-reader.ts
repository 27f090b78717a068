import { Readable } from "node:stream";
import { callbackify } from "node:util";

import { RandomAccessReader } from "yauzl";

import type { RandomAccess } from "../entries.ts";

const windowBytes = 256 * 1024;

/** Small reads next to each other, as a directory needs them, become one. */
export function windowed(access: RandomAccess): RandomAccess {
  let start = 0;
  let window: Uint8Array = new Uint8Array(0);
  return {
    size: access.size,
    async read(from, length, signal) {
      if (length > windowBytes) return await access.read(from, length, signal);
      if (from < start || from + length > start + window.length) {
        start = from;
        window = await access.read(from, Math.min(windowBytes, access.size - from), signal);
      }
      return window.subarray(from - start, from - start + length);
    },
  };
}

/** What yauzl asks for. Its own streams are never used. */
export function yauzlReader(access: RandomAccess, signal: AbortSignal | undefined): RandomAccessReader {
  return new (class extends RandomAccessReader {
    override _readStreamForRange(): Readable {
      return Readable.from([]);
    }

    override read(
      buffer: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null) => void,
    ): void {
      const fill = async (): Promise<void> => {
        const bytes = await access.read(position, length, signal);
        if (bytes.length < length) throw new Error("unexpected EOF");
        buffer.set(bytes, offset);
      };
      callbackify(fill)(callback);
    }

    override close(callback: (error: Error | null) => void): void {
      callback(null);
    }
  })();
}
