import { setTimeout as pause } from "node:timers/promises";

import { Kysely, sql } from "kysely";

import type { Transact } from "#ports/transact.ts";

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
  /** Leaves nothing of deleted rows behind in the log of the embedded database. */
  readonly scrub: () => Promise<void>;
  close(): Promise<void>;
}

export function openDatabase(location: DatabaseLocation): Database {
  const dialect = location.engine === "sqlite" ? nodeSqliteDialect(location.file) : postgresDialect(location.url);
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    engine: location.engine,
    transact: (work) => runInTransaction(db, work),
    scrub: () => scrub(db, location.engine),
    close: () => db.destroy(),
  };
}

/** Deleted pages are overwritten (`secure_delete`); the write-ahead log still has them until it is emptied. */
async function scrub(db: Db, engine: Engine): Promise<void> {
  if (engine === "postgres") return;
  const giveUpAt = performance.now() + scrubTimeoutMs;
  for (;;) {
    // It says, and does not throw, that somebody is still reading the log.
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 1 || performance.now() > giveUpAt) return;
    await pause(scrubPauseMs);
  }
}
