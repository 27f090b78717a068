import { type Database, openDatabase } from "@lane/server/src/db/client.ts";
import { type RawBuilder, sql } from "kysely";

import { fillAccounts, fillMemories } from "./fill-tables.ts";
import type { PlannedTimeline } from "./life-sizes.ts";
import { sampleFacets, sampleTexts } from "./sample-lexemes.ts";
import { openStaging, stageMemories, stageScopes, stageTimelines } from "./staging.ts";

const hourMs = 3_600_000;
const textCount = 4000;
const firstYear = 1930;

/** Grows a database of the server's own schema step by step, with SQL that the database runs by itself. */
export async function openGrowth(url: string) {
  let [step, grown] = [0, 0];
  const texts = await sampleTexts(textCount);
  const facets = await sampleFacets(firstYear, new Date().getUTCFullYear());
  await withDatabase(url, ({ db }) => openStaging(db, texts, facets));

  return {
    /** Returns the account of each timeline. Nothing stays connected, so that the database can be copied. */
    add: (timelines: readonly PlannedTimeline[]): Promise<readonly string[]> =>
      withDatabase(url, async (database) => {
        step += 1;
        await database.transact(() => grow(database, { step, timelines, before: grown }));
        grown += timelines.reduce((sum, { memories }) => sum + memories, 0);
        // What autovacuum does sooner or later.
        await sql`vacuum (analyze, index_cleanup off)`.execute(database.db);
        const { rows } = await sql<{ id: string }>`
          select account_id as id from simulation.timelines where step = ${step} order by number`.execute(database.db);
        return rows.map(({ id }) => id);
      }),
  };
}

export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase({ engine: "postgres", url }, { longestStatementMs: hourMs });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

interface Step {
  readonly step: number;
  readonly timelines: readonly PlannedTimeline[];
  readonly before: number;
}

async function grow({ db }: Database, { step, timelines, before }: Step): Promise<void> {
  const settings: RawBuilder<unknown>[] = [
    sql`set local maintenance_work_mem = '128MB'`,
    sql`set local work_mem = '256MB'`,
    // Whether every row has its owner would be looked up for each row.
    sql`set local session_replication_role = replica`,
  ];
  for (const setting of settings) await setting.execute(db);
  await stageTimelines(db, { step, timelines });
  await fillAccounts(db, step, Date.now());
  await stageScopes(db, step);
  await stageMemories(db, step, before, textCount);
  // Built once at the end: updated word by word, the index would take several times as long.
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('memory_words_by_word'::regclass) as definition`.execute(db);
  await sql`drop index memory_words_by_word`.execute(db);
  await sql`analyze simulation.timelines, simulation.memories, timeline_years`.execute(db);
  await fillMemories(db);
  await sql.raw(rows[0]?.definition ?? "").execute(db);
  await sql`truncate simulation.memories`.execute(db);
}
