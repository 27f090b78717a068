import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, mkdtemp, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { freeBytes } from "#lib/free-bytes.ts";
import type { Clock } from "#ports/clock.ts";

/** Longer than any run may take. */
const abandonedMs = 6 * 60 * 60 * 1000;

/** A folder for one film. Folders left by a killed process are removed when the next one is made. */
export async function makeWorkFolder(parent: string, clock: Clock): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeAbandoned(parent, clock.now() - abandonedMs);
  return mkdtemp(join(parent, "film-"));
}

async function removeAbandoned(parent: string, before: number): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    const info = await stat(folder).catch(() => undefined);
    if (info && info.mtimeMs < before) await rm(folder, { recursive: true, force: true });
  }
}

export async function writeOut(source: AsyncIterable<Uint8Array>, file: string, signal: AbortSignal): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    await pipeline(source, (chunks: AsyncIterable<Uint8Array>) => append(handle, chunks), { signal });
  } finally {
    await handle.close();
  }
}

export function readIn(file: string): AsyncIterable<Uint8Array> {
  return createReadStream(file);
}

async function append(handle: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) {
    await handle.appendFile(chunk);
    freeBytes(chunk);
  }
}
