import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { expect, inject } from "vitest";

import { createGeonamesSource } from "#adapters/cities/geonames-source.ts";
import { test } from "#testing/server-test.ts";

import { createCitiesRepository } from "./cities.repository.ts";
import { type CitiesService, createCitiesService } from "./cities.service.ts";
import { createCityListsRepository } from "./city-lists.repository.ts";

const limitMs = 300_000;

async function best(cities: CitiesService, q: string, country?: string) {
  const [first] = await cities.list({ q, country });
  return first && `${first.name}, ${first.region}, ${first.country}`;
}

// 135,000 cities with a million names take a minute. Short runs read only the cities, in geonames-source.test.ts.
test.runIf(isLongTest && inject("engine") === "sqlite")(
  "the real list is loaded and found by any name",
  { timeout: limitMs },
  async ({ database: { db, transact }, clock }) => {
    const cities = createCitiesService({
      repository: createCitiesRepository(db),
      lists: createCityListsRepository(db),
      source: createGeonamesSource(),
      clock,
      transact,
    });

    await cities.load(AbortSignal.timeout(limitMs));

    const { count } = await db
      .selectFrom("cities")
      .select(db.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(130_000);
    expect(await best(cities, "utrecht")).toBe("Utrecht, Utrecht, Netherlands");
    expect(await best(cities, "munchen")).toBe("Munich, Bavaria, Germany");
    expect(await best(cities, "Muenchen")).toBe("Munich, Bavaria, Germany");
    expect(await best(cities, "lodz")).toMatch(/^Łódź, .*, Poland$/);
    expect(await best(cities, "Kyōto")).toBe("Kyoto, Kyoto, Japan");
    expect(await best(cities, "京都")).toBe("Kyoto, Kyoto, Japan");
    expect(await best(cities, "paris")).toMatch(/France$/);
    expect(await best(cities, "paris", "US")).toMatch(/^Paris, Texas, United States$/);
    expect(await best(cities, "am", "NL")).toBe("Amsterdam, North Holland, Netherlands");
    expect(await best(cities, "ha", "NL")).toBe("The Hague, South Holland, Netherlands");
    expect(await best(cities, "Мос")).toBe("Moscow, Moscow, Russia");
    expect(await best(cities, "Paris, France", "US")).toMatch(/^Paris, .*, France$/);
    expect(await best(cities, "London, England", "US")).toBe("London, England, United Kingdom");
    expect(await best(cities, "Berlin Germany", "US")).toMatch(/^Berlin, .*, Germany$/);
    // A region that is newer than the list of cities.
    expect(await best(cities, "bergen", "NO")).toBe("Bergen, Vestland, Norway");
    expect((await cities.list({})).map(({ name }) => name)).toContain("Shanghai");
  },
);
