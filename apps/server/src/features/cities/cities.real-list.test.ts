import { expect, inject } from "vitest";

import { test, type TestServer } from "#testing/server-test.ts";

const limitMs = 180_000;

async function best({ services }: TestServer, q: string, country?: string) {
  const [first] = await services.cities.list({ q, country });
  return first && `${first.name}, ${first.region}, ${first.country}`;
}

// Once, not once per engine: it reads 135,000 cities.
test.runIf(inject("engine") === "sqlite")(
  "the real list is loaded and found by any name",
  { timeout: limitMs },
  async ({ server }) => {
    const handler = server.jobs.handlers.find(({ job }) => job.name === "cities.load");

    await handler?.run({}, { signal: AbortSignal.timeout(limitMs) });

    const { db } = server.database;
    const { count } = await db
      .selectFrom("cities")
      .select(db.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(130_000);
    expect(await best(server, "utrecht")).toBe("Utrecht, Utrecht, Netherlands");
    expect(await best(server, "munchen")).toBe("Munich, Bavaria, Germany");
    expect(await best(server, "Muenchen")).toBe("Munich, Bavaria, Germany");
    expect(await best(server, "lodz")).toMatch(/^Łódź, .*, Poland$/);
    expect(await best(server, "Kyōto")).toBe("Kyoto, Kyoto, Japan");
    expect(await best(server, "京都")).toBe("Kyoto, Kyoto, Japan");
    expect(await best(server, "paris")).toMatch(/France$/);
    expect(await best(server, "paris", "US")).toMatch(/^Paris, Texas, United States$/);
    expect(await best(server, "am", "NL")).toBe("Amsterdam, North Holland, Netherlands");
    expect(await best(server, "ha", "NL")).toBe("The Hague, South Holland, Netherlands");
    expect(await best(server, "Мос")).toBe("Moscow, Moscow, Russia");
    expect(await best(server, "Paris, France", "US")).toMatch(/^Paris, .*, France$/);
    expect(await best(server, "London, England", "US")).toBe("London, England, United Kingdom");
    expect(await best(server, "Berlin Germany", "US")).toMatch(/^Berlin, .*, Germany$/);
    // A region that was drawn after the list of cities was made.
    expect(await best(server, "bergen", "NO")).toBe("Bergen, Vestland, Norway");
    expect((await server.services.cities.list({})).map(({ name }) => name)).toContain("Shanghai");
  },
);
