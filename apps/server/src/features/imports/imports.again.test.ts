import { buildZip } from "@lane/archive/testing/build-zip.ts";
import { takeoutFile } from "@lane/archive/testing/journals.ts";
import { jpeg } from "@lane/archive/testing/pictures.ts";
import { expect } from "vitest";

import { createImporter } from "#testing/imports.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { setTimeline } from "#testing/writer.ts";

const letters = ["a", "b", "c", "d"];
const day = letters.map((name) => ({ name: `${name}.jpg`, bytes: jpeg("1994:08:04 09:30:00", name) }));

async function filesInMemories({ database: { db } }: TestServer): Promise<string[][]> {
  const rows = await db
    .selectFrom("memory_media")
    .innerJoin("files", "files.id", "memory_media.file_id")
    .select(["memory_id as memoryId", "name"])
    .orderBy("memory_id")
    .orderBy("position")
    .execute();
  const ids = [...new Set(rows.map(({ memoryId }) => memoryId))];
  return ids.map((id) => rows.filter(({ memoryId }) => memoryId === id).map(({ name }) => name));
}

test("of a day that is partly here only the new photos come in", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  await ada.start((await ada.dryRun("photos", day.slice(0, 3))).id);

  const more = await ada.dryRun("photos", day);
  await ada.start(more.id);
  const third = await ada.dryRun("photos", day);
  const renamed = await ada.dryRun(
    "photos",
    day.map(({ name, bytes }) => ({ name: `copy of ${name}`, bytes })),
  );

  expect(more).toMatchObject({ entries: 1, media: 4, duplicates: 0, knownFiles: 3 });
  expect(await filesInMemories(server)).toEqual([["a.jpg", "b.jpg", "c.jpg"], ["d.jpg"]]);
  expect(third).toMatchObject({ entries: 1, duplicates: 1, knownFiles: 0, years: [] });
  expect(renamed).toMatchObject({ entries: 1, duplicates: 1, knownFiles: 0, years: [] });
});

test("the same photo under two names comes in once, by day, each and without a date", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  const undated = jpeg(null, "undated");
  const files = [
    ...day.slice(0, 2),
    { name: "dup.jpg", bytes: day[0]?.bytes ?? undated },
    { name: "scan.jpg", bytes: undated },
    { name: "scan again.jpg", bytes: undated },
  ];

  const together = await ada.dryRun("photos", files);
  const apart = await ada.dryRun("photos", files, { photos: "each" });
  await ada.start(together.id);

  expect(together).toMatchObject({ entries: 3, duplicates: 1, knownFiles: 1, undated: 1 });
  expect(apart).toMatchObject({ entries: 5, duplicates: 2, knownFiles: 0, undated: 1 });
  expect(await filesInMemories(server)).toEqual([["a.jpg", "b.jpg"]]);
});

test("a photo that is here already is left out of a day of Google's too", async ({ server }) => {
  const ada = await createImporter(server);
  await setTimeline(ada);
  await ada.start((await ada.dryRun("photos", day.slice(0, 1))).id);
  const packed = day.slice(0, 2).map(({ name, bytes }) => takeoutFile(`Photos from 1994/${name}`, bytes));

  const found = await ada.dryRun("takeout", [{ name: "takeout.zip", bytes: buildZip(packed) }]);
  await ada.start(found.id);

  expect(found).toMatchObject({ format: "takeout", entries: 1, media: 2, knownFiles: 1 });
  expect(await filesInMemories(server)).toEqual([["a.jpg"], ["b.jpg"]]);
});
