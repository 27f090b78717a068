import { mkdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { expect } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { openDatabase } from "#db/client.ts";
import { test as withFfmpeg } from "#testing/film-test.ts";
import { createFuse } from "#testing/fuse.ts";
import { createRepairs, type Repairs } from "#testing/repairs.ts";
import { colourBars, makeFilm, tone } from "#testing/sample-films.ts";
import { filmLike, photoLike } from "#testing/sample-media.ts";
import { runsOnce, test, type TestServer } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";

import { createFileVariantsRepository } from "./file-variants.repository.ts";

const twoDaysSeconds = 2 * 24 * 60 * 60;

function pathOf({ folder }: TestServer, key: string): string {
  return join(folder, "media", key.slice(0, 2), key.slice(2, 4), key);
}

/** The clock of the tests is behind the one that dates the files. */
async function openRepairs(server: TestServer): Promise<Repairs> {
  server.clock.advance(systemClock.now() - server.clock.now());
  return createRepairs(server);
}

async function plantOldOrphan(server: TestServer, repairs: Repairs): Promise<string> {
  const key = await repairs.plantOrphan();
  const longAgo = server.clock.now() / 1000 - twoDaysSeconds;
  await utimes(pathOf(server, key), longAgo, longAgo);
  return key;
}

/** Changes the last byte; returns what the file contains now. */
async function spoil(server: TestServer, key: string): Promise<Buffer> {
  const bytes = await readFile(pathOf(server, key));
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(pathOf(server, key), bytes);
  return bytes;
}

test("only what nothing has referred to for a day is removed, and verifying alone removes nothing", async ({
  server,
}) => {
  const repairs = await openRepairs(server);
  await repairs.uploadPhoto();
  await repairs.uploadHalf(photoLike(9000));
  const [old, young] = [await plantOldOrphan(server, repairs), await repairs.plantOrphan()];
  const foreign = ["media/README", "media/00/00/notes", `media/${old.slice(0, 2)}/${old.slice(2, 4)}/a-file`];
  for (const name of foreign) {
    await mkdir(dirname(join(server.folder, name)), { recursive: true });
    await writeFile(join(server.folder, name), "not ours");
    await utimes(join(server.folder, name), 0, 0);
  }
  const before = await storedKeys(server.store);

  const looked = await repairs.verify();
  const untouched = await storedKeys(server.store);
  const { report, outcomes } = await repairs.repair();

  expect(looked.found).toEqual(new Set([`orphaned ${old}`, `orphaned ${young}`]));
  expect(untouched).toEqual(before);
  expect(outcomes).toHaveLength(2);
  expect(outcomes).toContainEqual({ what: "removed", key: old });
  expect(outcomes).toContainEqual({ what: "kept", key: young, why: "young" });
  expect(report).toMatchObject({ missing: 0, changed: 0, orphaned: 2, removed: 1, unrepaired: 0 });
  expect(await storedKeys(server.store)).toEqual(before.filter((key) => key !== old));
  for (const name of foreign) expect(await readFile(join(server.folder, name), "utf8")).toBe("not ours");
});

test("a row that appears between finding an orphan and removing it keeps its file", async ({ server }) => {
  const repairs = await openRepairs(server);
  await repairs.uploadPhoto();
  const orphans = new Set([await plantOldOrphan(server, repairs), await plantOldOrphan(server, repairs)]);
  let named: string | undefined;
  const racing = await createRepairs(server, {
    ...server.store,
    async remove(key) {
      orphans.delete(key);
      [named] = orphans;
      if (named !== undefined) await repairs.name(named);
      await server.store.remove(key);
    },
  });

  const { report, outcomes } = await racing.repair();

  expect(report).toMatchObject({ orphaned: 2, removed: 1 });
  expect(outcomes).toContainEqual({ what: "kept", key: named, why: "named" });
  expect(await server.store.stat(named ?? "")).toEqual({ bytes: 20 });
});

test("a file that goes with its row while it is looked at is not reported", async ({ server }) => {
  const { db } = server.database;
  let isRemoving = true;
  const repairs = await createRepairs(server, {
    ...server.store,
    async stat(key) {
      if (isRemoving) {
        await db.deleteFrom("files").where("store_key", "=", key).execute();
        await server.store.remove(key);
      }
      isRemoving = false;
      return server.store.stat(key);
    },
  });
  await repairs.upload(photoLike(5000));
  await repairs.upload(photoLike(5001));
  isRemoving = true;

  const { report } = await repairs.verify();

  expect(report).toEqual({ checked: 2, missing: 0, changed: 0, orphaned: 0 });
});

test("a missing or changed original is reported and left alone", async ({ server }) => {
  const repairs = await openRepairs(server);
  const [missing, changed] = [await repairs.upload(photoLike(5000)), await repairs.upload(photoLike(6000))];
  const [missingKey, changedKey] = [await repairs.originalOf(missing), await repairs.originalOf(changed)];
  await rm(pathOf(server, missingKey));
  const bytes = await spoil(server, changedKey);

  const { report, outcomes } = await repairs.repair();

  expect(outcomes).toEqual([]);
  expect(report).toMatchObject({ missing: 1, changed: 1, removed: 0, unrepaired: 2 });
  expect(await readFile(pathOf(server, changedKey))).toEqual(bytes);
  expect(await storedKeys(server.store)).toEqual([changedKey]);
  expect(await server.database.db.selectFrom("files").select("id").execute()).toHaveLength(2);
});

test("missing and changed previews are made again from their original, once however often it is repaired", async ({
  server,
}) => {
  const repairs = await openRepairs(server);
  const id = await repairs.uploadPhoto();
  const [gone = "", spoiled = "", whole = ""] = await repairs.variantsOf(id);
  await rm(pathOf(server, gone));
  await spoil(server, spoiled);

  const first = await repairs.repair();
  const queued = server.database.db.selectFrom("jobs").select("id").where("status", "=", "queued");
  await Promise.all([repairs.repair(), repairs.repair()]);
  const jobs = await queued.execute();
  await repairs.workOff();

  expect(first.outcomes).toEqual([{ what: "queued", fileId: id }]);
  expect(first.report).toMatchObject({ missing: 1, changed: 1, unrepaired: 0 });
  expect(jobs).toHaveLength(1);
  expect((await repairs.verify()).report).toEqual({ checked: 4, missing: 0, changed: 0, orphaned: 0 });
  expect(await repairs.variantsOf(id)).not.toContain(whole);
});

test("previews whose original is damaged too wait for a backup, and the good ones stay", async ({ server }) => {
  const repairs = await openRepairs(server);
  const id = await repairs.uploadPhoto();
  const [gone = "", ...kept] = await repairs.variantsOf(id);
  await rm(pathOf(server, gone));
  await spoil(server, await repairs.originalOf(id));

  const { report, outcomes } = await repairs.repair();

  expect(outcomes).toEqual([{ what: "unrepaired", fileId: id, needs: "original" }]);
  expect(report).toMatchObject({ missing: 1, changed: 1, unrepaired: 2 });
  for (const key of kept) expect(await server.store.stat(key)).toBeDefined();
  const { state } = await server.database.db.selectFrom("files").select("state").executeTakeFirstOrThrow();
  expect(state).toBe("ready");
});

test("the poster that a browser made can't be made again where there is no ffmpeg", async ({ server }) => {
  const repairs = await openRepairs(server);
  const id = await repairs.upload(filmLike(5000), "walk.mp4");
  await repairs.workOff();
  const lost = { variant: "320", storeKey: "0".repeat(40), sha256: "", bytes: 20 } as const;
  const poster = { ...lost, contentType: "image/webp", width: 320, height: 180 };
  await createFileVariantsRepository(server.database.db).add(id, [poster]);

  const { outcomes } = await repairs.repair();

  expect(outcomes).toEqual([{ what: "unrepaired", fileId: id, needs: "ffmpeg" }]);
});

withFfmpeg("the poster and the playable copy of a film are made again", async ({ server }) => {
  const repairs = await openRepairs(server);
  const film = await makeFilm(`${colourBars(1)} ${tone(1)} -c:v mpeg4 avi`);
  const id = await repairs.upload(film, "walk.avi");
  await repairs.workOff();
  const keys = await repairs.variantsOf(id);
  for (const key of keys) await rm(pathOf(server, key));

  const { outcomes } = await repairs.repair();
  await repairs.workOff();

  expect(outcomes).toEqual([{ what: "queued", fileId: id }]);
  expect((await repairs.verify()).report).toEqual({ checked: keys.length + 1, missing: 0, changed: 0, orphaned: 0 });
});

test("cut off at any step, repairing has removed only orphans, and ends when it is run again", async ({ server }) => {
  const repairs = await openRepairs(server);
  const id = await repairs.uploadPhoto();
  for (let count = 0; count < 3; count += 1) await plantOldOrphan(server, repairs);
  const [gone = "", ...previews] = await repairs.variantsOf(id);
  await rm(pathOf(server, gone));
  const named = [await repairs.originalOf(id), ...previews];
  const fuse = createFuse(server.store, server.database);
  const cut = await createRepairs(server, fuse.store);
  let steps = 0;

  while (!(await fuse.until(steps, () => cut.repair()))) {
    steps += 1;
    const kept = await storedKeys(server.store);
    expect(kept).toEqual(expect.arrayContaining(named));
  }

  expect(steps).toBeGreaterThan(10);
  expect(await storedKeys(server.store)).toEqual(named.toSorted((one, other) => one.localeCompare(other)));
  await repairs.workOff();
  expect((await repairs.verify()).report).toEqual({ checked: 4, missing: 0, changed: 0, orphaned: 0 });
});

test("repairing twice at once, while files are uploaded, removes no file that is named", async ({
  server,
  testDatabase,
}) => {
  const repairs = await openRepairs(server);
  await repairs.uploadPhoto();
  const orphans: string[] = [];
  for (let count = 0; count < 30; count += 1) orphans.push(await plantOldOrphan(server, repairs));
  // Beside the server, as the command is.
  const database = openDatabase(testDatabase.location);
  const beside = await createRepairs({ ...server, database });
  const uploaded = new AbortController();
  async function uploadAll(): Promise<void> {
    for (let count = 0; count < 25; count += 1) await repairs.upload(photoLike(4000 + count));
    uploaded.abort();
  }
  async function repairMeanwhile(by: Repairs): Promise<void> {
    while (!uploaded.signal.aborted) await by.repair();
  }

  await Promise.all([uploadAll(), repairMeanwhile(repairs), repairMeanwhile(beside)]);
  await database.close();

  expect((await repairs.verify()).report).toEqual({ checked: 4 + 25, missing: 0, changed: 0, orphaned: 0 });
  for (const key of orphans) expect(await server.store.stat(key)).toBeUndefined();
});

test.runIf(runsOnce)("a store that belongs to another database loses nothing", async ({ server }) => {
  const repairs = await openRepairs(server);
  await repairs.upload(photoLike(5000));
  const orphans: string[] = [];
  for (let count = 0; count < 101; count += 1) orphans.push(await plantOldOrphan(server, repairs));

  const { report, outcomes } = await repairs.repair();

  expect(outcomes).toEqual([{ what: "refused", orphans: 101, named: 1 }]);
  expect(report).toMatchObject({ orphaned: 101, removed: 0 });
  expect(await storedKeys(server.store)).toHaveLength(102);
});
