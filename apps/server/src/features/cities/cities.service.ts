import { type City, type CityQuery, maxListedCities } from "@lane/contract/cities.ts";
import { foldName } from "@lane/domain/fold-name.ts";

import type { CitySource } from "#ports/city-source.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { CitiesRepository } from "./cities.repository.ts";
import type { CityListsRepository } from "./city-lists.repository.ts";

interface CitiesDeps {
  readonly repository: CitiesRepository;
  readonly lists: CityListsRepository;
  readonly source: CitySource;
  readonly clock: Clock;
  readonly transact: Transact;
}

export function createCitiesService({ repository, lists, source, clock, transact }: CitiesDeps) {
  async function listMostPopulous(country: string | undefined): Promise<City[]> {
    const own = country === undefined ? [] : await repository.listMostPopulousOf(country, maxListedCities);
    const all = own.length < maxListedCities ? await repository.listMostPopulous(maxListedCities) : [];
    const others = all.filter(({ countryCode }) => countryCode !== country);
    return [...own, ...others].slice(0, maxListedCities);
  }

  return {
    /** Where nothing is asked, the most populous; a question without a letter or digit finds nothing. */
    async list({ q = "", country }: CityQuery): Promise<City[]> {
      if (q.trim() === "") return listMostPopulous(country);
      const beginning = foldName(q);
      if (beginning === "") return [];
      return repository.listByBeginning({ beginning, country, limit: maxListedCities });
    },

    async findById(cityId: string): Promise<City | undefined> {
      return repository.findById(cityId);
    },

    /** Brings the list up to date, going on where an earlier try was cut off. Only adds and corrects. */
    async load(signal: AbortSignal): Promise<void> {
      const version = await source.version();
      const { batchesDone, isLoaded } = await lists.findOrStart(version);
      if (isLoaded) return;
      let done = batchesDone;
      for await (const batch of source.batches(done, signal)) {
        signal.throwIfAborted();
        done += 1;
        await transact(async () => {
          await lists.upsertCities(batch.cities);
          await lists.upsertNames(batch.names);
          await lists.markDone(version, done);
        });
      }
      await lists.markLoaded(version, clock.now());
    },
  };
}

export type CitiesService = ReturnType<typeof createCitiesService>;
