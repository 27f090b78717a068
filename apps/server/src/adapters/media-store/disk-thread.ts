import type { Hash } from "node:crypto";
import { closeSync, fdatasyncSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import { setImmediate } from "node:timers/promises";

import { answerAsThread } from "#lib/asked-thread.ts";
import { createSha256 } from "#lib/hash.ts";

/** Runs as a thread: writes, hashes and waits for the disk, apart from the thread that answers requests. */

export interface Measured {
  readonly bytes: number;
  readonly sha256: string;
}

interface Piece {
  readonly writing: number;
  readonly bytes: SharedArrayBuffer;
  readonly length: number;
}

interface Writing {
  readonly file: number;
  readonly hash: Hash;
  bytes: number;
}

const readBytes = 1024 * 1024;
const syncEveryBytes = readBytes;
const writings = new Map<number, Writing>();

/** Each `writing` number stands for one open file. */
const answers = {
  begin({ writing, path }: { readonly writing: number; readonly path: string }): void {
    writings.set(writing, begin(path));
  },
  write({ writing, bytes, length }: Piece): void {
    append(openWriting(writing), new Uint8Array(bytes, 0, length));
  },
  finish,
  drop,
  join,
};

export type DiskThread = typeof answers;

answerAsThread(answers);

function begin(path: string): Writing {
  return { file: openSync(path, "wx", 0o600), hash: createSha256(), bytes: 0 };
}

function openWriting(number: number): Writing {
  const writing = writings.get(number);
  if (!writing) throw new Error("Nothing is being written under this number");
  return writing;
}

function append(writing: Writing, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.byteLength;) written += writeSync(writing.file, bytes, written);
  writing.hash.update(bytes);
  writing.bytes += bytes.byteLength;
  // Synced in small steps: one large sync at the end would block the disk for all other writers, the database included.
  if (writing.bytes % syncEveryBytes < bytes.byteLength) fdatasyncSync(writing.file);
}

function finish(number: number): Measured {
  const writing = openWriting(number);
  fsyncSync(writing.file);
  drop(number);
  return measuredOf(writing);
}

function measuredOf({ bytes, hash }: Writing): Measured {
  return { bytes, sha256: hash.digest("hex") };
}

function drop(number: number): void {
  const writing = writings.get(number);
  writings.delete(number);
  if (writing) closeSync(writing.file);
}

async function join({ from, to }: { readonly from: readonly string[]; readonly to: string }): Promise<Measured> {
  const whole = begin(to);
  try {
    for (const path of from) await appendFile(whole, path);
    fsyncSync(whole.file);
    return measuredOf(whole);
  } finally {
    closeSync(whole.file);
  }
}

async function appendFile(whole: Writing, path: string): Promise<void> {
  const buffer = new Uint8Array(readBytes);
  const file = openSync(path, "r");
  try {
    for (;;) {
      const length = readSync(file, buffer, 0, readBytes, null);
      if (length === 0) return;
      append(whole, buffer.subarray(0, length));
      // Lets the other writes of this thread run in between.
      await setImmediate();
    }
  } finally {
    closeSync(file);
  }
}
