import { PostgresAdapter, type RawBuilder, sql } from "kysely";

import { goesWith, primaryId, required } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

export const cities: Migration = {
  version: 2,
  name: "cities",
  async up(db) {
    await createCities(db);
    await createNames(db);
    await db.schema
      .createTable("city_lists")
      .addColumn("version", "text", primaryId)
      .addColumn("batches_done", "integer", required)
      .addColumn("loaded_at", "bigint")
      .execute();
  },
};

async function createCities(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("cities")
    .addColumn("id", "text", primaryId)
    .addColumn("name", "text", required)
    .addColumn("region", "text", required)
    .addColumn("country", "text", required)
    .addColumn("country_code", "text", required)
    .addColumn("population", "integer", required)
    .execute();
  await db.schema.createIndex("cities_by_population").on("cities").column("population").execute();
  await db.schema.createIndex("cities_by_country").on("cities").columns(["country_code", "population"]).execute();
}

async function createNames(db: MigrationDb): Promise<void> {
  const { folded, end } = isPostgres(db) ? postgresNames : sqliteNames;
  await db.schema
    .createTable("city_names")
    .addColumn("folded", folded, required)
    .addColumn("city_id", "text", goesWith("cities.id"))
    .addColumn("country_code", "text", required)
    .addColumn("population", "integer", required)
    .addPrimaryKeyConstraint("city_names_key", ["folded", "city_id"])
    .modifyEnd(end)
    .execute();
}

interface NamesTable {
  readonly folded: RawBuilder<unknown>;
  readonly end: RawBuilder<unknown>;
}

// Compared byte by byte: in a language's own order a beginning is not a range, and PostgreSQL would read every row.
const postgresNames: NamesTable = { folded: sql`text collate "C"`, end: sql`` };
// One tree instead of a table and its index: half the room, and a search reads neighbours.
const sqliteNames: NamesTable = { folded: sql`text`, end: sql`without rowid` };

function isPostgres(db: MigrationDb): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
