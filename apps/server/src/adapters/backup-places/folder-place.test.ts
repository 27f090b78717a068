import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { canMount } from "#testing/mountable-disk.ts";
import { mountSmallDisk } from "#testing/small-disk.ts";

import { describeBackupPlace } from "./backup-place-contract.ts";
import { createFolderPlace } from "./folder-place.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lane-place-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describeBackupPlace(async () => createFolderPlace(await newFolder()));

test("a file on the same disk is taken over without a second copy", async () => {
  const folder = await newFolder();
  const file = join(folder, "photo");
  await writeFile(file, "bytes");
  const place = createFolderPlace(join(folder, "backups"));

  expect(await place.adopt("files/ab/photo", file)).toBe(true);
  expect((await stat(join(folder, "backups/files/ab/photo"))).ino).toBe((await stat(file)).ino);
  expect(await place.adopt("files/ab/other", join(folder, "none"))).toBe(false);
  expect(await readdir(join(folder, "backups/files/ab"))).toEqual(["photo"]);
});

test("no name leads out of the folder", async () => {
  const place = createFolderPlace(await newFolder());

  for (const name of ["../secret", "rows/../../secret", "/etc/passwd", "rows//x", ".hidden"]) {
    await expect(place.open(name)).rejects.toThrow("is no name of a backup's object");
  }
});

test("nobody but this user can read what was written", async () => {
  const folder = await newFolder();
  const place = createFolderPlace(join(folder, "backups"));
  await place.write("rows/ab/one", (async function* () {})());

  expect((await stat(join(folder, "backups/rows/ab/one"))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, "backups"))).mode & 0o777).toBe(0o700);
});

test.runIf(canMount)("what is left of a nearly full disk is left to the data", async () => {
  const disk = await mountSmallDisk(110);
  const place = createFolderPlace(disk.folder);
  await place.write("rows/ab/small", bytesOf("a few bytes"));
  await place.write("rows/ab/large", bytesOf("x".repeat(12 * 1024 ** 2)));

  await expect(place.write("rows/ab/one-more", bytesOf("a few bytes"))).rejects.toThrow(
    "has less than 100 MB left, which stays free for everything else.",
  );
  expect(await place.find("rows/ab/large")).toBeDefined();
  expect(await place.find("rows/ab/one-more")).toBeUndefined();
});

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
