import { expect, inject } from "vitest";

import { test, type TestHouse } from "#testing/server-test.ts";

const limitMs = 180_000;

async function best({ services }: TestHouse, q: string, country?: string) {
  const [first] = await services.cities.list({ q, country });
  return first && `${first.name}, ${first.region}, ${first.country}`;
}

// Once, not once per engine: it reads 135,000 cities.
test.runIf(inject("engine") === "sqlite")(
  "the real list is loaded and found by any name",
  { timeout: limitMs },
  async ({ house }) => {
    const handler = house.jobs.handlers.find(({ job }) => job.name === "cities.load");

    await handler?.run({}, { signal: AbortSignal.timeout(limitMs) });

    const { db } = house.database;
    const { count } = await db
      .selectFrom("cities")
      .select(db.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(130_000);
    expect(await best(house, "utrecht")).toBe("Utrecht, Utrecht, Netherlands");
    expect(await best(house, "munchen")).toBe("Munich, Bavaria, Germany");
    expect(await best(house, "Muenchen")).toBe("Munich, Bavaria, Germany");
    expect(await best(house, "lodz")).toMatch(/^Łódź, .*, Poland$/);
    expect(await best(house, "Kyōto")).toBe("Kyoto, Kyoto, Japan");
    expect(await best(house, "京都")).toBe("Kyoto, Kyoto, Japan");
    expect(await best(house, "paris")).toMatch(/France$/);
    expect(await best(house, "paris", "US")).toMatch(/^Paris, Texas, United States$/);
    expect(await best(house, "am", "NL")).toBe("Amsterdam, North Holland, Netherlands");
    expect(await best(house, "ha", "NL")).toBe("The Hague, South Holland, Netherlands");
    expect(await best(house, "Мос")).toBe("Moscow, Moscow, Russia");
    expect(await best(house, "Paris, France", "US")).toMatch(/^Paris, .*, France$/);
    expect(await best(house, "London, England", "US")).toBe("London, England, United Kingdom");
    expect(await best(house, "Berlin Germany", "US")).toMatch(/^Berlin, .*, Germany$/);
    // A region that was drawn after the list of cities was made.
    expect(await best(house, "bergen", "NO")).toBe("Bergen, Vestland, Norway");
    expect((await house.services.cities.list({})).map(({ name }) => name)).toContain("Shanghai");
  },
);
