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
