import { PostgresAdapter, sql } from "kysely";

import { goesWith, required } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

/** Every memory's words, kept beside it: they go when it goes, and the index follows in the same statement. */
export const memorySearch: Migration = {
  version: 5,
  name: "memory-search",
  async up(db) {
    await (db.getExecutor().adapter instanceof PostgresAdapter ? onPostgres(db) : onSqlite(db));
  },
};

async function onSqlite(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("search_scopes")
    .addColumn("number", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("timeline_id", "text", (column) => goesWith("timelines.id")(column).unique())
    .execute();
  await db.schema
    .createTable("memory_words")
    .addColumn("number", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("memory_id", "text", (column) => goesWith("memories.id")(column).unique())
    .addColumn("scope", "text", required)
    .addColumn("title", "text", required)
    .addColumn("body", "text", required)
    .addColumn("facets", "text", required)
    .execute();
  // Five signs of the timeline stand before each word, so these are beginnings of one to three letters.
  await sql`
    create virtual table memory_index using fts5(
      title, body, facets,
      content = '', tokenize = 'ascii', detail = column, columnsize = 0, prefix = '6 7 8'
    )`.execute(db);
  // Without it a deleted word stays in the index until its page happens to be merged.
  await sql`insert into memory_index (memory_index, rank) values ('secure-delete', 1)`.execute(db);
  await sql`
    create trigger memory_words_added after insert on memory_words begin ${indexed("new")}; end`.execute(db);
  await sql`
    create trigger memory_words_gone after delete on memory_words begin ${unindexed("old")}; end`.execute(db);
  await sql`
    create trigger memory_words_changed after update on memory_words begin
      ${unindexed("old")};
      ${indexed("new")};
    end`.execute(db);
}

function indexed(row: string) {
  return sql`insert into memory_index (rowid, title, body, facets) values (${scoped(row)})`;
}

function unindexed(row: string) {
  return sql`insert into memory_index (memory_index, rowid, title, body, facets) values ('delete', ${scoped(row)})`;
}

/** Each word begins with a space, and each gets its timeline in front: a search walks no other timeline's words. */
function scoped(row: string) {
  const columns = ["title", "body", "facets"].map(
    (column) => sql`replace(${sql.ref(`${row}.${column}`)}, ' ', ' ' || ${sql.ref(`${row}.scope`)})`,
  );
  return sql`${sql.ref(`${row}.number`)}, ${sql.join(columns)}`;
}

async function onPostgres(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("search_scopes")
    .addColumn("number", "integer", (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("timeline_id", "text", (column) => goesWith("timelines.id")(column).unique())
    .execute();
  await db.schema
    .createTable("memory_words")
    .addColumn("number", "bigint", (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("memory_id", "text", (column) => goesWith("memories.id")(column).unique())
    .addColumn("scope", sql`text collate "C"`, required)
    .addColumn("words", sql`tsvector`, required)
    .addColumn("beginnings", sql`tsvector`, required)
    .execute();
  await db.schema
    .createIndex("memory_words_by_scope")
    .on("memory_words")
    .columns(["scope", "number"])
    .unique()
    .execute();
  // Words wait in no list of their own, which every search would have to read whole.
  await sql`create index memory_words_by_word on memory_words using gin (words, beginnings) with (fastupdate = off)`.execute(
    db,
  );
}
