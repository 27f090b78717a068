import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

test("a change keeps what it replaces, newest first, and its version grows", async ({ server, clock }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada));
  clock.advance(1000);

  const changed = await ada.put("/memories", { _id, version: 1, memoryTitle: "Second" });
  await ada.put("/memories", { _id, version: 2, memoryDescription: "<p>Third.</p>", memoryType: "Stone" });
  const { body } = await ada.get(`/memories/versions?id=${_id}`);

  expect(changed.body).toMatchObject({
    statusMessage: "Memory updated successfully",
    memory: { version: 2, memoryTitle: "Second", updatedAt: "2026-05-15T12:00:01.000Z" },
  });
  expect(body.versions).toEqual([
    {
      version: 2,
      memoryTitle: "Second",
      memoryDescription: "<p>It rained.</p>",
      memoryType: null,
      place: "",
      savedAt: "2026-05-15T12:00:01.000Z",
    },
    {
      version: 1,
      memoryTitle: "Summer concert",
      memoryDescription: "<p>It rained.</p>",
      memoryType: null,
      place: "",
      savedAt: "2026-05-15T12:00:01.000Z",
    },
  ]);
});

test("a mark is saved by its own name and can be taken away", async ({ server }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada));

  const marked = await ada.put("/memories", { _id, memoryType: "Flower" });
  const unmarked = await ada.put("/memories", { _id, memoryType: null });

  expect(marked.body).toMatchObject({
    statusMessage: "Memory tag saved successfully",
    memory: { memoryType: "Flower", version: 2 },
  });
  expect(unmarked.body.memory).toMatchObject({ memoryType: null, version: 3 });
});

test("saving what is there already makes no version, however it is spelled", async ({ server }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada));

  const saves = [
    { memoryTitle: "Summer concert", memoryDescription: "<p>It rained.</p>" },
    { memoryTitle: " Summer concert ", memoryDescription: "<div>It rained.</div>", memoryType: null, media: [] },
    { isArchived: false, isQuiet: false, isCirca: false, day: null },
    {},
  ];
  for (const save of saves) {
    expect((await ada.put("/memories", { _id, version: 1, ...save })).body.memory.version).toBe(1);
  }

  expect((await ada.get(`/memories/versions?id=${_id}`)).body.versions).toEqual([]);
});

test("a change of an older version is refused and told what stands there now", async ({ server }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada));
  const { body: saved } = await ada.put("/memories", { _id, version: 1, memoryTitle: "The other tab" });

  const stale = await ada.put("/memories", { _id, version: 1, memoryTitle: "This tab" });

  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({
    statusMessage: "This memory has been changed elsewhere",
    code: "conflict",
    current: saved.memory,
  });
});

test("of ten saves at once from one version exactly one is taken", async ({ server }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada));

  const saves = await Promise.all(
    Array.from({ length: 10 }, (_, tab) => ada.put("/memories", { _id, version: 1, memoryTitle: `Tab ${tab}` })),
  );
  const { body } = await ada.get(`/memories/details?id=${_id}`);

  expect(Object.groupBy(saves, ({ status }) => status)).toMatchObject({ 200: { length: 1 }, 409: { length: 9 } });
  expect(body.memory).toMatchObject({ version: 2 });
  expect(saves.find(({ status }) => status === 200)?.body.memory.memoryTitle).toBe(body.memory.memoryTitle);
});

test("ten saves at once that name no version are all taken, and none of their texts is lost", async ({ server }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada));
  const titles = Array.from({ length: 10 }, (_, tab) => `Tab ${tab}`);

  const saves = await Promise.all(titles.map((memoryTitle) => ada.put("/memories", { _id, memoryTitle })));
  const { body: now } = await ada.get(`/memories/details?id=${_id}`);
  const { body: before } = await ada.get(`/memories/versions?id=${_id}`);

  expect(saves.map(({ status }) => status)).toEqual(titles.map(() => 200));
  const kept = [now.memory, ...before.versions].map(({ memoryTitle }: { memoryTitle: string }) => memoryTitle);
  expect(kept.sort()).toEqual(["Summer concert", ...titles].sort());
});

