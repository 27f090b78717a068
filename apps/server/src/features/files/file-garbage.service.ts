import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { MediaStore } from "#ports/media-store.ts";
import type { Transact } from "#ports/transact.ts";

import type { FileOwnersRepository } from "./file-owners.repository.ts";
import { removeBlobs } from "./files.jobs.ts";
import type { LooseFilesRepository } from "./loose-files.repository.ts";
import type { StoreKeysRepository } from "./store-keys.repository.ts";
import { isWrongDatabase } from "./wrong-database.ts";

const dayMs = 24 * 60 * 60 * 1000;
const sweptAtOnce = 200;

type Forget = (blobs: readonly string[]) => Promise<void>;

/** Queues the removal of blobs that no row references any more. Joins the surrounding transaction. */
export function createForget(jobs: JobQueue): Forget {
  return async (blobs) => {
    if (blobs.length > 0) await jobs.enqueue(removeBlobs, { keys: [...blobs] });
  };
}

interface FileGarbageDeps {
  readonly owners: FileOwnersRepository;
  readonly loose: LooseFilesRepository;
  /** Satisfied by uploads: removes abandoned uploads. */
  readonly uploads: { sweep(): Promise<void> };
  readonly keys: StoreKeysRepository;
  readonly store: MediaStore;
  readonly forget: Forget;
  readonly clock: Clock;
  readonly transact: Transact;
  readonly logger: Logger;
}

/** Removes files and their blobs. Rows are removed first; a blob that outlives its row only wastes space. */
export function createFileGarbageService(deps: FileGarbageDeps) {
  const { owners, loose, uploads, keys, store, forget, clock, transact, logger } = deps;

  async function sweepLoose(): Promise<void> {
    const before = clock.now() - dayMs;
    let after: string | undefined = "";
    while (after !== undefined) {
      const { ids, last } = await loose.find(before, after);
      for (let at = 0; at < ids.length; at += sweptAtOnce) {
        await transact(async () => forget(await loose.remove(ids.slice(at, at + sweptAtOnce))));
      }
      after = last;
    }
  }

  /** Asks again, since there may be a row by now. */
  async function removeUnknown(blobs: readonly string[]): Promise<void> {
    const known = await keys.findKnown(blobs);
    for (const key of blobs) {
      if (!known.has(key)) await store.remove(key);
    }
  }

  async function* oldBlobs(): AsyncGenerator<readonly string[]> {
    let old: string[] = [];
    for await (const { key, modifiedAt } of store.list()) {
      if (modifiedAt < clock.now() - dayMs) old.push(key);
      if (old.length < sweptAtOnce) continue;
      yield old;
      old = [];
    }
    yield old;
  }

  return {
    forget,

    async removeBlobs(blobs: readonly string[]): Promise<void> {
      for (const key of blobs) await store.remove(key);
    },

    /** Call it before an account is erased: afterwards the owner of the files is not known. */
    forgetAll: async (accountId: string): Promise<void> => forget(await owners.listKeys(accountId)),

    /** Unused files are removed a day later. */
    letGo: (fileIds: readonly string[]): Promise<void> => owners.touch(fileIds, clock.now()),

    /** Removes the unused ones of these files at once. Call it in the transaction that detached them. */
    removeUnused: async (fileIds: readonly string[]): Promise<void> => forget(await loose.remove(fileIds)),

    /** Removes files that have been unused for a day, and abandoned uploads. */
    async sweep(): Promise<void> {
      await loose.clampTimestamps(clock.now());
      await sweepLoose();
      await uploads.sweep();
      await store.sweepTemporary(clock.now() - dayMs);
    },

    /** Removes blobs without a row, left by a killed process. Young blobs may still get their row. */
    async sweepOrphans(): Promise<void> {
      const orphans: string[] = [];
      let named = 0;
      for await (const old of oldBlobs()) {
        const known = await keys.findKnown(old);
        named += known.size;
        orphans.push(...old.filter((key) => !known.has(key)));
      }
      if (isWrongDatabase(orphans.length, named)) {
        logger.error({ orphans: orphans.length, named }, "files without a row were kept: is this their database?");
        return;
      }
      for (let at = 0; at < orphans.length; at += sweptAtOnce) await removeUnknown(orphans.slice(at, at + sweptAtOnce));
    },
  };
}

export type FileGarbageService = ReturnType<typeof createFileGarbageService>;
