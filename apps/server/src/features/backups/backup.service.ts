import type { Clock } from "#ports/clock.ts";
import type { MediaStore } from "#ports/media-store.ts";

import type { BackupArchive } from "./backup-archive.ts";
import { type CopyProgress, createFileCopies, type FileCopies } from "./file-copies.ts";
import { type DatabaseReading, keepRows } from "./kept-rows.ts";
import { type Snapshot, snapshotFormat, snapshotNameAt } from "./snapshot.ts";

/** A file that is deleted before it could be copied costs another pass; nobody deletes that often. */
const mostPasses = 5;

interface BackupDeps {
  readonly archive: BackupArchive;
  readonly readDatabase: () => Promise<DatabaseReading>;
  readonly store: Pick<MediaStore, "open" | "localPath">;
  readonly clock: Clock;
  readonly about: Pick<Snapshot, "version" | "engine" | "keyCheck" | "settings">;
}

interface TakeOptions {
  /** Looks again at everything that the former backup says is there. */
  readonly isThorough: boolean;
  readonly onProgress?: (progress: CopyProgress) => void;
}

export interface TakenBackup {
  readonly name: string;
  readonly rows: number;
  readonly files: Snapshot["files"];
  readonly copied: FileCopies["copied"];
  /** Keys of files that the store has lost or changed: no backup can hold them. */
  readonly unreadable: readonly string[];
}

/**
 * Backs up while others write: first the rows of one moment, then the files that they name. If one of those was deleted
 * meanwhile, the rows of a later moment are taken, until nothing is missing.
 */
export function createBackupService({ archive, readDatabase, store, clock, about }: BackupDeps) {
  async function formerBackup(): Promise<Snapshot | undefined> {
    for (const name of (await archive.listSnapshots()).toReversed()) {
      const found = await archive.readSnapshot(name);
      if (!("problem" in found)) return found;
    }
    return undefined;
  }

  async function keepMoment(known: ReadonlySet<string>, copies: FileCopies) {
    let goneBefore: ReadonlySet<string> = new Set();
    for (let pass = 1; ; pass += 1) {
      const madeAt = clock.now();
      const { toCopy, unhashed, ...moment } = await keepRows(await readDatabase(), archive, known);
      const gone = await copies.copyAll(toCopy);
      // Named at two moments and there at neither: the store has lost it.
      if (pass === mostPasses || [...gone].every((key) => goneBefore.has(key)))
        return { moment: { ...moment, madeAt }, unhashed, gone };
      goneBefore = gone;
    }
  }

  return {
    async take({ isThorough, onProgress = () => undefined }: TakeOptions): Promise<TakenBackup> {
      const former = await formerBackup();
      const trusted = isThorough || former?.unreadable.length !== 0 ? undefined : former;
      const known = new Set(trusted?.tables.flatMap(({ pieces }) => pieces));
      const copies = createFileCopies({ archive, store, hashes: trusted?.hashes ?? {}, onProgress });
      const { moment, unhashed, gone } = await keepMoment(known, copies);
      const unreadable = [...gone, ...copies.changed];
      const name = snapshotNameAt(moment.madeAt);
      await archive.keepSnapshot({
        format: snapshotFormat,
        product: "down-memory-lane",
        name,
        ...about,
        ...moment,
        hashes: copies.hashesOf(unhashed),
        unreadable,
      });
      const rows = moment.tables.reduce((sum, table) => sum + table.rows, 0);
      return { name, rows, files: moment.files, copied: copies.copied, unreadable };
    },
  };
}