test("the newest fifty versions are kept", async ({ server }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada));
  for (let count = 2; count <= 60; count += 1) await ada.put("/memories", { _id, memoryTitle: `Title ${count}` });

  const { body } = await ada.get(`/memories/versions?id=${_id}`);

  expect(body.versions).toHaveLength(50);
  expect(body.versions[0].version).toBe(59);
  expect(body.versions.at(-1).version).toBe(10);
});

test("archiving, keeping quiet and dating count as changes, without a version of the text", async ({ server }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada));

  await ada.put("/memories", { _id, isQuiet: true });
  await ada.post("/memories/archive", { id: _id });
  const dated = await ada.put("/memories", { _id, day: 31, isCirca: true });
  const wrong = await ada.put("/memories", { _id, day: 32 });

  expect(dated.body.memory).toMatchObject({ version: 4, isQuiet: true, isArchived: true, day: 31, isCirca: true });
  expect(wrong.body.statusMessage).toBe("There's no such day in this month");
  expect((await ada.get(`/memories/versions?id=${_id}`)).body.versions).toEqual([]);
});

test("an earlier version is restored as a change of its own, which can be undone again", async ({ server }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada), { memoryType: "Flower" });
  await ada.put("/memories", { _id, memoryTitle: "New", memoryDescription: "<p>New.</p>", memoryType: "Stone" });

  const stale = await ada.post("/memories/versions/restore", { id: _id, restore: 1, version: 1 });
  const restored = await ada.post("/memories/versions/restore", { id: _id, restore: 1, version: 2 });
  const missing = await ada.post("/memories/versions/restore", { id: _id, restore: 7 });
  const { body } = await ada.get(`/memories/versions?id=${_id}`);

  expect(stale.status).toBe(409);
  expect(restored.body.memory).toMatchObject({
    version: 3,
    memoryTitle: "Summer concert",
    memoryDescription: "<p>It rained.</p>",
    memoryType: "Flower",
  });
  expect(missing.status).toBe(404);
  expect(body.versions.map(({ memoryTitle }: { memoryTitle: string }) => memoryTitle)).toEqual([
    "New",
    "Summer concert",
  ]);
});

test("what was changed elsewhere is not deleted by whoever has not seen it", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { _id, version } = await ada.write(timeline);
  const changed = await ada.put("/memories", { _id, memoryTitle: "Seen by nobody yet" });

  const stale = await ada.delete("/memories", { id: _id, version });
  const fresh = await ada.delete("/memories", { id: _id, version: changed.body.memory.version });

  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ code: "conflict", current: { _id, memoryTitle: "Seen by nobody yet" } });
  expect(fresh.status).toBe(200);
});

test("a version no memory can have is refused before anything is looked up", async ({ server }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada));
  const far = 3_000_000_000;

  const answers = [
    await ada.post("/memories/versions/restore", { id: _id, restore: far }),
    await ada.post("/memories/versions/restore", { id: _id, restore: 1, version: far }),
    await ada.put("/memories", { _id, version: far, memoryTitle: "Far" }),
  ];
  const highest = await ada.post("/memories/versions/restore", { id: _id, restore: 2_147_483_647 });

  expect(answers.map(({ body }) => body.code)).toEqual(["invalid_input", "invalid_input", "invalid_input"]);
  expect(highest.status).toBe(404);
});

test("where it happened is versioned with the words, and comes back with them", async ({ server }) => {
  const ada = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada), { place: "  Lake\tComo " });

  const moved = await ada.put("/memories", { _id, version: 1, place: "Bellagio" });
  const { body } = await ada.get(`/memories/versions?id=${_id}`);
  const restored = await ada.post("/memories/versions/restore", { id: _id, restore: 1 });
  const without = await ada.put("/memories", { _id, place: "" });
  const tooLong = await ada.put("/memories", { _id, place: "x".repeat(121) });

  expect(moved.body.memory).toMatchObject({ version: 2, place: "Bellagio" });
  expect(body.versions).toMatchObject([{ version: 1, place: "Lake Como" }]);
  expect(restored.body.memory).toMatchObject({ version: 3, place: "Lake Como" });
  expect(without.body.memory).toMatchObject({ version: 4, place: "" });
  expect(tooLong).toMatchObject({ status: 400, body: { fields: { place: "This place name is too long" } } });
});
