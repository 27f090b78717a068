import { expect } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { photoLike } from "#testing/sample-media.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter } from "#testing/writer.ts";

const twoDaysMs = 2 * 24 * 60 * 60 * 1000;

async function* one(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes;
}

/** Files lie there with the time of this machine. */
async function plantOrphans({ store, clock }: TestServer, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await store.put(one(Buffer.from(`${index}`)), { maxBytes: 10 });
  clock.advance(systemClock.now() - clock.now() + twoDaysMs);
}

test("old files without a row are removed, and none that has one", async ({ server }) => {
  await createTus(server, await createWriter(server)).upload(photoLike(500));
  await plantOrphans(server, 20);

  await server.services.fileGarbage.sweepOrphans();

  expect(await storedKeys(server.store)).toHaveLength(1);
});

test("where almost nothing has a row, everything stays: the database may be the wrong one", async ({ server }) => {
  await createTus(server, await createWriter(server)).upload(photoLike(500));
  await plantOrphans(server, 101);

  await server.services.fileGarbage.sweepOrphans();

  expect(await storedKeys(server.store)).toHaveLength(102);
  expect(server.logger.lines).toContainEqual({
    level: "error",
    message: "files without a row were kept: is this their database?",
    details: { orphans: 101, named: 1 },
  });
});
