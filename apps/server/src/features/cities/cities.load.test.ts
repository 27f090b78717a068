import { expect } from "vitest";

import type { CityBatch, CitySource } from "#ports/city-source.ts";
import { citiesServiceWith, citySourceOf, loadCities } from "#testing/city-lists.ts";
import { test, type TestServer } from "#testing/server-test.ts";

const cities = Array.from({ length: 10 }, (_, index) => ({ id: `${index}`, name: `Town ${index}` }));
const patience = new AbortController().signal;

/** Records the batch from which the load was resumed, and may end early as a killed process does. */
function watched(source: CitySource, { cutAfter = Infinity } = {}) {
  const starts: number[] = [];
  async function* batches(skipped: number, signal: AbortSignal): AsyncGenerator<CityBatch> {
    starts.push(skipped);
    let given = 0;
    for await (const batch of source.batches(skipped, signal)) {
      given += 1;
      if (given > cutAfter) throw new Error("cut off");
      yield batch;
    }
  }
  return { starts, source: { ...source, batches } };
}

async function storedIds({ database: { db } }: TestServer): Promise<string[]> {
  const rows = await db.selectFrom("cities").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

test("a load that was cut half way goes on from there", async ({ server }) => {
  const first = watched(citySourceOf(cities), { cutAfter: 4 });
  const second = watched(citySourceOf(cities));

  await expect(citiesServiceWith(server, first.source).load(patience)).rejects.toThrow("cut off");
  const half = await storedIds(server);
  const listed = await server.services.cities.list({ q: "town" });
  await citiesServiceWith(server, second.source).load(patience);

  expect(half).toEqual(["0", "1", "2", "3"]);
  expect(listed).toHaveLength(4);
  expect(second.starts).toEqual([4]);
  expect(await storedIds(server)).toEqual(cities.map(({ id }) => id));
});

test("a list that is there already is not read again", async ({ server }) => {
  const again = watched(citySourceOf(cities));
  await loadCities(server, cities);

  await citiesServiceWith(server, again.source).load(patience);

  expect(again.starts).toEqual([]);
});

test("a batch whose transaction was lost is done again", async ({ server }) => {
  await loadCities(server, cities);
  await server.database.db.updateTable("city_lists").set({ batches_done: 5, loaded_at: null }).execute();

  await loadCities(server, cities);

  expect(await storedIds(server)).toHaveLength(10);
  expect(await server.database.db.selectFrom("city_names").selectAll().execute()).toHaveLength(10);
});

test("a newer list corrects and adds, and takes nothing that somebody may have chosen", async ({ server }) => {
  await loadCities(server, [
    { id: "1", name: "Christiania", population: 10 },
    { id: "2", name: "Drowned", population: 20 },
  ]);

  await loadCities(server, [{ id: "1", name: "Oslo", population: 30 }], "2");

  const { cities } = server.services;
  expect((await cities.list({})).map(({ name }) => name)).toEqual(["Oslo", "Drowned"]);
  expect(await cities.list({ q: "christ" })).toMatchObject([{ id: "1", name: "Oslo" }]);
  expect(await cities.list({ q: "oslo" })).toMatchObject([{ id: "1", name: "Oslo" }]);
});

test("told to stop, it stores no further batch", async ({ server }) => {
  const stop = new AbortController();
  const source = citySourceOf(cities);
  async function* batches(skipped: number, signal: AbortSignal): AsyncGenerator<CityBatch> {
    for await (const batch of source.batches(skipped, signal)) {
      if (batch.cities[0]?.id === "3") stop.abort();
      yield batch;
    }
  }

  await expect(citiesServiceWith(server, { ...source, batches }).load(stop.signal)).rejects.toThrow("aborted");

  expect(await storedIds(server)).toEqual(["0", "1", "2"]);
});
