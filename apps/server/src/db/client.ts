import { Kysely, sql } from "kysely";

import type { Transact } from "#ports/transact.ts";

import { nodeSqliteDialect } from "./dialects/node-sqlite.ts";
import { postgresDialect } from "./dialects/postgres.ts";
import type { Schema } from "./schema.ts";
import { runInTransaction } from "./transaction-scope.ts";

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
  if (engine === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
