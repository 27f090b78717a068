import { expect } from "vitest";

import { plantMemories } from "#testing/planted-memories.ts";
import { test } from "#testing/server-test.ts";
import { createWriter, join, plantGuest, plantVault, setTimeline } from "#testing/writer.ts";

interface Walked {
  readonly memories: readonly { readonly memoryTitle: string }[];
}

function titles({ memories }: Walked): string[] {
  return memories.map(({ memoryTitle }) => memoryTitle);
}

test("a walk through a year has its memories in the order they happened, and says where it goes on", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { year: 1993, month: 9, memoryTitle: "The cat" });
  await ada.write(timeline, { year: 1993, month: 5, day: 15, memoryTitle: "Our wedding day" });
  await ada.write(timeline, { year: 1993, month: 5, memoryTitle: "Some day in May" });
  await ada.write(timeline, { year: 1992, memoryTitle: "The year before" });
  await ada.write(timeline, { year: 1996, month: 2, memoryTitle: "Three years on" });

  const { body } = await ada.get(`/memories/walk?yearId=${timeline.yearId(1993)}`);
  const end = await ada.get(`/memories/walk?yearId=${timeline.yearId(1996)}`);

  expect(titles(body)).toEqual(["Our wedding day", "Some day in May", "The cat"]);
  expect(body).toMatchObject({ total: 3, leftOut: 0, nextCursor: null, next: { year: 1996, month: 2 } });
  expect(body.memories[0]).toMatchObject({ memoryDescription: "<p>It rained.</p>", media: [], day: 15 });
  expect(end.body).toMatchObject({ total: 1, next: null });
});

test("a walk through a month goes on with the next month that has a memory", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { year: 1993, month: 5, memoryTitle: "May" });
  await ada.write(timeline, { year: 1993, month: 8, memoryTitle: "August" });

  const { body } = await ada.get(`/memories/walk?yearId=${timeline.yearId(1993)}&month=5`);

  expect(titles(body)).toEqual(["May"]);
  expect(body).toMatchObject({ total: 1, next: { year: 1993, month: 8 } });
});

test("stones and candles are walked past, and counted, unless they are asked for; archived ones always", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { day: 1, memoryTitle: "Flower", memoryType: "Flower" });
  await ada.write(timeline, { day: 2, memoryTitle: "Stone", memoryType: "Stone" });
  await ada.write(timeline, { day: 3, memoryTitle: "Candle", memoryType: "Flower", isCandle: true });
  await ada.write(timeline, { day: 4, memoryTitle: "Both", memoryType: "Stone", isCandle: true });
  await ada.write(timeline, { day: 5, memoryTitle: "Unmarked" });
  const archived = await ada.write(timeline, { day: 6, memoryTitle: "Archived" });
  await ada.post("/memories/archive", { id: archived._id });
  await ada.write(timeline, { year: 1991, memoryType: "Stone" });
  await ada.write(timeline, { year: 1992 });
  const address = `/memories/walk?yearId=${timeline.yearId(1990)}`;

  const light = await ada.get(address);
  const all = await ada.get(`${address}&stones=true`);

  expect(titles(light.body)).toEqual(["Flower", "Unmarked"]);
  expect(light.body).toMatchObject({ total: 2, leftOut: 3, next: { year: 1992 } });
  expect(titles(all.body)).toEqual(["Flower", "Stone", "Candle", "Both", "Unmarked"]);
  expect(all.body).toMatchObject({ total: 5, leftOut: 0, next: { year: 1991 } });
});

test("a long year comes in pages that neither repeat nor miss a memory", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const written = [1, 2, 3, 4, 5].map((day) => `Day ${day}`);
  for (const memoryTitle of written) await ada.write(timeline, { day: 5, memoryTitle });
  const address = `/memories/walk?yearId=${timeline.yearId(1990)}&limit=2`;

  const first = await ada.get(address);
  const second = await ada.get(`${address}&cursor=${first.body.nextCursor}`);
  const third = await ada.get(`${address}&cursor=${second.body.nextCursor}`);

  expect([first, second, third].flatMap(({ body }) => titles(body))).toEqual(written);
  expect(third.body).toMatchObject({ nextCursor: null, total: 5 });
  expect((await ada.get(`${address}&cursor=nonsense`)).status).toBe(400);
  expect((await ada.get(`/memories/walk?yearId=${timeline.yearId(1990)}&limit=25`)).status).toBe(400);
});

test("a guest walks through their own memories only, and a stranger through none", async ({ server }) => {
  const ada = await createWriter(server);
  const guest = await createWriter(server);
  const stranger = await createWriter(server);
  const timeline = await setTimeline(ada);
  const written = await plantGuest(server, { host: ada, timeline, guest }, [1990]);
  await ada.write(timeline, { memoryTitle: "Hers" });
  await ada.write(timeline, { year: 1995, memoryTitle: "Hers, later" });
  await guest.write(written, { memoryTitle: "The guest's" });
  const [hers, theirs] = [timeline, written].map((one) => `/memories/walk?yearId=${one.yearId(1990)}`);

  const { body } = await guest.get(theirs ?? "");

  expect(titles(body)).toEqual(["The guest's"]);
  expect(body).toMatchObject({ total: 1, leftOut: 0, next: null });
  expect(titles((await ada.get(hers ?? "")).body)).toEqual(["Hers"]);
  const closed = [await guest.get(hers ?? ""), await ada.get(theirs ?? ""), await stranger.get(theirs ?? "")];
  expect(closed.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test("a walk through what was found has whole memories, in the order of the search", async ({ server }) => {
  const ada = await createWriter(server);
  const other = await createWriter(server);
  const timeline = await setTimeline(ada);
  const vault = await plantVault(server, [1990]);
  await join(server, vault, other, "owner");
  await other.write(vault, { memoryTitle: "Somebody else's river" });
  await ada.write(timeline, { year: 1991, memoryTitle: "The river froze" });
  await ada.write(timeline, { year: 1994, memoryTitle: "River of tears", memoryType: "Stone" });
  await ada.write(timeline, { year: 1993, memoryTitle: "A river, and a candle", isCandle: true });
  await ada.write(timeline, { year: 1992, memoryTitle: "Bicycle", memoryDescription: "<p>Along the river.</p>" });
  await ada.write(timeline, { year: 1992, memoryTitle: "The sea" });

  const { body } = await ada.get("/memories/walk/found?q=river");
  const found = await ada.get("/memories/search?q=river");
  const all = await ada.get("/memories/walk/found?q=river&stones=true");

  expect(titles(body)).toEqual(["The river froze", "Bicycle"]);
  expect(body).toMatchObject({ leftOut: 2, nextCursor: null });
  expect(body.memories[1].memoryDescription).toBe("<p>Along the river.</p>");
  expect(titles(all.body)).toEqual(titles(found.body));
});

test("after very many stones a walk goes on among them, and past the last of them nowhere", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { year: 1990 });
  const stones = Array.from({ length: 250 }, (_, number) => ({
    year: number < 150 ? 1991 : 1993,
    month: 5,
    day: 1 + (number % 28),
    memoryType: "Stone" as const,
  }));
  await plantMemories(server, ada.accountId, timeline, stones);
  const walk = async (year: number) => (await ada.get(`/memories/walk?yearId=${timeline.yearId(year)}`)).body;

  expect(await walk(1990)).toMatchObject({ total: 1, next: { year: 1993, month: 5 } });
  expect(await walk(1993)).toMatchObject({ total: 0, leftOut: 100, next: null });
  await ada.write(timeline, { year: 1995 });
  expect(await walk(1993)).toMatchObject({ total: 0, next: { year: 1995 } });
});
