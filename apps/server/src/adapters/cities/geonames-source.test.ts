import type { ListedCity } from "@lane/domain/listed-cities.ts";
import { expect, test } from "vitest";

import { createGeonamesSource } from "./geonames-source.ts";

test("told to stop, the reader of cities ends in the middle of its work", { timeout: 60_000 }, async () => {
  const stop = new AbortController();
  const batches = createGeonamesSource().batches(0, stop.signal)[Symbol.asyncIterator]();

  const first = batches.next();
  stop.abort();

  await expect(first).rejects.toThrow("aborted");
  expect(await batches.next()).toEqual({ done: true, value: undefined });
});

test("the same packages are the same version", async () => {
  const source = createGeonamesSource();

  expect(await source.version()).toBe(await source.version());
  expect(await source.version()).toMatch(/^geonames-\d+-\d+\.\d+\.\d+-\d+\.\d+\.\d+$/);
});

test("the largest cities of the real list come first, with their countries", async () => {
  const cities = await firstCities();

  expect(cities.length).toBeGreaterThan(100);
  expect(cities.filter(({ name, country }) => name === "" || country === "")).toEqual([]);
  expect(cities[0]).toMatchObject({ name: "Shanghai", country: "China" });
});

async function firstCities(): Promise<readonly ListedCity[]> {
  const { signal } = new AbortController();
  for await (const { cities } of createGeonamesSource().batches(0, signal)) return cities;
  return [];
}
