import { type City, type CityQuery, maxListedCities } from "@lane/contract/cities.ts";
import { foldName } from "@lane/domain/fold-name.ts";
import { languages } from "@lane/domain/languages.ts";

import type { CitySource } from "#ports/city-source.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { CitiesRepository } from "./cities.repository.ts";
import type { CityListsRepository } from "./city-lists.repository.ts";

/** As many as "United States of America" has. */
const maxPlaceWords = 4;
const comma = /[,،，、]/;
const countriesIn = languages.map((language) => new Intl.DisplayNames(language, { type: "region" }));
const shortCountries: Readonly<Record<string, string>> = { usa: "us", uk: "gb" };

/** "Paris, Texas" as parsed: the beginning of a name, and the region and country. */
interface CityQuestion {
  readonly beginning: string;
  readonly places: readonly string[];
}

interface Placed {
  readonly region: string;
  readonly country: string;
  readonly countryCode: string;
}

/** How many cities with such a beginning are searched for one in the right place. */
const maxSifted = 300;

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

  async function listIn(places: readonly string[], beginning: string, country: string | undefined): Promise<City[]> {
    const cities = await repository.listByBeginning({ beginning, country, limit: maxSifted });
    return cities.filter((city) => isIn(places, city)).slice(0, maxListedCities);
  }

  /** The words behind a comma only narrow the search: an unknown place is ignored. */
  async function listNamed(q: string, country: string | undefined): Promise<City[]> {
    const { beginning, places } = readQuestion(q);
    if (beginning === "") return [];
    const placed = places.length === 0 ? [] : await listIn(places, beginning, country);
    if (placed.length > 0) return placed;
    const named = await repository.listByBeginning({ beginning, country, limit: maxListedCities });
    if (named.length > 0) return named;
    for (const reading of otherReadings(beginning)) {
      const found = await listIn(reading.places, reading.beginning, country);
      if (found.length > 0) return found;
    }
    return [];
  }

  return {
    /** An empty query returns the most populous cities; one without a letter or digit finds nothing. */
    async list({ q = "", country }: CityQuery): Promise<City[]> {
      return q.trim() === "" ? listMostPopulous(country) : listNamed(q, country);
    },

    async findById(cityId: string): Promise<City | undefined> {
      return repository.findById(cityId);
    },

    /** Loads the newest list, resuming an interrupted load. Only adds and corrects. */
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

/** The beginning is empty without a letter or digit. */
function readQuestion(text: string): CityQuestion {
  const [beginning = "", ...places] = text
    .split(comma)
    .map(foldName)
    .filter((part) => part !== "");
  return { beginning, places };
}

/** Other readings of "Paris Texas" and "Paris United States", the longest name first. */
function otherReadings(beginning: string): CityQuestion[] {
  const words = beginning.split(" ");
  return words.slice(1, maxPlaceWords + 1).map((_, index) => ({
    beginning: words.slice(0, words.length - index - 1).join(" "),
    places: [words.slice(words.length - index - 1).join(" ")],
  }));
}

/** Whether the city is in every one of these places, which may be typed only in part. */
function isIn(places: readonly string[], { region, country, countryCode }: Placed): boolean {
  const inOurLanguages = countriesIn.map((countries) => countries.of(countryCode) ?? "");
  const names = [region, country, countryCode, ...inOurLanguages].map(foldName);
  return places.every((place) => names.some((name) => name.startsWith(shortCountries[place] ?? place)));
}
