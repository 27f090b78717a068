import type { ArchivedMemory } from "@lane/archive/own/memory-schema.ts";
import { ownMemory, ownZip } from "@lane/archive/testing/own-zip.ts";
import { maxHopes } from "@lane/domain/limits.ts";
import { expect } from "vitest";

import { createImporter } from "#testing/imports.ts";
import { test } from "#testing/server-test.ts";
import { setTimeline } from "#testing/writer.ts";

const savedAt = "2001-01-01T00:00:00.000Z";
const date = { year: 1994, month: 8, day: 4, isCirca: false };

function written(version: number, title: string): ArchivedMemory["versions"][number] {
  return { version, title, text: [[{ text: `${title}\0`, isBold: false }]], html: "", mark: null, place: "", savedAt };
}

function hope(text: string, createdAt = savedAt) {
  return { text, size: "small" as const, createdAt };
}

test("hopes beyond what the rope holds, or in words nobody could have typed, are named and left out", async ({
  server,
}) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const hopes = [
    hope("Long ago", "0001-01-01T00:00:00.000Z"),
    hope("x".repeat(201)),
    hope("nothing\0 at all"),
    ...Array.from({ length: maxHopes }, (_, index) => hope(`Hope ${index}`)),
  ];
  const zip = ownZip([ownMemory("m1", { date })], {}, "", { hopes });

  const found = await ada.dryRun("own", [{ name: "mine.zip", bytes: zip }]);
  const done = await ada.start(found.id);

  const kept = await server.database.db.selectFrom("hopes").select(["text", "created_at as at"]).execute();
  expect(done).toMatchObject({ state: "done", made: 1 });
  expect(kept).toHaveLength(maxHopes);
  expect(kept).toContainEqual({ text: "Long ago", at: 0 });
  expect(done.problems.map(({ name, reason }) => [name.slice(0, 8), reason])).toEqual([
    ["xxxxxxxx", "text-too-long"],
    ["nothing\ufffd", "no-such-shape"],
    [`Hope ${maxHopes - 1}`, "no-room"],
  ]);
});

test("favourites and years to be asked about are held to what is written here", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const { db } = server.database;
  const favourite = { year: 1994, detail: null, entryId: null, reason: null };
  const favourites = [
    { ...favourite, category: "song" as const, title: "A song" },
    { ...favourite, category: "snack" as const, title: "y".repeat(121) },
    { ...favourite, category: "game" as const, title: "nothing\0" },
  ];
  const shown = { nudges: [], templateId: null, bankVersion: 1, hasAnother: true, isWritten: false, basis: null };
  const promptYears = [
    { ...shown, year: 1994, asked: 2 ** 40, feeling: "tender" as const, text: "Who was there?" },
    { ...shown, year: 1995, asked: 1, feeling: null, text: "Who\0 was there?", bankVersion: 2 ** 40 },
  ];
  const zip = ownZip([], {}, "", { favourites, promptYears });

  const found = await ada.dryRun("own", [{ name: "mine.zip", bytes: zip }]);
  const done = await ada.start(found.id);

  expect(done).toMatchObject({ state: "done", problemCount: 2 });
  expect(await db.selectFrom("favourites").select("title").execute()).toEqual([{ title: "A song" }]);
  expect(
    await db.selectFrom("prompt_years").select(["year", "asked", "feeling", "text"]).orderBy("year").execute(),
  ).toEqual([
    { year: 1994, asked: 1_000_000, feeling: "tender", text: "Who was there?" },
    { year: 1995, asked: 1, feeling: null, text: null },
  ]);
});

test("a memory with impossible versions, names and numbers comes in as far as it can be kept, and can be edited", async ({
  server,
}) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const { db } = server.database;
  const crafted = ownMemory(`m\0${"z".repeat(5000)}`, {
    date,
    title: `A lake\0 ${"long ".repeat(100)}`,
    text: [[{ text: "Warm\0 water", isBold: false }]],
    monthDescription: `Summer\0${"!".repeat(1000)}`,
    prompt: { text: "Where\0?", templateId: null, bankVersion: 2 ** 40 },
    version: 2 ** 40,
    versions: [written(2 ** 41, "Never"), written(7, "Once\0"), written(7, "Twice"), written(3, "Before")],
    createdAt: "0001-01-01T00:00:00.000Z",
  });
  const zip = ownZip([crafted, ownMemory("m2", { date })]);

  const found = await ada.dryRun("own", [{ name: "mine.zip", bytes: zip }]);
  const done = await ada.start(found.id);
  const again = await ada.dryRun("own", [{ name: "mine.zip", bytes: zip }]);
  const memory = await db
    .selectFrom("memories")
    .selectAll()
    .where("title", "like", "A lake%")
    .executeTakeFirstOrThrow();
  const versions = await db.selectFrom("memory_versions").select(["version", "title"]).orderBy("version").execute();
  const edited = await ada.put("/memories", { _id: memory.id, memoryDescription: "<p>Cold water</p>" });

  expect([done.state, done.made, again.duplicates]).toEqual(["done", 2, 2]);
  expect(memory).toMatchObject({ description: "<p>Warm water</p>", prompt_text: null });
  expect(memory.title.length).toBeLessThanOrEqual(200);
  expect(versions).toEqual([
    { version: 3, title: "Before" },
    { version: 7, title: "Once" },
  ]);
  expect(edited.status).toBe(200);
});

test("one memory that is none keeps no other from coming along", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const broken = { ...ownMemory("m1", { date }), version: 0 };

  const found = await ada.dryRun("own", [{ name: "mine.zip", bytes: ownZip([broken, ownMemory("m2", { date })]) }]);

  expect(found).toMatchObject({ entries: 1, problems: [{ name: "memories/2019.json 1", reason: "no-such-shape" }] });
});
