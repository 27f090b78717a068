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

test("unused files are removed, however many there are, and those that somebody has let go of today stay", async ({
  server,
}) => {
  const { accountId } = await createWriter(server);
  await plantUnused(server, accountId, 4500);
  server.clock.advance(twoDaysMs);
  await server.services.fileGarbage.letGo(["unused-7", "unused-4499"]);

  await server.services.fileGarbage.sweep();

  const left = await server.database.db.selectFrom("files").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual(["unused-4499", "unused-7"]);
});

async function plantUnused({ database: { db } }: TestServer, accountId: string, count: number): Promise<void> {
  const blob = { account_id: accountId, sha256: "", bytes: 1, content_type: "image/jpeg", created_at: 0 };
  const rows = Array.from({ length: count }, (_, number) => ({
    ...blob,
    id: `unused-${number}`,
    store_key: `${number}`,
  }));
  for (let at = 0; at < count; at += 500) {
    await db
      .insertInto("files")
      .values(rows.slice(at, at + 500))
      .execute();
  }
}
