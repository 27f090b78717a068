import { setTimeout as pause } from "node:timers/promises";

import { Kysely, sql } from "kysely";

import type { DiskSpace } from "#ports/disk-space.ts";
import type { Transact } from "#ports/transact.ts";

import { createDiskReserve, noReserve, type ReserveOptions } from "./dialects/disk-reserve.ts";
import { nodeSqliteDialect } from "./dialects/node-sqlite.ts";
import { postgresDialect } from "./dialects/postgres.ts";
import type { Schema } from "./schema.ts";
import { runInTransaction } from "./transaction-scope.ts";

const scrubTimeoutMs = 10_000;
const scrubPauseMs = 20;

export type Db = Kysely<Schema>;
export type Engine = "sqlite" | "postgres";

export type DatabaseLocation =
  | { readonly engine: "sqlite"; readonly file: string }
  | { readonly engine: "postgres"; readonly url: string };

export interface Database {
  readonly db: Db;
  readonly engine: Engine;
  readonly transact: Transact;
  /** Of the disk of the embedded database; PostgreSQL manages its own. */
  readonly diskSpace: DiskSpace;
  /** Removes the remains of deleted rows from the log of the embedded database. */
  readonly scrub: () => Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Disk space that the embedded database reserves for when the disk is full. */
  readonly reserve?: ReserveOptions;
  /** After which PostgreSQL cancels a statement; without it, what a request may take. */
  readonly longestStatementMs?: number;
}

export function openDatabase(location: DatabaseLocation, options: DatabaseOptions = {}): Database {
  const reserve = reserveOf(location, options);
  const dialect =
    location.engine === "sqlite"
      ? nodeSqliteDialect(location.file, reserve)
      : postgresDialect(location.url, options.longestStatementMs);
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    engine: location.engine,
    transact: (work) => runInTransaction(db, work),
    diskSpace: reserve,
    scrub: () => scrub(db, location.engine),
    close: () => db.destroy(),
  };
}

function reserveOf(location: DatabaseLocation, { reserve }: DatabaseOptions) {
  return location.engine === "sqlite" && reserve ? createDiskReserve(location.file, reserve) : noReserve;
}

/** Deleted pages are overwritten (`secure_delete`); the write-ahead log still has them until it is emptied. */
async function scrub(db: Db, engine: Engine): Promise<void> {
  if (engine === "postgres") return;
  const giveUpAt = performance.now() + scrubTimeoutMs;
  for (;;) {
    // The pragma reports a busy reader of the log in its result instead of throwing.
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 1 || performance.now() > giveUpAt) return;
    await pause(scrubPauseMs);
  }
}
