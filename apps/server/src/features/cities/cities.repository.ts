import { sql } from "kysely";

import type { Db } from "#db/client.ts";

export interface CityRecord {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly countryCode: string;
}

interface BeginningQuery {
  /** Folded like the names themselves. */
  readonly beginning: string;
  readonly country: string | undefined;
  readonly limit: number;
}

/** Sorts after every character there is. */
const afterAll = "\u{10ffff}";
const namesPerCity = 10;

export function createCitiesRepository(db: Db) {
  return {
    async findById(cityId: string): Promise<CityRecord | undefined> {
      return selectCities(db).where("id", "=", cityId).executeTakeFirst();
    },

    async listMostPopulous(limit: number): Promise<CityRecord[]> {
      return selectCities(db).orderBy("population", "desc").limit(limit).execute();
    },

    async listMostPopulousOf(countryCode: string, limit: number): Promise<CityRecord[]> {
      return selectCities(db)
        .where("country_code", "=", countryCode)
        .orderBy("population", "desc")
        .limit(limit)
        .execute();
    },

    /** Whole names first, then those of the country, then by population; each city once. */
    async listByBeginning(query: BeginningQuery): Promise<CityRecord[]> {
      const ids = await bestIds(db, query);
      if (ids.length === 0) return [];
      const found = await selectCities(db).where("id", "in", ids).execute();
      const byId = new Map(found.map((city) => [city.id, city]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

function selectCities(db: Db) {
  return db.selectFrom("cities").select(["id", "name", "region", "country", "country_code as countryCode"]);
}

/** Grouping every name that begins with "sa" takes ten times as long as sorting them and reading the best few. */
async function bestIds(db: Db, query: BeginningQuery): Promise<string[]> {
  for (let take = query.limit * namesPerCity; ; take *= namesPerCity) {
    const names = await bestNames(db, query, take);
    const ids = [...new Set(names.map((name) => name.city_id))];
    if (ids.length >= query.limit || names.length < take) return ids.slice(0, query.limit);
  }
}

async function bestNames(db: Db, { beginning, country = "" }: BeginningQuery, take: number) {
  return db
    .selectFrom("city_names")
    .select("city_id")
    .where("folded", ">=", beginning)
    .where("folded", "<", beginning + afterAll)
    .orderBy(sql`case when folded = ${beginning} then 0 else 1 end`)
    .orderBy(sql`case when country_code = ${country} then 0 else 1 end`)
    .orderBy("population", "desc")
    .orderBy("city_id")
    .limit(take)
    .execute();
}

export type CitiesRepository = ReturnType<typeof createCitiesRepository>;
