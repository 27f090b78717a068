import type { ListedCity, ListedName } from "@lane/domain/listed-cities.ts";
import type { CompiledQuery } from "kysely";

import type { Db } from "#db/client.ts";

type Writer = (rows: readonly (readonly (string | number)[])[]) => Promise<void>;

export function createCityListsRepository(db: Db) {
  const writeCities = createWriter(db, (rows) => cityUpsert(db, rows));
  const writeNames = createWriter(db, (rows) => nameUpsert(db, rows));

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
      await writeCities(
        cities.map((city) => [city.id, city.name, city.region, city.country, city.countryCode, city.population]),
      );
    },

    async upsertNames(names: readonly ListedName[]): Promise<void> {
      await writeNames(names.map((name) => [name.folded, name.cityId, name.countryCode, name.population]));
    },

    async markDone(version: string, batchesDone: number): Promise<void> {
      await db.updateTable("city_lists").set({ batches_done: batchesDone }).where("version", "=", version).execute();
    },

    async markLoaded(version: string, now: number): Promise<void> {
      await db.updateTable("city_lists").set({ loaded_at: now }).where("version", "=", version).execute();
    },
  };
}

/** Compiles the statement once and runs it with new values: compiling takes longer than storing a thousand rows. */
function createWriter(db: Db, compile: (rows: number) => CompiledQuery): Writer {
  let last: { rows: number; query: CompiledQuery } | undefined;
  return async (rows) => {
    if (rows.length === 0) return;
    if (last?.rows !== rows.length) last = { rows: rows.length, query: compile(rows.length) };
    await db.executeQuery({ ...last.query, parameters: rows.flat() });
  };
}

function cityUpsert(db: Db, rows: number): CompiledQuery {
  const row = { id: "", name: "", region: "", country: "", country_code: "", population: 0 };
  return db
    .insertInto("cities")
    .values(Array.from({ length: rows }, () => row))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((expression) => ({
        name: expression.ref("excluded.name"),
        region: expression.ref("excluded.region"),
        country: expression.ref("excluded.country"),
        country_code: expression.ref("excluded.country_code"),
        population: expression.ref("excluded.population"),
      })),
    )
    .compile();
}

function nameUpsert(db: Db, rows: number): CompiledQuery {
  const row = { folded: "", city_id: "", country_code: "", population: 0 };
  return db
    .insertInto("city_names")
    .values(Array.from({ length: rows }, () => row))
    .onConflict((conflict) =>
      conflict.columns(["folded", "city_id"]).doUpdateSet((expression) => ({
        country_code: expression.ref("excluded.country_code"),
        population: expression.ref("excluded.population"),
      })),
    )
    .compile();
}

export type CityListsRepository = ReturnType<typeof createCityListsRepository>;
