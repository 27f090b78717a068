import { scopeName } from "@lane/server/src/adapters/search/search-terms.ts";
import type { Db } from "@lane/server/src/db/client.ts";
import { sql } from "kysely";

import type { PlannedTimeline } from "./life-sizes.ts";
import type { Facets, SampleText } from "./sample-lexemes.ts";

/** Who joins in one step. */
export interface Newcomers {
  readonly step: number;
  readonly timelines: readonly PlannedTimeline[];
}

const rowsAtOnce = 5000;

/**
 * Everything that is chosen for a memory comes from its timeline's seed and its place among that timeline's memories, so
 * that every run has the same rows, and two timelines of one seed the same memories.
 */
const definitions = [
  sql`create schema simulation`,
  // A number from 0 to 1, one of five in every hash.
  sql`create function simulation.roll(hash bigint, place int) returns float8 immutable parallel safe language sql
    return ((hash >> (place * 12)) & 4095)::float8 / 4096`,
  // As the server makes them: time first, so that new rows land at the end of an index.
  sql`create function simulation.id(made_at bigint, name text) returns text immutable parallel safe language sql
    return (
      select substr(time, 1, 8) || '-' || substr(time, 9, 4) || '-7' || substr(rest, 1, 3) || '-8'
        || substr(rest, 4, 3) || '-' || substr(rest, 7, 12)
      from (select lpad(to_hex(made_at), 12, '0') as time, md5(name) as rest) as parts)`,
  sql`create unlogged table simulation.timelines (
    number int primary key, step int, kind text, seed int, memories int, born int, first_year int, last_year int,
    owner int, joined_at bigint, account_id text, timeline_id text, scope text)`,
  sql`create unlogged table simulation.texts (
    number int primary key, title text, description text, words text[], beginnings text[])`,
  sql`create unlogged table simulation.facets (year int, mark text, kind text, words text[])`,
  sql`create unlogged table simulation.memories (
    number int, id text, timeline_id text, account_id text, scope text, year_id text, year int, month int, day int,
    mark text, kind text, files int, text_number int, chance float8, created_at bigint)`,
];

export async function openStaging(db: Db, texts: readonly SampleText[], facets: readonly Facets[]): Promise<void> {
  for (const definition of definitions) await definition.execute(db);
  const kept = JSON.stringify(texts.map((text, number) => ({ number, ...text })));
  await sql`insert into simulation.texts
    select * from jsonb_to_recordset(${kept}::jsonb)
      as given (number int, title text, description text, words text[], beginnings text[])`.execute(db);
  await sql`insert into simulation.facets
    select * from jsonb_to_recordset(${JSON.stringify(facets)}::jsonb)
      as given (year int, mark text, kind text, words text[])`.execute(db);
}

export async function stageTimelines(db: Db, { step, timelines }: Newcomers): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from simulation.timelines`.execute(db);
  const before = rows[0]?.count ?? 0;
  const staged = timelines.map(({ firstYear, lastYear, owner, ...timeline }, place) => ({
    ...timeline,
    number: before + place,
    step,
    first_year: firstYear,
    last_year: lastYear,
    owner: before + (owner ?? place),
  }));
  for (let start = 0; start < staged.length; start += rowsAtOnce) {
    const part = JSON.stringify(staged.slice(start, start + rowsAtOnce));
    await sql`insert into simulation.timelines (number, step, kind, seed, memories, born, first_year, last_year, owner)
      select * from jsonb_to_recordset(${part}::jsonb)
        as given (number int, step int, kind text, seed int, memories int, born int, first_year int, last_year int,
          owner int)`.execute(db);
  }
  await sql`update simulation.timelines as one
    set joined_at = 1609459200000 + one.number * 600000::bigint,
      timeline_id = simulation.id(1609459200000 + one.number * 600000::bigint, 'timeline' || one.number),
      account_id = simulation.id(1609459200000 + one.owner * 600000::bigint, 'account' || one.owner)
    where one.step = ${step}`.execute(db);
}

/** Timelines without a memory have no prefix in the index. */
export async function stageScopes(db: Db, step: number): Promise<void> {
  await sql`insert into search_scopes (timeline_id)
    select timeline_id from simulation.timelines where step = ${step} and memories > 0 order by number`.execute(db);
  const scopes = await db
    .selectFrom("search_scopes")
    .select(["number", "timeline_id as timelineId"])
    .where(sql<boolean>`timeline_id in (select timeline_id from simulation.timelines where step = ${step})`)
    .execute();
  const ids = scopes.map(({ timelineId }) => timelineId);
  const names = scopes.map(({ number }) => scopeName(number));
  await sql`update simulation.timelines as one set scope = given.name
    from unnest(${ids}::text[], ${names}::text[]) as given (id, name) where one.timeline_id = given.id`.execute(db);
}

/** In sittings of eight, by turns with those of all other members; five million memories in five years. */
export async function stageMemories(db: Db, step: number, numberBefore: number, texts: number): Promise<void> {
  await sql`truncate simulation.memories`.execute(db);
  await sql`
    insert into simulation.memories
    select placed.number, simulation.id(made_at, 'memory' || one || ':' || place), timeline_id, account_id, scope,
      years.id, year, 1 + floor(simulation.roll(first, 0) * 12),
      case when simulation.roll(first, 1) < 0.7 then 1 + floor(simulation.roll(first, 2) * 28) end,
      case when simulation.roll(first, 3) < 0.45 then 'Flower' when simulation.roll(first, 3) < 0.57 then 'Stone' else '' end,
      case when simulation.roll(second, 1) >= 0.3333 then '' when simulation.roll(second, 2) < 0.92 then 'Image'
        when simulation.roll(second, 2) < 0.97 then 'Video' else 'Audio' end,
      case when simulation.roll(second, 1) >= 0.3333 then 0 when simulation.roll(second, 3) < 0.7 then 1
        when simulation.roll(second, 3) < 0.9 then 2 else 3 end,
      (second & 65535) % ${texts}::int, simulation.roll(first, 4), made_at
    from (
      select *, 1609459200000 + number * 31500::bigint as made_at,
        last_year - (floor(-ln(1 - simulation.roll(second, 4)) * 14)::int % (last_year - first_year + 1)) as year
      from (
        select number as one, place, account_id, timeline_id, scope, first_year, last_year,
          hashtextextended(seed || ':' || place, 1) as first, hashtextextended(seed || ':' || place, 2) as second,
          (${numberBefore}::int
            + row_number() over (order by hashtextextended(number || ':' || place / 8, 12), place))::int as number
        from simulation.timelines, generate_series(1, memories) as place
        where step = ${step}
      ) as numbered
    ) as placed
    join timeline_years as years using (timeline_id, year)
    order by placed.number`.execute(db);
}
