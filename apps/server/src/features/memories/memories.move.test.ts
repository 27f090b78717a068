import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

test("a memory that was laid in the wrong month is moved with all it has, and found there", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { _id } = await ada.write(timeline, { day: 12, memoryType: "Flower" });

  const answer = await ada.post("/memories/move", { id: _id, version: 1, yearId: timeline.yearId(1993), month: 2 });
  const [before, after] = [
    await ada.get(`/memories?yearId=${timeline.yearId(1990)}&month=7`),
    await ada.get(`/memories?yearId=${timeline.yearId(1993)}&month=2`),
  ];
  const found = await ada.get("/memories/search?q=concert&fromYear=1993&toYear=1993");

  expect(answer.body).toMatchObject({
    statusMessage: "Memory moved successfully",
    memory: {
      version: 2,
      yearId: timeline.yearId(1993),
      year: 1993,
      month: 2,
      day: 12,
      monthDescription: "February 1993",
      memoryTitle: "Summer concert",
      memoryType: "Flower",
    },
  });
  expect(before.body.memories).toEqual([]);
  expect(after.body.memories).toEqual([answer.body.memory]);
  expect(found.body.memories).toHaveLength(1);
  expect((await ada.get(`/memories/versions?id=${_id}`)).body.versions).toEqual([]);
});

test("a day which the other month does not have is left out", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { _id } = await ada.write(timeline, { day: 31 });

  const { body } = await ada.post("/memories/move", { id: _id, yearId: timeline.yearId(1990), month: 6 });

  expect(body.memory).toMatchObject({ month: 6, day: null });
});

test("moving to where it stands changes nothing", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const memory = await ada.write(timeline, { monthDescription: "The summer by the lake" });

  const { body } = await ada.post("/memories/move", { id: memory._id, yearId: timeline.yearId(1990), month: 7 });

  expect(body.memory).toEqual(memory);
});

test("whoever has not seen the newest is told what stands there, and nothing is moved", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { _id } = await ada.write(timeline);
  await ada.put("/memories", { _id, memoryTitle: "Elsewhere" });

  const stale = await ada.post("/memories/move", { id: _id, version: 1, yearId: timeline.yearId(1990), month: 8 });

  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ code: "conflict", current: { memoryTitle: "Elsewhere", month: 7 } });
});

test("of two moves at once from one version exactly one is taken", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { _id } = await ada.write(timeline);

  const moves = await Promise.all(
    [3, 4].map((month) => ada.post("/memories/move", { id: _id, version: 1, yearId: timeline.yearId(1990), month })),
  );
  const { body } = await ada.get(`/memories/details?id=${_id}`);

  expect(Object.groupBy(moves, ({ status }) => status)).toMatchObject({ 200: { length: 1 }, 409: { length: 1 } });
  expect(body.memory).toMatchObject(moves.find(({ status }) => status === 200)?.body.memory);
});

test("a memory stays on its own timeline", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);
  const [hers, his] = [await setTimeline(ada), await setTimeline(bob)];
  const { _id } = await ada.write(hers);

  const strange = await ada.post("/memories/move", { id: _id, yearId: his.yearId(1990), month: 7 });
  const nowhere = await ada.post("/memories/move", { id: _id, yearId: hers.yearId(1990), month: 13 });
  const { body } = await ada.get(`/memories/details?id=${_id}`);

  expect(strange.status).toBe(404);
  expect(nowhere.body.statusMessage).toBe("Please choose a month");
  expect(body.memory).toMatchObject({ year: 1990, month: 7, version: 1 });
});
