import { Kysely } from "kysely";

import type { Database, DatabaseLocation } from "./client.ts";
import { postgresReaderDialect } from "./dialects/postgres.ts";
import { sqliteReaderDialect } from "./dialects/sqlite-reader.ts";
import type { Schema } from "./schema.ts";

export type DatabaseReader = Pick<Database, "db" | "engine" | "close">;

/** A database that cannot be changed by accident, for commands that only look, beside a running server or without one. */
export function openDatabaseReader(location: DatabaseLocation): DatabaseReader {
  const dialect =
    location.engine === "sqlite" ? sqliteReaderDialect(location.file) : postgresReaderDialect(location.url);
  const db = new Kysely<Schema>({ dialect });
  return { db, engine: location.engine, close: () => db.destroy() };
}
