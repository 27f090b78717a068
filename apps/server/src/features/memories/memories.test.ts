import { expect } from "vitest";

import { runsOnce, test } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

const unknown = "01890000-0000-7000-8000-000000000000";

test("a memory is added and read back as it was written", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);

  const added = await ada.post("/memories", {
    timelineId: timeline.id,
    yearId: timeline.yearId(1998),
    month: 7,
    monthDescription: "A sample",
    memoryTitle: "  Summer concert ",
    memoryDescription: "<p>It <b>rained</b>.</p><p></p><p>We stayed<br>anyway &amp; danced 🌼</p>",
    memoryType: "Flower",
    day: 4,
    isCirca: true,
    place: " Lake  Como ",
  });
  const { body } = await ada.get(`/memories/details?id=${added.body.memory._id}`);

  expect(added.body.statusMessage).toBe("Memory added successfully");
  expect(body).toEqual({
    statusCode: 200,
    statusMessage: "Memory found",
    memory: {
      ...added.body.memory,
      previousMemoryId: null,
      nextMemoryId: null,
      previous: null,
      next: null,
    },
  });
  expect(added.body.memory).toEqual({
    _id: expect.any(String),
    memoryTitle: "Summer concert",
    memoryDescription: "<p>It <strong>rained</strong>.</p><p></p><p>We stayed<br>anyway &amp; danced 🌼</p>",
    media: [],
    memoryType: "Flower",
    isCandle: false,
    size: "medium",
    isArchived: false,
    isQuiet: false,
    timelineId: timeline.id,
    yearId: timeline.yearId(1998),
    year: 1998,
    month: 7,
    day: 4,
    isCirca: true,
    place: "Lake Como",
    toldBy: "",
    monthDescription: "A sample",
    prompt: null,
    version: 1,
    createdAt: "2026-05-15T12:00:00.000Z",
    updatedAt: "2026-05-15T12:00:00.000Z",
  });
});

test("without a description of its own a month is called by its name", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);

  expect(await ada.write(timeline, { year: 1998 })).toMatchObject({ monthDescription: "July 1998", memoryType: null });
});

test.runIf(runsOnce)("what is missing is said one at a time, the title first", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const good = {
    timelineId: timeline.id,
    yearId: timeline.yearId(1995),
    month: 2,
    memoryTitle: "Snow",
    memoryDescription: "<p>White.</p>",
  };
  const bad: [object, string][] = [
    [{ memoryTitle: " ", memoryDescription: "" }, "Title is required"],
    [{ memoryTitle: "\u200b\u2060" }, "Title is required"],
    [{ memoryDescription: "<p> &nbsp; <br></p>" }, "Description is required"],
    [{ memoryDescription: "<script>alert(1)</script>" }, "Description is required"],
    [{ memoryTitle: "x".repeat(201) }, "Title is too long"],
    [{ memoryTitle: "a\u0007b" }, "Title has characters we can't save"],
    [{ memoryDescription: "x".repeat(200_001) }, "This text is too long for one memory. Please split it into two"],
    [{ timelineId: undefined }, "Set timeline first and then start adding memories"],
    [{ yearId: undefined }, "Please choose a year"],
    [{ month: 13 }, "Please choose a month"],
    [{ memoryType: "flower" }, "Please choose Flower or Stone"],
    [{ day: 29 }, "There's no such day in this month"],
    [{ media: [{ s3id: unknown }] }, "We can't find this file"],
  ];

  for (const [change, sentence] of bad) {
    const { status, body } = await ada.post("/memories", { ...good, ...change });
    expect([status, body.statusMessage]).toEqual([400, sentence]);
  }
  expect((await server.database.db.selectFrom("memories").select("id").execute()).length).toBe(0);
});

test.runIf(runsOnce)(
  "a text that grows too long by being written safely is refused as too large",
  async ({ server }) => {
    const ada = await createWriter(server);
    const timeline = await setTimeline(ada);

    const { status, body } = await ada.post("/memories", {
      timelineId: timeline.id,
      yearId: timeline.yearId(1995),
      month: 2,
      memoryTitle: "Many",
      memoryDescription: ">".repeat(100_000),
    });

    expect([status, body.statusMessage]).toEqual([
      413,
      "This text is too long for one memory. Please split it into two",
    ]);
  },
);

test("a month's memories come in the order they happened, page by page", async ({ server, clock }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  for (const [memoryTitle, day] of [
    ["e", null],
    ["c", 20],
    ["a", 3],
    ["d", 20],
    ["f", null],
    ["b", 4],
  ] as const) {
    await ada.write(timeline, { memoryTitle, day });
    clock.advance(1);
  }
  await ada.write(timeline, { month: 6 });
  await ada.write(timeline, { month: 8 });
  await ada.write(timeline, { year: 1991 });

  const titles: string[][] = [];
  const path = `/memories?yearId=${timeline.yearId(1990)}&month=7`;
  for (let cursor: string | null = ""; cursor !== null;) {
    const { body } = await ada.get(`${path}&limit=4${cursor === "" ? "" : `&cursor=${cursor}`}`);
    titles.push(body.memories.map(({ memoryTitle }: { memoryTitle: string }) => memoryTitle));
    cursor = body.nextCursor;
  }
  const whole = await ada.get(path);

  expect(titles).toEqual([
    ["a", "b", "c", "d"],
    ["e", "f"],
  ]);
  expect(whole.body).toMatchObject({ statusMessage: "Memories found", nextCursor: null });
  expect(whole.body.memories).toHaveLength(6);
});

