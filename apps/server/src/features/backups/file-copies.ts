import { sha256OfStream } from "#lib/hash.ts";
import { type MediaStore, MediaStoreError } from "#ports/media-store.ts";

import type { BackupArchive } from "./backup-archive.ts";
import type { StoredFile } from "./stored-files.ts";

export interface CopyProgress {
  readonly filesDone: number;
  readonly filesToCopy: number;
}

interface FileCopiesDeps {
  readonly archive: Pick<BackupArchive, "has" | "keepFile">;
  readonly store: Pick<MediaStore, "open" | "localPath">;
  /** By keys: the hashes of files whose row has none, as far as a former backup found them. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly onProgress: (progress: CopyProgress) => void;
}

export type FileCopies = ReturnType<typeof createFileCopies>;

/** The files of one backup: what was copied, and what could not be. */
export function createFileCopies({ archive, store, hashes: formerHashes, onProgress }: FileCopiesDeps) {
  const hashes = new Map(Object.entries(formerHashes));
  const kept = new Set<string>();
  const changed = new Set<string>();
  const copied = { files: 0, bytes: 0 };

  async function hashOf({ key, sha256 }: StoredFile): Promise<string | undefined> {
    const known = sha256 ?? hashes.get(key);
    if (known !== undefined) return known;
    const content = await store.open(key);
    const found = content && (await sha256OfStream(content));
    if (found !== undefined) hashes.set(key, found);
    return found;
  }

  /** False when the store has no such file. */
  async function copy(file: StoredFile): Promise<boolean> {
    const hash = await hashOf(file);
    if (hash === undefined) return false;
    if (await archive.has("files", hash)) return true;
    const content = await store.open(file.key);
    if (!content) return false;
    if (await archive.keepFile(hash, content, store.localPath(file.key))) {
      copied.files += 1;
      copied.bytes += file.bytes;
    } else changed.add(file.key);
    return true;
  }

  async function copyUnlessGone(file: StoredFile): Promise<boolean> {
    try {
      return await copy(file);
    } catch (error) {
      if (error instanceof MediaStoreError && error.code === "missing") return false;
      throw error;
    }
  }

  return {
    copied,
    changed: changed as ReadonlySet<string>,
    hashesOf: (keys: readonly string[]): Record<string, string> =>
      Object.fromEntries(keys.flatMap((key) => (hashes.has(key) ? [[key, hashes.get(key) ?? ""]] : []))),

    /** Copies what the archive does not have yet; returns the keys of files that are gone. */
    async copyAll(files: readonly StoredFile[]): Promise<ReadonlySet<string>> {
      const gone = new Set<string>();
      let filesDone = 0;
      for (const file of files) {
        if (!kept.has(file.key)) {
          if (await copyUnlessGone(file)) kept.add(file.key);
          else gone.add(file.key);
        }
        onProgress({ filesDone: (filesDone += 1), filesToCopy: files.length });
      }
      return gone;
    },
  };
}
