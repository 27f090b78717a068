import { foldName } from "@lane/domain/fold-name.ts";

import type { Database } from "#db/client.ts";
import { createCitiesRepository } from "#features/cities/cities.repository.ts";
import { createCitiesService } from "#features/cities/cities.service.ts";
import { createCityListsRepository } from "#features/cities/city-lists.repository.ts";
import type { CityBatch, CitySource } from "#ports/city-source.ts";
import type { Clock } from "#ports/clock.ts";

interface CityStore {
  readonly database: Database;
  readonly clock: Clock;
}

export interface TestCity {
  readonly id: string;
  readonly name: string;
  readonly otherNames?: readonly string[];
  readonly region?: string;
  readonly country?: string;
  readonly countryCode?: string;
  readonly population?: number;
}

/** One city per batch. */
export function citySourceOf(cities: readonly TestCity[], version = "1"): CitySource {
  return {
    version: async () => version,
    async *batches(skipped) {
      for (const city of cities.slice(skipped)) yield batchOf(city);
    },
  };
}

export function citiesServiceWith({ database: { db, transact }, clock }: CityStore, source: CitySource) {
  const lists = createCityListsRepository(db);
  return createCitiesService({ repository: createCitiesRepository(db), lists, source, clock, transact });
}

export async function loadCities(server: CityStore, cities: readonly TestCity[], version?: string): Promise<void> {
  await citiesServiceWith(server, citySourceOf(cities, version)).load(new AbortController().signal);
}

function batchOf({ otherNames = [], ...given }: TestCity): CityBatch {
  const city = { region: "", country: "Netherlands", countryCode: "NL", population: 1000, ...given };
  const { id: cityId, countryCode, population } = city;
  const folded = [...new Set([city.name, ...otherNames].map(foldName))];
  return { cities: [city], names: folded.map((name) => ({ folded: name, cityId, countryCode, population })) };
}
