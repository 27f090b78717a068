import { expect } from "vitest";

import { test as base, type TestServer } from "#testing/server-test.ts";
import { createWriter, readTimeline } from "#testing/writer.ts";

const yearMs = 366 * 24 * 60 * 60 * 1000;
const life = Array.from({ length: 69 }, (_, offset) => 1958 + offset);

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ BILLING: "included" }),
});

test("everybody has every year of their life at once, and none is locked", async ({ server }) => {
  const ada = await createWriter(server);

  const { body } = await ada.get("/timeline");

  expect(body.years.map(({ year }: { year: number }) => year)).toEqual(life);
  expect(body.years.some(({ lock, disable }: { lock: boolean; disable: boolean }) => lock || disable)).toBe(false);
  expect(body.timeline).toEqual({ _id: expect.any(String), startYear: 1958, endYear: 2026 });
  expect(body.lockedYears).toEqual([]);
});

test("ten first looks at once make one timeline, and a later look changes nothing", async ({ server }) => {
  const ada = await createWriter(server);

  const looks = await Promise.all(life.slice(0, 10).map(() => ada.get("/timeline")));
  const later = await ada.get("/timeline");

  expect(new Set([...looks, later].map(({ raw }) => raw)).size).toBe(1);
  expect(await counts(server)).toEqual([1, 69]);
});

test("a year that has begun is added, and what was written stays", async ({ server, clock }) => {
  const ada = await createWriter(server);
  const before = await readTimeline(ada);
  const memory = await ada.write(before, { year: 1998 });
  clock.advance(yearMs);
  const again = await createWriter(server);

  const { accountId } = ada;
  const read = await server.services.timelines.read({ accountId, sessionId: "" });

  expect(read.years.map(({ year }) => year)).toEqual([...life, 2027]);
  expect(read.years.find(({ year }) => year === 1998)).toMatchObject({ _id: memory.yearId, memoryCount: 1 });
  expect((await again.get("/timeline")).body.years).toHaveLength(70);
});

test("there is nothing to set", async ({ server }) => {
  const ada = await createWriter(server);

  const { status, body } = await ada.post("/timeline/create", { startYear: 1994 });

  expect([status, body.statusMessage]).toEqual([409, "Your timeline is already set"]);
});

test("a memory can be added or moved up to this month and not to the next", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await readTimeline(ada);

  await ada.write(timeline, { year: 1958, month: 1 });
  const { _id } = await ada.write(timeline, { year: 2026, month: 5 });
  const moved = await ada.post("/memories/move", { id: _id, yearId: timeline.yearId(2026), month: 6 });
  const early = await ada.post("/memories", {
    timelineId: timeline.id,
    yearId: timeline.yearId(2026),
    month: 6,
    memoryTitle: "Next month",
    memoryDescription: "<p>Perhaps.</p>",
  });

  for (const { status, body } of [moved, early]) {
    expect([status, body.statusMessage]).toEqual([400, "This month is still in the future"]);
  }
});

async function counts({ database: { db } }: TestServer): Promise<number[]> {
  const timelines = await db.selectFrom("timelines").selectAll().execute();
  const years = await db.selectFrom("timeline_years").selectAll().execute();
  return [timelines.length, years.length];
}
