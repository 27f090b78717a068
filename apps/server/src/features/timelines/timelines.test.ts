import { yearsOfSpan } from "@lane/domain/timeline-span.ts";
import { expect } from "vitest";

import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

test("before a timeline is set there are no years, and none is locked", async ({ server }) => {
  const ada = await createWriter(server);

  const { status, body } = await ada.get("/timeline");

  expect(status).toBe(200);
  expect(body).toEqual({
    statusCode: 200,
    statusMessage: "Timeline found",
    years: [],
    timeline: null,
    lockedYears: [],
    mustChooseYears: true,
  });
});

test("setting a timeline gives ten open years, and locks the rest of the life", async ({ server }) => {
  const ada = await createWriter(server);

  const created = await ada.post("/timeline/create", { startYear: 1994 });
  const { body } = await ada.get("/timeline");

  expect(created.body).toEqual({
    statusCode: 200,
    statusMessage: "Timeline created successfully",
    timeline: { _id: expect.any(String), startYear: 1994, endYear: 2003 },
  });
  expect(body.timeline).toEqual(created.body.timeline);
  expect(body.years).toEqual(
    yearsOfSpan(1994).map((year) => ({
      _id: expect.any(String),
      year,
      memoryCount: 0,
      flowerMemoryCount: 0,
      stoneMemoryCount: 0,
      monthCounts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      lock: false,
      disable: false,
    })),
  );
  expect(body.lockedYears).toEqual([...range(1958, 1993), ...range(2004, 2026)]);
});

test("the first year is 1990 and the last one ten years ago", async ({ server }) => {
  const ada = await createWriter(server);
  const answers = [];

  for (const startYear of [1989, 2017, -1, 1990.5, "1994", null, 2016]) {
    answers.push(await ada.post("/timeline/create", { startYear }));
  }

  expect(answers.map(({ status, body }) => [status, body.statusMessage])).toEqual([
    [400, "Please choose a start year between 1990 and 2016"],
    [400, "Please choose a start year between 1990 and 2016"],
    [400, "Please choose a start year between 1990 and 2016"],
    [400, "Please choose a start year"],
    [400, "Please choose a start year"],
    [400, "Please choose a start year"],
    [200, "Timeline created successfully"],
  ]);
});

test("a timeline is set once, also when asked ten times at once", async ({ server }) => {
  const ada = await createWriter(server);

  const answers = await Promise.all(yearsOfSpan(1990).map((startYear) => ada.post("/timeline/create", { startYear })));
  const later = await ada.post("/timeline/create", { startYear: 2000 });

  expect(Object.groupBy(answers, ({ status }) => status)).toMatchObject({ 200: { length: 1 }, 409: { length: 9 } });
  expect([later.status, later.body.statusMessage]).toEqual([409, "Your timeline is already set"]);
  expect(await counts(server)).toEqual([1, 10]);
});

test("the same key sent ten times at once gives one timeline and one answer", async ({ server }) => {
  const ada = await createWriter(server);

  const answers = await Promise.all(
    yearsOfSpan(0).map(() => ada.post("/timeline/create", { startYear: 2000 }, { "idempotency-key": "one-timeline" })),
  );

  expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await counts(server)).toEqual([1, 10]);
});

test("counts are of what is not archived, by year, month and mark", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { memoryType: "Flower" });
  await ada.write(timeline, { memoryType: "Flower", month: 12 });
  await ada.write(timeline, { memoryType: "Stone" });
  await ada.write(timeline, {});
  await ada.write(timeline, { year: 1999, month: 1 });
  const archived = await ada.write(timeline, { memoryType: "Flower" });
  await ada.post("/memories/archive", { id: archived._id });

  const { body } = await ada.get("/timeline");

  expect(body.years[0]).toMatchObject({ memoryCount: 4, flowerMemoryCount: 2, stoneMemoryCount: 1 });
  expect(body.years[0].monthCounts).toEqual([0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1]);
  expect(body.years[9]).toMatchObject({ year: 1999, memoryCount: 1, flowerMemoryCount: 0, stoneMemoryCount: 0 });
});

test("a year outside the plan can be read and not added to", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { db } = server.database;
  await db.insertInto("timeline_years").values({ id: "kept-year", timeline_id: timeline.id, year: 2004 }).execute();

  const { body } = await ada.get("/timeline");
  const read = await ada.get("/memories?yearId=kept-year&month=7");
  const added = await ada.post("/memories", {
    timelineId: timeline.id,
    yearId: "kept-year",
    month: 7,
    memoryTitle: "Later",
    memoryDescription: "<p>Then.</p>",
  });

  expect(body.years.at(-1)).toMatchObject({ _id: "kept-year", year: 2004, lock: true, disable: false });
  expect(body.lockedYears).not.toContain(2004);
  expect(read.status).toBe(200);
  expect([added.status, added.body.statusMessage]).toEqual([403, "Your plan doesn't include this year"]);
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
}

async function counts({ database: { db } }: TestServer): Promise<number[]> {
  const timelines = await db.selectFrom("timelines").selectAll().execute();
  const years = await db.selectFrom("timeline_years").selectAll().execute();
  return [timelines.length, years.length];
}
