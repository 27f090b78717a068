import { existsSync } from "node:fs";
import { readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

import { expect, onTestFinished } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { createDiskStore } from "#adapters/media-store/disk-store.ts";
import { chunksOf } from "#adapters/media-store/sample-bytes.ts";
import { loadConfig } from "#config/config.ts";
import type { DatabaseLocation } from "#db/client.ts";
import { StartupError } from "#lib/app-error.ts";
import { type Child, startChild } from "#testing/child-process.ts";
import { append, begin, filmLike } from "#testing/product-files.ts";
import { createRecordingLogger } from "#testing/recording-logger.ts";
import { createRepairs } from "#testing/repairs.ts";
import { type RunningProduct, startProduct } from "#testing/running-product.ts";
import { photoLike } from "#testing/sample-media.ts";
import { test } from "#testing/server-test.ts";

import { verifyFiles } from "./verify-command.ts";

const program = join(import.meta.dirname, "../verify.ts");
/** A member may begin 300 a minute. */
const mostUploads = 250;
const longAgo = systemClock.now() / 1000 - 2 * 24 * 60 * 60;

function settingsOf(location: DatabaseLocation): Record<string, string> {
  return location.engine === "postgres" ? { DATABASE_URL: location.url } : {};
}

async function run(env: Record<string, string>, ...words: string[]) {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const context = { config: loadConfig(env), clock: systemClock, logger: createRecordingLogger(), print };
  return { code: await verifyFiles(context, words), lines };
}

/** The names, sizes and times of all files; readers of the embedded database count themselves in one of them. */
async function stateOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const kept = names.filter((name) => !name.endsWith("-shm")).toSorted((one, other) => one.localeCompare(other));
  const states = kept.map(async (name) => {
    const { size, mtimeMs } = await stat(join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return Promise.all(states);
}

function pathOf(folder: string, key: string): string {
  return join(folder, "media", key.slice(0, 2), key.slice(2, 4), key);
}

async function plantOldOrphans(folder: string, count: number): Promise<string[]> {
  const store = await createDiskStore({ folder: join(folder, "media") });
  const keys: string[] = [];
  while (keys.length < count) {
    const { key } = await store.put(chunksOf(photoLike(20)), { maxBytes: 20 });
    await utimes(pathOf(folder, key), longAgo, longAgo);
    keys.push(key);
  }
  return keys;
}

test("verifying says what to do about each file and changes nothing", async ({ server, testDatabase }) => {
  const { folder, location } = testDatabase;
  const repairs = await createRepairs(server);
  const [photoId, lostId] = [await repairs.uploadPhoto(), await repairs.upload(photoLike(5000))];
  const [preview = ""] = await repairs.variantsOf(photoId);
  const original = await repairs.originalOf(lostId);
  for (const key of [preview, original]) await server.store.remove(key);
  const [orphan] = await plantOldOrphans(folder, 1);
  const before = await stateOf(folder);
  const rows = await server.database.db.selectFrom("jobs").selectAll().orderBy("id").execute();

  const { code, lines } = await run({ DATA_DIR: folder, ...settingsOf(location) });

  expect(code).toBe(1);
  expect(lines).toEqual([
    `missing: ${original} is in the database but missing from the store (original of ${lostId}). Restore it from a backup.`,
    `missing: ${preview} is in the database but missing from the store (variant of ${photoId}). It can be made again from its original: npm run verify -- --repair`,
    `orphaned: ${orphan} is in the store but nothing refers to it`,
    "Files that nothing refers to are removed with: npm run verify -- --repair",
    "5 checked: 2 missing, 0 changed, 1 orphaned.",
  ]);
  expect(await stateOf(folder)).toEqual(before);
  expect(await server.database.db.selectFrom("jobs").selectAll().orderBy("id").execute()).toEqual(rows);
});

test("where there is no database, or an older one, nothing is created or migrated", async ({
  testDatabase: { folder, location },
  database: { db },
}) => {
  const { version } = await db
    .selectFrom("schema_migrations")
    .select("version")
    .orderBy("version", "desc")
    .executeTakeFirstOrThrow();
  await db.deleteFrom("schema_migrations").where("version", "=", version).execute();
  const nowhere = join(folder, "nowhere");

  for (const words of [[], ["--repair"]]) {
    await expect(run({ DATA_DIR: nowhere }, ...words)).rejects.toThrow(StartupError);
    await expect(run({ DATA_DIR: folder, ...settingsOf(location) }, ...words)).rejects.toThrow(
      `The database has schema ${version - 1} and this program needs ${version}. Start the server of this version once, then try again.`,
    );
  }

  expect(existsSync(nowhere)).toBe(false);
  expect(existsSync(join(folder, "media"))).toBe(false);
  expect(await db.selectFrom("schema_migrations").select("version").where("version", "=", version).execute()).toEqual(
    [],
  );
});

test("an option that does not exist is answered with the help", async ({ testDatabase: { folder, location } }) => {
  await expect(run({ DATA_DIR: folder, ...settingsOf(location) }, "--fix")).rejects.toThrow(
    "npm run verify -- --quick",
  );
});

test("killed half way and twice at once, beside a server that takes uploads, repairing loses nothing", async ({
  testDatabase: { location },
}) => {
  const product = await startProduct({ PATH: "", ...settingsOf(location) });
  onTestFinished(() => product.stop());
  const env = { DATA_DIR: product.folder, LOG_LEVEL: "silent", PATH: "", ...settingsOf(location) };
  const repairing = (): Child => startChild(program, env, ["--repair"]);
  await upload(product);
  const orphans = await plantOldOrphans(product.folder, 100);
  const repaired = new AbortController();
  async function uploadMeanwhile(): Promise<number> {
    let count = 0;
    while (!repaired.signal.aborted && count < mostUploads) {
      await upload(product);
      count += 1;
    }
    return count;
  }

  const uploading = uploadMeanwhile();
  const killed = repairing();
  await killed.line(/^removed: /);
  killed.process.kill("SIGKILL");
  await killed.ended;
  const codes = await Promise.all([repairing().ended, repairing().ended]);
  repaired.abort();
  const uploaded = await uploading;
  await product.atRest();

  expect(codes).toEqual([0, 0]);
  expect(orphans.filter((key) => existsSync(pathOf(product.folder, key)))).toEqual([]);
  expect(await product.verify()).toBe(`${uploaded + 1} checked: 0 missing, 0 changed, 0 orphaned.`);
});

async function upload(product: RunningProduct): Promise<void> {
  // Without ffmpeg it has no previews to be made.
  const bytes = filmLike(9000);
  const id = await begin(product, bytes.length, { name: "walk.mp4", type: "video/mp4" });
  expect((await append(product, id, 0, bytes)).status).toBe(204);
}
