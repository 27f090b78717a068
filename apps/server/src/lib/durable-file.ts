import { randomBytes } from "node:crypto";
import { link, mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

interface DurableOptions {
  readonly mode: number;
}

/** Replaces `path` so that a power cut leaves either the old or the new bytes, never a part. */
export async function writeFileDurably(path: string, bytes: Uint8Array, { mode }: DurableOptions): Promise<void> {
  await withSyncedCopy(path, bytes, mode, (copy) => rename(copy, path));
  await syncDirectory(dirname(path));
}

/** Like `writeFileDurably`, but leaves an existing file alone and then returns false. */
export async function createFileDurably(path: string, bytes: Uint8Array, { mode }: DurableOptions): Promise<boolean> {
  const isNew = await withSyncedCopy(path, bytes, mode, (copy) => linkUnlessTaken(copy, path));
  // Also when another process was first: its file may be visible before its directory is on disk.
  await syncDirectory(dirname(path));
  return isNew;
}

/** Makes changes of names in a directory survive a power cut: files created, renamed or removed there. */
export async function syncDirectory(path: string): Promise<void> {
  // Windows refuses to open a directory and writes its names through by itself.
  if (process.platform === "win32") return;
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** `mkdir -p` whose new directories survive a power cut. */
export async function makeDirectoryDurably(path: string, { mode }: DurableOptions = { mode: 0o700 }): Promise<void> {
  const firstNew = await mkdir(path, { recursive: true, mode });
  if (firstNew === undefined) return;
  const stop = dirname(resolve(firstNew));
  let parent = dirname(resolve(path));
  await syncDirectory(parent);
  while (parent !== stop) {
    parent = dirname(parent);
    await syncDirectory(parent);
  }
}

async function withSyncedCopy<T>(
  path: string,
  bytes: Uint8Array,
  mode: number,
  place: (copy: string) => Promise<T>,
): Promise<T> {
  // In the same directory, because neither rename nor link crosses file systems.
  const copy = join(dirname(path), `.${basename(path)}.${randomBytes(8).toString("hex")}.tmp`);
  try {
    await writeSynced(copy, bytes, mode);
    return await place(copy);
  } finally {
    await rm(copy, { force: true });
  }
}

async function writeSynced(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const handle = await open(path, "wx", mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function linkUnlessTaken(copy: string, path: string): Promise<boolean> {
  try {
    await link(copy, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
