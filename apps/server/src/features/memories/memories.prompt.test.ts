import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

const prompt = { text: "Which door of that year would you open again?", templateId: "home-3", bankVersion: 2 };

test("a memory keeps the question it answers, wherever it is shown and whatever becomes of it", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);

  const added = await ada.write(timeline, { prompt: { ...prompt, text: ` ${prompt.text} ` } });
  await ada.write(timeline, { year: 1991 });
  const changed = await ada.put("/memories", { _id: added._id, memoryTitle: "Changed", prompt: null });
  const restored = await ada.post("/memories/versions/restore", { id: added._id, restore: 1 });
  const details = await ada.get(`/memories/details?id=${added._id}`);
  const list = await ada.get(`/memories?yearId=${timeline.yearId(1990)}&month=7`);
  const lookBack = await ada.get(`/memories/look-back?yearId=${timeline.yearId(1991)}&month=7`);

  const shown = [added, changed.body.memory, restored.body.memory, details.body.memory];
  expect(shown.map((memory) => memory.prompt)).toEqual(shown.map(() => prompt));
  expect(list.body.memories[0].prompt).toEqual(prompt);
  expect(lookBack.body.memories[0].prompt).toEqual(prompt);
});

test("a memory that answers nothing says so", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);

  const silent = await ada.write(timeline);
  const none = await ada.write(timeline, { prompt: null });
  const written = await ada.write(timeline, { prompt: { ...prompt, templateId: null } });

  expect([silent.prompt, none.prompt]).toEqual([null, null]);
  expect(written.prompt).toEqual({ ...prompt, templateId: null });
});

test("a question is plain text, and nothing else is taken for one", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const place = { timelineId: timeline.id, yearId: timeline.yearId(1990), month: 7 };
  const words = { memoryTitle: "One", memoryDescription: "<p>Two</p>" };
  const markup = "<img src=x onerror=alert(1)> & which one?";
  const hostile: unknown[] = [
    "text",
    7,
    [],
    {},
    { ...prompt, text: "" },
    { ...prompt, text: " " },
    { ...prompt, text: "a\nb" },
    { ...prompt, text: "a\u0000b" },
    { ...prompt, text: "a\ud800b" },
    { ...prompt, text: "x".repeat(601) },
    { ...prompt, text: null },
    { ...prompt, templateId: "" },
    { ...prompt, templateId: "x".repeat(101) },
    { ...prompt, templateId: { $gt: "" } },
    { ...prompt, bankVersion: 0 },
    { ...prompt, bankVersion: 1.5 },
    { ...prompt, bankVersion: 2 ** 53 },
    { ...prompt, bankVersion: "1" },
  ];

  const kept = await ada.write(timeline, { prompt: { ...prompt, text: markup, isWritten: true, extra: "x" } });
  const refusals = await Promise.all(
    hostile.map((value) => ada.post("/memories", { ...place, ...words, prompt: value })),
  );

  expect(kept.prompt).toEqual({ ...prompt, text: markup });
  expect(refusals.map(({ status }) => status)).toEqual(hostile.map(() => 400));
});

test("a memory that is sent twice is added once, with its question", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const place = { timelineId: timeline.id, yearId: timeline.yearId(1990), month: 7 };
  const memory = { ...place, memoryTitle: "One", memoryDescription: "<p>Two</p>", prompt };
  const key = { "idempotency-key": "sent-twice" };

  const first = await ada.post("/memories", memory, key);
  const again = await ada.post("/memories", memory, key);
  const other = await ada.post("/memories", { ...memory, prompt: { ...prompt, text: "Another one?" } }, key);

  expect(again.raw).toBe(first.raw);
  expect(first.body.memory.prompt).toEqual(prompt);
  expect(other.status).not.toBe(200);
});

test("with a memory goes the question it answered", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { _id } = await ada.write(timeline, { prompt });

  await ada.delete("/memories", { id: _id });

  expect(await server.database.db.selectFrom("memories").select("prompt_text").execute()).toEqual([]);
});
