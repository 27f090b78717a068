import { expect } from "vitest";

import { createImporter } from "#testing/imports.ts";
import { journal, type JournalEntry, picture, summers } from "#testing/journal.ts";
import { photoLike } from "#testing/sample-media.ts";
import { test as base } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { setTimeline } from "#testing/writer.ts";

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ QUOTA_GB: "0.001" }),
});

test("without room it stops, keeps what is in, and goes on when there is some", async ({ server }) => {
  const ada = await createImporter(server);
  const timeline = await setTimeline(ada);
  const big = picture(photoLike(700_000));
  const small = picture(photoLike(700_001));
  const [one, two] = summers(2);
  const zip = journal(
    [{ ...one, photos: [big.photo] } as JournalEntry, { ...two, photos: [small.photo] } as JournalEntry],
    [big.file, small.file],
  );
  const found = await ada.dryRun("day-one", [zip]);

  const stopped = await ada.start(found.id);
  const keysThen = await storedKeys(server.store);
  const [memory] = (await ada.get(`/memories?yearId=${timeline.yearId(1991)}&month=7`)).body.memories;
  await ada.delete("/memories", { id: memory._id });
  const done = await ada.start(found.id);

  expect(stopped).toMatchObject({ state: "stopped", stop: "no-room", made: 1 });
  expect(keysThen).toHaveLength(2);
  expect(done).toMatchObject({ state: "done", stop: null, made: 1 });
});
