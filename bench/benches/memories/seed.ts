import { DatabaseSync } from "node:sqlite";

import { lexemesOf } from "@lane/server/src/adapters/search/postgres-search.ts";
import { scopeName } from "@lane/server/src/adapters/search/search-terms.ts";
import { wordsRow } from "@lane/server/src/adapters/search/sqlite-search.ts";
import type { Db } from "@lane/server/src/db/client.ts";
import { administer } from "@lane/server/src/testing/postgres-administration.ts";
import { sql } from "kysely";

import type { BenchContext } from "../bench-context.ts";
import type { SampleMemory } from "./sample-memories.ts";

const batchSize = 2000;

type Seeded = Pick<BenchContext, "config" | "database">;

/**
 * Inserts rows directly, index included, with the code that builds the index: through the app it would take an hour.
 */
export async function seed(context: Seeded, memories: Iterable<SampleMemory>): Promise<void> {
  const write = await openWriter(context);
  const scopes = new Map<string, string>();
  // The next batch is generated while the database writes the one before.
  let writing = Promise.resolve();
  for (const batch of batchesOf(memories)) {
    await writing;
    for (const { timelineId } of batch) {
      if (!scopes.has(timelineId)) scopes.set(timelineId, await makeScope(context.database.db, timelineId));
    }
    writing = write.batch(batch, scopes);
  }
  await writing;
  await write.finish();
}

interface Writer {
  batch(memories: readonly SampleMemory[], scopes: ReadonlyMap<string, string>): Promise<void>;
  finish(): Promise<void>;
}

async function openWriter({ config, database: { db } }: Seeded): Promise<Writer> {
  return config.database.engine === "sqlite"
    ? sqliteWriter(config.database.file)
    : postgresWriter(db, config.database.url);
}

function* batchesOf(memories: Iterable<SampleMemory>): Generator<SampleMemory[]> {
  let batch: SampleMemory[] = [];
  for (const memory of memories) {
    batch.push(memory);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function makeScope(db: Db, timelineId: string): Promise<string> {
  const { number } = await db
    .insertInto("search_scopes")
    .values({ timeline_id: timelineId })
    .returning("number")
    .executeTakeFirstOrThrow();
  return scopeName(number);
}

const whereColumns = ["id", "timeline_id", "year_id", "author_id", "month", "happened_on"];
const wordColumns = ["title", "description", "month_description", "memory_type", "is_archived"];
const columns = [...whereColumns, ...wordColumns, "version", "created_at", "updated_at"];

function valuesOf({ doc, accountId, month, happenedOn, description, createdAt, yearId }: SampleMemory) {
  const where = [doc.memoryId, doc.timelineId, yearId, accountId, month, happenedOn];
  const words = [doc.title, description, "", doc.memoryType, doc.isArchived ? 1 : 0];
  return [...where, ...words, 1, createdAt, createdAt];
}

const fileColumns = ["id", "account_id", "store_key", "sha256", "bytes", "content_type", "created_at"];

function fileOf({ accountId, fileId, createdAt }: SampleMemory) {
  return [fileId, accountId, fileId, "", 100_000, "image/jpeg", createdAt];
}

function sqliteWriter(file: string): Writer {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec("pragma synchronous = off; pragma cache_size = -200000");
  const into = (table: string, names: readonly string[]) =>
    database.prepare(`insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`);
  const memory = into("memories", columns);
  const words = into("memory_words", ["memory_id", "scope", "title", "body", "facets"]);
  const picture = into("files", fileColumns);
  const media = into("memory_media", ["memory_id", "file_id", "position"]);
  return {
    async batch(memories, scopes) {
      database.exec("begin");
      for (const sample of memories) {
        const { scope, title, body, facets } = await wordsRow(sample.doc, scopes.get(sample.timelineId) ?? "");
        memory.run(...valuesOf(sample));
        words.run(sample.doc.memoryId, scope, title, body, facets);
        if (sample.fileId === null) continue;
        picture.run(...fileOf(sample));
        media.run(sample.doc.memoryId, sample.fileId, 0);
      }
      database.exec("commit");
    },
    async finish() {
      database.exec("pragma wal_checkpoint(truncate)");
      database.close();
    },
  };
}

const types = "text text text text int int text text text text int int int8 int8".split(" ");
const fileTypes = ["text", "text", "text", "text", "int8", "text", "int8"];

async function postgresWriter(db: Db, url: string): Promise<Writer> {
  // Built once at the end: updated word by word, the index would take several times as long.
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('memory_words_by_word'::regclass) as definition`.execute(db);
  await sql`drop index memory_words_by_word`.execute(db);
  return {
    async batch(memories, scopes) {
      const pictured = memories.filter(({ fileId }) => fileId !== null);
      await insertRows(db, "memories", columns, types, memories.map(valuesOf));
      await insertRows(db, "files", fileColumns, fileTypes, pictured.map(fileOf));
      const shown = pictured.map(({ doc, fileId }) => [doc.memoryId, fileId, 0]);
      await insertRows(db, "memory_media", ["memory_id", "file_id", "position"], ["text", "text", "int"], shown);
      const ids = memories.map(({ doc }) => doc.memoryId);
      const names = memories.map(({ timelineId }) => scopes.get(timelineId) ?? "");
      const lexemes = await Promise.all(memories.map(({ doc }, at) => lexemesOf(doc, names[at] ?? "")));
      const words = lexemes.map((each) => each.words.join(" "));
      const beginnings = lexemes.map((each) => each.beginnings.join(" "));
      await sql`
        insert into memory_words (memory_id, scope, words, beginnings)
        select id, scope, array_to_tsvector(string_to_array(words, ' ')),
          array_to_tsvector(string_to_array(beginnings, ' '))
        from unnest(${ids}::text[], ${names}::text[], ${words}::text[], ${beginnings}::text[])
          as given (id, scope, words, beginnings)`.execute(db);
    },
    async finish() {
      // Not over the pool of the server, which gives a statement up after half a minute.
      for (const statement of ["set maintenance_work_mem = '512MB'", rows[0]?.definition ?? "", "vacuum analyze"]) {
        await administer(url, statement);
      }
    },
  };
}

async function insertRows(
  db: Db,
  table: string,
  names: readonly string[],
  columnTypes: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const arrays = columnTypes.map((type, at) => sql`${rows.map((row) => row[at])}::${sql.raw(type)}[]`);
  const into = sql.raw(`${table} (${names.join(", ")})`);
  await sql`insert into ${into} select * from unnest(${sql.join(arrays)})`.execute(db);
}
