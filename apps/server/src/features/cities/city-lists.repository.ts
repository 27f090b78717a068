import { type RawBuilder, sql } from "kysely";

import type { Db } from "#db/client.ts";

interface ListedCity {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly countryCode: string;
  readonly population: number;
}

interface ListedName {
  readonly cityId: string;
  readonly folded: string;
}

export function createCityListsRepository(db: Db) {
  return {
    async findOrStart(version: string): Promise<{ batchesDone: number; isLoaded: boolean }> {
      const known = await db.selectFrom("city_lists").selectAll().where("version", "=", version).executeTakeFirst();
      if (known) return { batchesDone: known.batches_done, isLoaded: known.loaded_at !== null };
      await db
        .insertInto("city_lists")
        .values({ version, batches_done: 0 })
        .onConflict((conflict) => conflict.column("version").doNothing())
        .execute();
      return { batchesDone: 0, isLoaded: false };
    },

    async upsertCities(cities: readonly ListedCity[]): Promise<void> {
      await sql`
        insert into cities (id, name, region, country, country_code, population)
        select value ->> 'id', value ->> 'name', value ->> 'region', value ->> 'country', value ->> 'countryCode',
          cast(value ->> 'population' as integer)
        from ${eachOf(cities)} where true
        on conflict (id) do update set name = excluded.name, region = excluded.region, country = excluded.country,
          country_code = excluded.country_code, population = excluded.population
      `.execute(db);
    },

    async upsertNames(names: readonly ListedName[]): Promise<void> {
      await sql`
        insert into city_names (folded, city_id, country_code, population)
        select value ->> 'folded', cities.id, cities.country_code, cities.population
        from ${eachOf(names)} inner join cities on cities.id = value ->> 'cityId' where true
        on conflict (folded, city_id) do update set country_code = excluded.country_code,
          population = excluded.population
      `.execute(db);
    },

    async markDone(version: string, batchesDone: number): Promise<void> {
      await db.updateTable("city_lists").set({ batches_done: batchesDone }).where("version", "=", version).execute();
    },

    async markLoaded(version: string, now: number): Promise<void> {
      await db.updateTable("city_lists").set({ loaded_at: now }).where("version", "=", version).execute();
    },
  };
}

/**
 * One parameter instead of thousands, which Kysely takes longer to write down than the engine to store. An object, by
 * position: `json_each` takes one on both engines, a list only on SQLite.
 */
function eachOf(rows: readonly object[]): RawBuilder<unknown> {
  return sql`json_each(${JSON.stringify({ ...rows })})`;
}

export type CityListsRepository = ReturnType<typeof createCityListsRepository>;
