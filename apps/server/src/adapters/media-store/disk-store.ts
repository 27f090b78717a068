import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, unlink } from "node:fs/promises";
import { dirname, join as joinPath } from "node:path";

import { createAskedThread } from "#lib/asked-thread.ts";
import { makeDirectoryDurably, syncDirectory } from "#lib/durable-file.ts";
import {
  type ByteRange,
  type MediaStore,
  MediaStoreError,
  type MediaStoreReader,
  type PutLimits,
  type StoredBlob,
} from "#ports/media-store.ts";

import { errorCodeOf, isKey, listBlobs, pathOf, temporaryFolderOf, unlessMissing } from "./disk-layout.ts";
import type { DiskThread, Measured } from "./disk-thread.ts";
import { limitSource } from "./measured-source.ts";

const bufferBytes = 256 * 1024;
const mostSpareBuffers = 32;

/** One thread for the whole process, however many stores there are; it starts with the first file. */
const thread = createAskedThread<DiskThread>(new URL("disk-thread.ts", import.meta.url));
let lastNumber = 0;
const spare: SharedArrayBuffer[] = [];

interface Writing {
  /** Resolves once the bytes are with the operating system; the chunk may be reused then. */
  write(chunk: Uint8Array): Promise<void>;
  /** Resolves once the bytes survive a power cut. */
  finish(): Promise<Measured>;
  drop(): Promise<void>;
}

interface DiskStoreDeps {
  readonly folder: string;
}

/** Keeps each blob as `ab/cd/<key>`; unfinished blobs are under `tmp/`. */
export async function createDiskStore({ folder }: DiskStoreDeps): Promise<MediaStore> {
  await makeDirectoryDurably(temporaryFolderOf(folder));

  return {
    ...createDiskReader({ folder }),
    put: (source, limits) => asStoreErrors(put(folder, source, limits)),
    join: (keys) => asStoreErrors(join(folder, keys)),
    remove: (key) => asStoreErrors(remove(folder, key)),
    presign: async () => undefined,
    localPath: (key) => (isKey(key) ? pathOf(folder, key) : undefined),
    sweepTemporary: (untouchedSinceMs) => asStoreErrors(sweep(temporaryFolderOf(folder), untouchedSinceMs)),
  };
}

/** Creates no folder: a store without files has none. */
export function createDiskReader({ folder }: DiskStoreDeps): MediaStoreReader {
  return {
    async open(key, range) {
      const bytes = await sizeOf(folder, key);
      // With an end, the buffer for it is no larger than what is read.
      return bytes === undefined ? undefined : read(pathOf(folder, key), range ?? { start: 0, end: bytes - 1 });
    },
    async stat(key) {
      const bytes = await sizeOf(folder, key);
      return bytes === undefined ? undefined : { bytes };
    },
    list: () => listBlobs(folder),
    async close() {},
  };
}

async function put(folder: string, source: AsyncIterable<Uint8Array>, limits: PutLimits): Promise<StoredBlob> {
  return keepBlob(folder, limits.key ?? newKey(), async (path) => {
    const writing = await beginFile(path);
    try {
      for await (const chunk of limitSource(source, limits)) await writing.write(chunk);
      return await writing.finish();
    } catch (error) {
      // `allSettled`, so that a failing cleanup does not hide the original error.
      await Promise.allSettled([writing.drop()]);
      throw error;
    }
  });
}

async function join(folder: string, keys: readonly string[]): Promise<StoredBlob> {
  if (!keys.every(isKey)) throw missing();
  const paths = keys.map((key) => pathOf(folder, key));
  return keepBlob(folder, newKey(), (path) => joinFiles(paths, path)).catch((error: unknown) => {
    throw errorCodeOf(error) === "ENOENT" ? missing(error) : error;
  });
}

function missing(cause?: unknown): MediaStoreError {
  return new MediaStoreError("missing", "Removed before it was read", { cause });
}

function newKey(): string {
  return randomBytes(20).toString("hex");
}

async function keepBlob(folder: string, key: string, write: (path: string) => Promise<Measured>): Promise<StoredBlob> {
  if (!isKey(key)) throw missing();
  // Not the key, which may be given: a put that was killed half way would stand in the way of the next one.
  const temporary = joinPath(temporaryFolderOf(folder), newKey());
  const path = pathOf(folder, key);
  try {
    const measured = await write(temporary);
    await moveSynced(folder, temporary, path);
    return { key, ...measured };
  } catch (error) {
    // Removes the final path as well: the rename may have worked and the sync after it failed, and this key is never
    // returned. `allSettled`, so that a failing removal does not hide why the put failed.
    await Promise.allSettled([rm(temporary, { force: true }), rm(path, { force: true })]);
    throw error;
  }
}

async function moveSynced(folder: string, from: string, to: string): Promise<void> {
  const inner = dirname(to);
  await mkdir(inner, { recursive: true, mode: 0o700 });
  await rename(from, to);
  // All three folders are synced, new or not: the process that created them may have died before syncing them. Costs
  // little when nothing changed.
  for (const changed of [inner, dirname(inner), folder]) {
    await syncDirectory(changed);
  }
}

async function* read(path: string, range: ByteRange): AsyncGenerator<Uint8Array> {
  // A stream cannot be asked for nothing.
  if (range.end < range.start) return;
  try {
    yield* createReadStream(path, { ...range, highWaterMark: 256 * 1024 });
  } catch (error) {
    if (errorCodeOf(error) !== "ENOENT") throw error;
    throw missing(error);
  }
}

async function sizeOf(folder: string, key: string): Promise<number | undefined> {
  if (!isKey(key)) return undefined;
  const found = await unlessMissing(stat(pathOf(folder, key)));
  return found?.isFile() ? found.size : undefined;
}

async function remove(folder: string, key: string): Promise<void> {
  if (!isKey(key)) return;
  const path = pathOf(folder, key);
  await unlessMissing(unlink(path));
  // Synced, so that a deleted file does not come back after a power cut.
  await unlessMissing(syncDirectory(dirname(path)));
}

async function sweep(temporaryFolder: string, untouchedSinceMs: number): Promise<number> {
  let swept = 0;
  for (const name of await readdir(temporaryFolder)) {
    const path = joinPath(temporaryFolder, name);
    const found = await unlessMissing(stat(path));
    if (found === undefined || found.mtimeMs > untouchedSinceMs) continue;
    await rm(path, { force: true });
    swept += 1;
  }
  return swept;
}

async function asStoreErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = errorCodeOf(error);
    if (["ENOSPC", "EDQUOT"].includes(code)) {
      throw new MediaStoreError("storage_full", "The disk is full", { cause: error });
    }
    if (["EROFS", "EIO", "EMFILE", "ENFILE"].includes(code)) {
      throw new MediaStoreError("unavailable", "The disk does not take changes now", { cause: error });
    }
    throw error;
  }
}

/** A new file that is written and hashed by another thread. */
async function beginFile(path: string): Promise<Writing> {
  const writing = (lastNumber += 1);
  await thread.ask("begin", { writing, path });

  return {
    async write(chunk) {
      for (let start = 0; start < chunk.byteLength; start += bufferBytes) {
        const piece = chunk.subarray(start, start + bufferBytes);
        // Copied instead of transferred: the chunk's memory may be shared with other buffers.
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

/** Joins several files into a new one, in order; it survives a power cut. */
async function joinFiles(from: readonly string[], to: string): Promise<Measured> {
  return thread.ask("join", { from, to });
}
