import { PostgresAdapter, sql } from "kysely";

import { StartupError } from "#lib/app-error.ts";

import type { Database, Db } from "./client.ts";
import type { Migration } from "./migrations/migration.ts";

/** Any number will do, as long as every process of this product uses the same one. */
export const advisoryLock = 7_301_984;

export interface MigrateOptions {
  readonly migrations: readonly Migration[];
  readonly nowMs: number;
  /** Called before a database with content is migrated, to keep a copy of it. */
  readonly keepCopy?: (fromVersion: number) => Promise<void>;
}

/** Migrates the schema to the newest version: all missing steps in one transaction, or none of them. */
export async function migrate(database: Database, { migrations, nowMs, keepCopy }: MigrateOptions): Promise<void> {
  const newest = migrations.at(-1)?.version ?? 0;
  const found = await schemaVersion(database);
  refuseNewer(found, newest);
  if (found === newest) return;
  if (found > 0) await keepCopy?.(found);

  await database.transact(async () => {
    if (database.engine === "postgres") await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(database.db);
    await createMigrationsTable(database);
    // Read again under the lock: another process may have migrated while this one waited.
    const current = await newestMigration(database.db);
    refuseNewer(current, newest);
    for (const migration of migrations.filter(({ version }) => version > current)) {
      await migration.up(database.db);
      await database.db
        .insertInto("schema_migrations")
        .values({ version: migration.version, name: migration.name, applied_at: nowMs })
        .execute();
    }
  });
}

/** The newest migration of this database; 0 when it is empty. */
export async function schemaVersion(database: Pick<Database, "db">): Promise<number> {
  return (await hasMigrations(database)) ? newestMigration(database.db) : 0;
}

async function hasMigrations({ db }: Pick<Database, "db">): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    const tables = await db.introspection.getTables();
    return tables.some(({ name }) => name === "schema_migrations");
  }
  // Only where this connection looks: a restore prepares its tables beside the others.
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(quote_ident(current_schema()) || '.schema_migrations') is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** The newest migration that has a row; fails on a database that was never migrated. */
export async function newestMigration(db: Db): Promise<number> {
  const row = await db
    .selectFrom("schema_migrations")
    .select((expression) => expression.fn.max("version").as("version"))
    .executeTakeFirst();
  return row?.version ?? 0;
}

async function createMigrationsTable({ db }: Database): Promise<void> {
  await db.schema
    .createTable("schema_migrations")
    .ifNotExists()
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("applied_at", "bigint", (column) => column.notNull())
    .execute();
}

function refuseNewer(found: number, newest: number): void {
  if (found <= newest) return;
  throw new StartupError(
    `This database was written by a newer version of Down Memory Lane (schema ${found}, this program knows ${newest}). Start the newer version instead.`,
  );
}
