import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import type { StoredBlobInfo } from "#ports/media-store.ts";

/** Accepts only keys of the store's own form, so that no key can name another path. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text);
}

/** Two levels of folders, because some file systems slow down with a million names in one. */
export function pathOf(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), key.slice(2, 4), key);
}

/** Of unfinished blobs. */
export function temporaryFolderOf(folder: string): string {
  return join(folder, "tmp");
}

export async function* listBlobs(folder: string): AsyncGenerator<StoredBlobInfo> {
  for (const outer of await shardsIn(folder)) {
    for (const inner of await shardsIn(join(folder, outer))) {
      const keys = (await namesIn(join(folder, outer, inner))).filter(isKey);
      for (const key of keys.filter((key) => key.startsWith(outer + inner))) {
        const found = await unlessMissing(stat(pathOf(folder, key)));
        if (found?.isFile()) yield { key, bytes: found.size, modifiedAt: Math.trunc(found.mtimeMs) };
      }
    }
  }
}

export async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCodeOf(error))) return undefined;
    throw error;
  }
}

export function errorCodeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

async function shardsIn(folder: string): Promise<string[]> {
  return (await namesIn(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
}

async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(readdir(folder))) ?? [];
}
