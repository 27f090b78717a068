import { DatabaseSync } from "node:sqlite";

import type { DiskReserve } from "./disk-reserve.ts";
import { type Checkpoints, createCheckpoints } from "./sqlite-checkpoints.ts";
import { createLogSync, type LogSync } from "./sqlite-log.ts";
import { createStatements, type SqliteStatements } from "./sqlite-statements.ts";
import type { WriteSlot } from "./sqlite-write-slot.ts";

export const busyTimeoutMs = 10_000;

export interface OpenFile {
  /** A read-only connection, which never waits for the writer. */
  readonly reading: SqliteStatements;
  readonly writing: SqliteStatements;
  readonly writer: DatabaseSync;
  readonly log: LogSync;
  readonly checkpoints: Checkpoints;
  readonly reserve: DiskReserve;
  close(): Promise<void>;
}

export interface OpenFileOptions {
  readonly file: string;
  readonly reserve: DiskReserve;
  readonly slot: WriteSlot;
  readonly onSyncFailure: () => void;
}

export function openFile({ file, reserve, slot, onSyncFailure }: OpenFileOptions): OpenFile {
  const writer = openConnection(file);
  const reader = openConnection(file);
  const gauge = openConnection(file);
  reader.exec("pragma query_only = on");
  const log = createLogSync({ databaseFile: file, gauge, onFailure: onSyncFailure });
  const checkpoints = createCheckpoints({ databaseFile: file, log, slot, isUrgent: () => reserve.isFull() });
  return {
    writer,
    reading: createStatements(reader),
    writing: createStatements(writer),
    log,
    checkpoints,
    reserve,
    async close() {
      await checkpoints.close();
      await log.close();
      for (const connection of [gauge, reader, writer]) connection.close();
    },
  };
}

function openConnection(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  database.exec("pragma journal_mode = wal");
  // With NORMAL alone a power cut loses acknowledged rows: `releaseConnection` syncs the log before the answer.
  database.exec("pragma synchronous = normal");
  // No automatic checkpoints: they would include what is not synced yet, and block the event loop.
  database.exec("pragma wal_autocheckpoint = 0");
  database.exec("pragma foreign_keys = on");
  // Deleted text must not stay in free pages.
  database.exec("pragma secure_delete = on");
  // A large sort of a read must not fail because the disk is full.
  database.exec("pragma temp_store = memory");
  // From here on waiting for a lock does not block the event loop; see `retryWhileBusy`.
  database.exec("pragma busy_timeout = 0");
  return database;
}
