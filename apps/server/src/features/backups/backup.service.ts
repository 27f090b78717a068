import { sha256 } from "#lib/hash.ts";
import type { Clock } from "#ports/clock.ts";
import type { MediaStore } from "#ports/media-store.ts";

import type { BackupArchive } from "./backup-archive.ts";
import { type CopyProgress, createFileCopies, type FileCopies } from "./file-copies.ts";
import { createDigest, cutIntoPieces, type Row } from "./row-pieces.ts";
import { type Snapshot, snapshotFormat, snapshotNameAt, type TableInSnapshot } from "./snapshot.ts";
import { type StoredFile, storedFileOf, type TableShape } from "./stored-files.ts";

/** A file that is deleted before it could be copied costs another pass; nobody deletes that often. */
const mostPasses = 5;

/** The database at one moment; satisfied by `db/whole-database`. */
export interface DatabaseReading {
  readonly schema: number;
  readonly tables: readonly TableShape[];
  pages(table: TableShape): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}

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

interface Moment extends Pick<Snapshot, "schema" | "tables" | "files" | "madeAt"> {
  /** The files that may be missing in the archive. */
  readonly toCopy: readonly StoredFile[];
  /** The keys of files whose row has no hash. */
  readonly unhashed: readonly string[];
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

  async function keepTable(
    reading: DatabaseReading,
    table: TableShape,
    known: ReadonlySet<string>,
  ): Promise<{ kept: TableInSnapshot; named: StoredFile[]; toCopy: StoredFile[] }> {
    const digest = createDigest();
    const pieces: string[] = [];
    const named: StoredFile[] = [];
    const toCopy: StoredFile[] = [];
    for await (const { text, rows } of cutIntoPieces(reading.pages(table), digest.add)) {
      const hash = sha256(text);
      const files = rows.flatMap((row) => storedFileOf(table, row));
      pieces.push(hash);
      named.push(...files);
      if (known.has(hash)) continue;
      await archive.keepPiece(hash, text);
      toCopy.push(...files);
    }
    const { name, columns } = table;
    const kept = { name, columns: [...columns], rows: digest.count(), digest: digest.text(), pieces };
    return { kept, named, toCopy };
  }

  async function keepRows(known: ReadonlySet<string>): Promise<Moment> {
    const madeAt = clock.now();
    const reading = await readDatabase();
    try {
      const tables: TableInSnapshot[] = [];
      const files = { count: 0, bytes: 0 };
      const toCopy: StoredFile[] = [];
      const unhashed: string[] = [];
      for (const table of reading.tables) {
        const { kept, named, toCopy: more } = await keepTable(reading, table, known);
        tables.push(kept);
        files.count += named.length;
        for (const { key, bytes, sha256: hash } of named) {
          files.bytes += bytes;
          if (hash === null) unhashed.push(key);
        }
        for (const file of more) toCopy.push(file);
      }
      return { schema: reading.schema, tables, files, madeAt, toCopy, unhashed };
    } finally {
      await reading.close();
    }
  }

  async function keepMoment(known: ReadonlySet<string>, copies: FileCopies) {
    let goneBefore: ReadonlySet<string> = new Set();
    for (let pass = 1; ; pass += 1) {
      const { toCopy, unhashed, ...moment } = await keepRows(known);
      const gone = await copies.copyAll(toCopy);
      // Named at two moments and there at neither: the store has lost it.
      if (pass === mostPasses || [...gone].every((key) => goneBefore.has(key))) return { moment, unhashed, gone };
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

export type BackupService = ReturnType<typeof createBackupService>;
