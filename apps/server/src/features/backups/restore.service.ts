import { setImmediate as others } from "node:timers/promises";

import { StartupError } from "#lib/app-error.ts";
import type { MediaStore } from "#ports/media-store.ts";

import type { BackupArchive } from "./backup-archive.ts";
import type { DatabaseReading } from "./kept-rows.ts";
import { createDigest, type Row, rowsOfPiece } from "./row-pieces.ts";
import { rowsOf, type Snapshot, type TableInSnapshot } from "./snapshot.ts";
import { namesFiles, type StoredFile, storedFileOf, type TableShape } from "./stored-files.ts";

export interface RestoreProgress {
  readonly step: "files" | "rows" | "search" | "done";
  readonly done: number;
  readonly total: number;
}

/** An empty database that takes a whole one; satisfied by `db/whole-database`. */
export interface EmptyDatabase {
  fill(
    schema: number,
    work: (insert: (table: TableShape, rows: readonly Row[]) => Promise<void>) => Promise<void>,
  ): Promise<void>;
  read(): Promise<DatabaseReading>;
  /** Takes the steps of newer releases. */
  bringUpToDate(): Promise<void>;
}

interface RestoreDeps {
  readonly archive: BackupArchive;
  readonly onProgress: (progress: RestoreProgress) => void;
}

/** The backup of this name, or the newest. Changes nothing. */
export async function findBackup(archive: BackupArchive, newestSchema: number, name?: string): Promise<Snapshot> {
  const wanted = name ?? (await archive.listSnapshots()).at(-1);
  if (wanted === undefined) throw new StartupError(`There is no backup in ${archive.description}.`);
  const found = await archive.readSnapshot(wanted);
  if (!("problem" in found)) {
    if (found.schema > newestSchema) throw newer(wanted, found.version);
    return found;
  }
  if (found.problem === "newer") throw newer(wanted, found.version);
  if (found.problem === "missing") throw new StartupError(`There is no backup ${wanted} in ${archive.description}.`);
  throw new StartupError(`The backup ${wanted} is damaged, so nothing was restored. Please choose another one.`);
}

/** Puts a backup together again, and refuses by name one that is not whole. */
export function createRestoreService({ archive, onProgress }: RestoreDeps) {
  async function putFile(snapshot: Snapshot, store: RestoreStore, { key, bytes, sha256 }: StoredFile): Promise<void> {
    // A restore that was interrupted goes on where it was.
    if ((await store.stat(key))?.bytes === bytes) return;
    const hash = sha256 ?? snapshot.hashes[key];
    const content = hash === undefined ? undefined : await archive.readFile(hash);
    if (!content) throw damaged(snapshot, `the file ${key} is missing`);
    const stored = await store.put(content, { maxBytes: Number.MAX_SAFE_INTEGER, key });
    if (stored.sha256 === hash) return;
    await store.remove(key);
    throw damaged(snapshot, `the file ${key} is changed`);
  }

  return {
    async putFiles(snapshot: Snapshot, store: RestoreStore): Promise<void> {
      const total = snapshot.files.count;
      let done = 0;
      for await (const file of filesOf(archive, snapshot)) {
        await putFile(snapshot, store, file);
        onProgress({ step: "files", done: (done += 1), total });
      }
    },

    /** Fills the tables, compares every row with the backup's, and brings them up to date. */
    async putRows(snapshot: Snapshot, database: EmptyDatabase): Promise<void> {
      const total = rowsOf(snapshot);
      let done = 0;
      await database.fill(snapshot.schema, async (insert) => {
        for (const table of snapshot.tables) {
          for (const hash of table.pieces) {
            const rows = await rowsIn(archive, snapshot, table, hash);
            await insert(table, rows);
            onProgress({ step: "rows", done: (done += rows.length), total });
          }
        }
      });
      await refuseDifference(snapshot, database);
      await database.bringUpToDate();
    },
  };
}

type RestoreStore = Pick<MediaStore, "stat" | "put" | "remove">;

function newer(name: string, version: string): StartupError {
  return new StartupError(
    `The backup ${name} was made by a newer version of Down Memory Lane (${version}), so nothing was restored. Install that version first.`,
  );
}

function damaged({ name }: Snapshot, what: string): StartupError {
  return new StartupError(`The backup ${name} is damaged: ${what}. Nothing was restored; please choose another one.`);
}

async function rowsIn(
  archive: BackupArchive,
  snapshot: Snapshot,
  table: TableInSnapshot,
  hash: string,
): Promise<Row[]> {
  const text = await archive.readPiece(hash);
  if (text === undefined) throw damaged(snapshot, `a part of its table ${table.name} is missing or changed`);
  return rowsOfPiece(text);
}

/** The files that the store had when the backup was made. */
export async function* filesOf(archive: BackupArchive, snapshot: Snapshot): AsyncGenerator<StoredFile> {
  const unreadable = new Set(snapshot.unreadable);
  for (const table of snapshot.tables.filter(namesFiles)) {
    for (const hash of table.pieces) {
      for (const row of await rowsIn(archive, snapshot, table, hash)) {
        yield* storedFileOf(table, row).filter(({ key }) => !unreadable.has(key));
      }
    }
  }
}

async function refuseDifference(snapshot: Snapshot, database: EmptyDatabase): Promise<void> {
  const reading = await database.read();
  try {
    for (const { name, columns, digest, rows } of snapshot.tables) {
      const found = createDigest();
      for await (const page of reading.pages({ name, columns })) {
        page.forEach(found.addRow);
        // The embedded database is read without a pause, and whoever asks how far this is waits for an answer.
        await others();
      }
      if (found.text() === digest && found.count() === rows) continue;
      throw damaged(snapshot, `its table ${name} came out different: ${found.count()} rows instead of ${rows}`);
    }
  } finally {
    await reading.close();
  }
}
