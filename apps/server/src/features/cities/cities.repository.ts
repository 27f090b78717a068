import type { ListedCity } from "@lane/domain/listed-cities.ts";
import { sql } from "kysely";

import type { Db } from "#db/client.ts";

export type CityRecord = Omit<ListedCity, "population">;

interface BeginningQuery {
  /** Folded like the names themselves. */
  readonly beginning: string;
  readonly country: string | undefined;
  readonly limit: number;
}

/** Sorts after every character there is. */
const afterAll = "\u{10ffff}";
const namesPerCity = 10;
/** Fewer letters are mostly the start of a longer name, even where a small town has exactly that name. */
const minWholeLength = 4;

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

    /**
     * Whole names first, then those of the country, then by population; each city once. Where only a few letters are
     * asked for, whole names come second: after the best of all that begin so.
     */
    async listByBeginning(query: BeginningQuery): Promise<CityRecord[]> {
      const ids = await (isShort(query) ? bestIdsOfShort(db, query) : bestIds(db, query));
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

async function bestIdsOfShort(db: Db, query: BeginningQuery): Promise<string[]> {
  const all = await bestIds(db, query);
  const whole = await ranked(namesOf(db).where("folded", "=", query.beginning), query)
    .limit(query.limit)
    .execute();
  const ids = [...all.slice(0, 1), ...whole.map((name) => name.city_id), ...all.slice(1)];
  return [...new Set(ids)].slice(0, query.limit);
}

async function bestNames(db: Db, query: BeginningQuery, take: number) {
  const { beginning } = query;
  const names = namesOf(db)
    .where("folded", ">=", beginning)
    .where("folded", "<", beginning + afterAll);
  const wholeFirst = names.orderBy(sql`case when folded = ${beginning} then 0 else 1 end`);
  return ranked(isShort(query) ? names : wholeFirst, query)
    .limit(take)
    .execute();
}

function namesOf(db: Db) {
  return db.selectFrom("city_names").select("city_id");
}

function ranked(names: ReturnType<typeof namesOf>, { country = "" }: BeginningQuery) {
  return names
    .orderBy(sql`case when country_code = ${country} then 0 else 1 end`)
    .orderBy("population", "desc")
    .orderBy("city_id");
}

function isShort({ beginning }: BeginningQuery): boolean {
  return Array.from(beginning).length < minWholeLength;
}

export type CitiesRepository = ReturnType<typeof createCitiesRepository>;