test("a page's mark from elsewhere shows nothing of another month, and nonsense is refused", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  for (const month of [3, 3, 7, 7, 9, 9]) await ada.write(timeline, { month });
  const path = (month: number) => `/memories?yearId=${timeline.yearId(1990)}&month=${month}&limit=1`;
  const cursorIn = async (month: number): Promise<string> => (await ada.get(path(month))).body.nextCursor;

  const earlier = await ada.get(`${path(7)}&cursor=${await cursorIn(3)}`);
  const later = await ada.get(`${path(7)}&cursor=${await cursorIn(9)}`);
  const nonsense = await Promise.all(
    ["x", "%00", Buffer.from(`9999999999.1.${unknown}`).toString("base64url"), "🌼"].map((cursor) =>
      ada.get(`${path(7)}&cursor=${cursor}`),
    ),
  );

  expect(earlier.body.memories.map(({ month }: { month: number }) => month)).toEqual([7]);
  expect(later.body.memories).toEqual([]);
  expect(nonsense.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});

test("previous and next walk the whole timeline, among what is archived or among what is not", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const written = [];
  for (const [year, month, day] of [
    [1990, 1, 5],
    [1990, 1, null],
    [1992, 12, 1],
    [1999, 3, null],
  ] as const) {
    written.push(await ada.write(timeline, { year, month, day, memoryTitle: `${year}-${month}` }));
  }
  const archived = await ada.write(timeline, { year: 1991 });
  await ada.post("/memories/archive", { id: archived._id });

  const ids = written.map(({ _id }) => _id);
  const seen = await Promise.all([...ids, archived._id].map((id) => ada.get(`/memories/details?id=${id}`)));

  expect(seen.map(({ body: { memory } }) => [memory.previousMemoryId, memory.nextMemoryId])).toEqual([
    [null, ids[1]],
    [ids[0], ids[2]],
    [ids[1], ids[3]],
    [ids[2], null],
    [null, null],
  ]);
  expect(seen[1]?.body.memory.next).toEqual({ id: ids[2], title: "1992-12", cover: null });
});

test("archiving and bringing back move a memory between the two lists, however often", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { _id } = await ada.write(timeline);
  const path = `/memories?yearId=${timeline.yearId(1990)}&month=7`;
  const sizes = async (): Promise<number[]> => [
    (await ada.get(path)).body.memories.length,
    (await ada.get(`${path}&isArchived=false`)).body.memories.length,
    (await ada.get(`${path}&isArchived=true`)).body.memories.length,
  ];

  const archived = [await ada.post("/memories/archive", { id: _id }), await ada.post("/memories/archive", { id: _id })];
  const away = await sizes();
  const restored = [
    await ada.put("/memories", { _id, isArchived: false }),
    await ada.put("/memories", { _id, isArchived: false }),
  ];
  const back = await sizes();
  const byChange = await ada.put("/memories", { _id, isArchived: true });

  expect(archived.map(({ status, body }) => [status, body.statusMessage])).toEqual([
    [200, "Memory archived successfully"],
    [200, "Memory archived successfully"],
  ]);
  expect(restored.map(({ body }) => [body.statusMessage, body.memory.version])).toEqual([
    ["Memory restored successfully", 3],
    ["Memory restored successfully", 3],
  ]);
  expect([away, back]).toEqual([
    [0, 0, 1],
    [1, 1, 0],
  ]);
  expect(byChange.body).toMatchObject({ statusMessage: "Memory archived successfully", memory: { isArchived: true } });
});

test("a memory is deleted once, by its id in the body or in the query", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const [first, second] = [await ada.write(timeline), await ada.write(timeline)];

  const answers = [
    await ada.delete("/memories", { id: first._id }),
    await ada.delete("/memories", { id: first._id }),
    await ada.delete(`/memories?id=${second._id}`),
    await ada.get(`/memories/details?id=${second._id}`),
    await ada.delete("/memories"),
  ];

  expect(answers.map(({ status, body }) => [status, body.statusMessage])).toEqual([
    [200, "Memory deleted successfully"],
    [404, "We can't find this"],
    [200, "Memory deleted successfully"],
    [404, "We can't find this"],
    [400, "Which memory?"],
  ]);
});

test("one key sent ten times at once adds one memory; with another text it is refused", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const memory = {
    timelineId: timeline.id,
    yearId: timeline.yearId(1990),
    month: 7,
    memoryTitle: "Once",
    memoryDescription: "<p>Only.</p>",
  };
  const key = { "idempotency-key": "a-double-click" };

  const answers = await Promise.all(Array.from({ length: 10 }, () => ada.post("/memories", memory, key)));
  const other = await ada.post("/memories", { ...memory, memoryTitle: "Twice" }, key);

  expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(other.status).toBe(422);
  expect(await server.database.db.selectFrom("memories").select("id").execute()).toHaveLength(1);
});
