import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { createDiskStore } from "./disk-store.ts";
import { testMediaStore } from "./media-store-contract.ts";
import { chunksOf, gather, readAll, unlimited } from "./sample-bytes.ts";

testMediaStore(async () => {
  const { folder, store } = await openStore();

  return {
    store,
    countTemporary: async () => (await readdir(join(folder, "tmp"))).length,
    close: () => store.close(),
  };
});

test("blobs and their folders are closed to others", async () => {
  const { folder, store } = await openStore();

  const { key } = await store.put(chunksOf(randomBytes(10)), unlimited);

  const path = join(folder, key.slice(0, 2), key.slice(2, 4), key);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test("the source is never more than one chunk ahead of the disk", async () => {
  const { folder, store } = await openStore();
  const chunk = randomBytes(64 * 1024);
  const aheadBytes: number[] = [];
  async function* watched() {
    for (let index = 0; index < 50; index += 1) {
      const [name = ""] = await readdir(join(folder, "tmp"));
      aheadBytes.push(index * chunk.byteLength - (await stat(join(folder, "tmp", name))).size);
      yield chunk;
    }
  }

  await store.put(watched(), unlimited);

  expect(Math.max(...aheadBytes)).toBe(0);
});

test("a second store on the same folder finds everything", async () => {
  const { folder, store } = await openStore();
  const { key } = await store.put(chunksOf(Buffer.from("still here")), unlimited);

  const second = await createDiskStore({ folder });

  expect((await readAll(await second.open(key))).toString()).toBe("still here");
});

test("what is removed before it is read is missing, and not half a file", async () => {
  const { store } = await openStore();
  const { key } = await store.put(chunksOf(randomBytes(10)), unlimited);
  const source = await store.open(key);
  await store.remove(key);

  const reading = readAll(source);

  await expect(reading).rejects.toMatchObject({ name: "MediaStoreError", code: "missing" });
});

test("sweeping takes what an interrupted put left, but not a put that is still under way", async () => {
  const { folder, store } = await openStore();
  await writeFile(join(folder, "tmp", "old"), "half");
  await writeFile(join(folder, "tmp", "young"), "half");
  await utimes(join(folder, "tmp", "old"), 1_000, 1_000);

  const swept = await store.sweepTemporary(1_000_000);

  expect(swept).toBe(1);
  expect(await readdir(join(folder, "tmp"))).toEqual(["young"]);
});

test("a put under a given key is done again after one that was killed half way", async () => {
  const { folder, store } = await openStore();
  const key = randomBytes(20).toString("hex");
  await writeFile(join(folder, "tmp", key), "half");

  await store.put(chunksOf(Buffer.from("whole")), { ...unlimited, key });

  expect((await readAll(await store.open(key))).toString()).toBe("whole");
});

test("strange files in the folder are not listed", async () => {
  const { folder, store } = await openStore();
  const { key } = await store.put(chunksOf(randomBytes(10)), unlimited);
  const free = key.startsWith("ff") ? "00" : "ff";
  await writeFile(join(folder, free), "a file where a folder would be");
  await writeFile(join(folder, key.slice(0, 2), key.slice(2, 4), "notes.txt"), "x");
  await writeFile(join(folder, key.slice(0, 2), key.slice(2, 4), "f".repeat(39) + "0"), "in the wrong place");

  const listed = await gather(store.list());

  expect(listed.map((blob) => blob.key)).toEqual([key]);
});

test("a folder that cannot be made fails at once", async () => {
  const { folder } = await openStore();
  await writeFile(join(folder, "taken"), "");

  await expect(createDiskStore({ folder: join(folder, "taken") })).rejects.toThrow("ENOTDIR");
});

async function openStore() {
  const root = await mkdtemp(join(tmpdir(), "store-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, "media");
  return { folder, store: await createDiskStore({ folder }) };
}
