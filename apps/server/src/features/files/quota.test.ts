import { expect } from "vitest";

import { photoLike } from "#testing/sample-media.ts";
import { test as base } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter } from "#testing/writer.ts";

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ QUOTA_GB: "0.001" }),
});

test("files and uploads on their way share one room, and giving up frees it", async ({ server }) => {
  const ada = await createWriter(server);
  const ben = await createWriter(server);
  const tus = createTus(server, ada);
  const used = async (): Promise<number[]> => {
    const { usedBytes, quotaBytes } = (await ada.get("/user/storage")).body;
    return [usedBytes, quotaBytes];
  };

  await tus.upload(photoLike(300_000));
  const id = await tus.begin({ bytes: 600_000 });
  const full = await used();
  const refused = await tus.create({ bytes: 200_000 });
  const together = await Promise.all([1, 2, 3, 4].map(() => createTus(server, ben).create({ bytes: 400_000 })));
  const gone = await tus.giveUp(id);
  const after = await used();

  expect(full).toEqual([900_000, 1_073_741]);
  expect([refused.statusCode, refused.json().message]).toEqual([
    413,
    "Your files would take up more than your 1 MB of storage",
  ]);
  expect(together.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
  expect(together.filter(({ statusCode }) => statusCode === 413)).toHaveLength(2);
  expect([gone.statusCode, after[0], (await tus.head(id)).statusCode]).toEqual([204, 300_000, 404]);
});
