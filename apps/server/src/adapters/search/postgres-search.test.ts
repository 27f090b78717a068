import { sql } from "kysely";
import { expect, inject } from "vitest";

import type { Database } from "#db/client.ts";
import { createId } from "#lib/ids.ts";
import { test } from "#testing/server-test.ts";

import { createPostgresSearch } from "./postgres-search.ts";

/** A timeline of memories that all have the same words. */
async function plantTimeline({ db }: Database, memories: number): Promise<string> {
  const id = createId(1);
  await db.insertInto("timelines").values({ id, kind: "vault", created_at: 0 }).execute();
  await db
    .insertInto("timeline_years")
    .values({ id: `${id}-year`, timeline_id: id, year: 1990 })
    .execute();
  await sql`
    insert into memories (id, timeline_id, year_id, month, title, description, month_description, version, created_at, updated_at)
    select ${id} || '-' || number, ${id}, ${`${id}-year`}, 1, '', '', '', 1, 0, 0
    from generate_series(1, ${memories}::int) as number`.execute(db);
  const facts = { year: 1990, memoryType: null, mediaTypes: [], isArchived: false };
  const first = `${id}-1`;
  await createPostgresSearch(db).put({ memoryId: first, timelineId: id, title: "party", text: "", ...facts });
  await sql`
    insert into memory_words (memory_id, scope, words, beginnings)
    select memories.id, scope, words, beginnings from memories, memory_words
    where timeline_id = ${id} and memory_id = ${first} and memories.id <> ${first}`.execute(db);
  return id;
}

/** Rows of the index of words that this connection has read. */
async function countRead({ db }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select seq_tup_read + idx_tup_fetch as count from pg_stat_xact_user_tables where relname = 'memory_words'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

test.runIf(inject("engine") === "postgres")(
  "a search in an old timeline does not read what others have written since",
  async ({ database }) => {
    const timelineId = await plantTimeline(database, 1000);
    await plantTimeline(database, 4000);
    await sql`analyze`.execute(database.db);

    const read = await database.transact(async () => {
      // What the connection has read before is counted, too, until PostgreSQL collects it once a second.
      const before = await countRead(database);
      const question = { scopes: [{ timelineId }], words: ["party"], archive: "with", limit: 50 } as const;
      const { memoryIds } = await createPostgresSearch(database.db).find(question);
      expect(memoryIds).toHaveLength(50);
      return (await countRead(database)) - before;
    });

    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(1000);
  },
);
