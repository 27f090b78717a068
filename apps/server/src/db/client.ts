import { Kysely } from "kysely";

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
  close(): Promise<void>;
}

export function openDatabase(location: DatabaseLocation): Database {
  const dialect = location.engine === "sqlite" ? nodeSqliteDialect(location.file) : postgresDialect(location.url);
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    engine: location.engine,
    transact: (work) => runInTransaction(db, work),
    close: () => db.destroy(),
  };
}
