import { existsSync } from "node:fs";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { test as base, expect } from "vitest";

import { look } from "#testing/doctor.ts";
import { canMount } from "#testing/mountable-disk.ts";
import { mountSmallDisk } from "#testing/small-disk.ts";

import { dataFolder } from "./data-folder.ts";

const isRoot = process.getuid?.() === 0;
/** Nobody in particular: only root may give files away. */
const somebody = 54_321;

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "lane-doctor-"));
    if (isRoot) await chown(folder, somebody, somebody);
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test("a folder that can be written and belongs to its user alone is well, and stays as it is", async ({ folder }) => {
  expect(await look(dataFolder, { DATA_DIR: folder })).toEqual({
    state: "ok",
    says: `DATA_DIR can be written and is closed to other users: ${folder}.`,
  });
  expect(existsSync(join(folder, ".probe"))).toBe(false);
});

test("a folder that is not there is not created", async ({ folder }) => {
  const missing = join(folder, "data");

  expect(await look(dataFolder, { DATA_DIR: missing })).toMatchObject({
    state: "attention",
    says: `DATA_DIR does not exist: ${missing}.`,
  });
  expect(existsSync(missing)).toBe(false);
});

test("a folder that others can look into is named with its mode", async ({ folder }) => {
  await chmod(folder, 0o755);

  expect(await look(dataFolder, { DATA_DIR: folder })).toMatchObject({
    state: "attention",
    says: "DATA_DIR has mode 0755, so other users of this machine can look into it.",
    todo: `Close it: chmod 700 "${folder}"`,
  });
});

test.runIf(isRoot)("files that a start as another user left behind are named", async ({ folder }) => {
  await writeFile(join(folder, "lane.sqlite"), "");

  expect(await look(dataFolder, { DATA_DIR: folder })).toMatchObject({
    state: "attention",
    says: "In DATA_DIR, lane.sqlite belongs to another user than the folder itself.",
  });
});

test.runIf(isRoot)("a folder of root is told to get a user of its own", async ({ folder }) => {
  await chown(folder, 0, 0);

  expect(await look(dataFolder, { DATA_DIR: folder })).toMatchObject({
    state: "attention",
    says: `DATA_DIR belongs to root: ${folder}.`,
  });
});

test("a folder that cannot be written is broken, in the words of the start", async ({ folder }) => {
  const inTheWay = join(folder, "file");
  await writeFile(inTheWay, "");

  expect(await look(dataFolder, { DATA_DIR: inTheWay })).toEqual({
    state: "broken",
    says: `DATA_DIR cannot be written: ${inTheWay}.`,
    todo: "Choose another folder or correct its permissions.",
  });
});

test.runIf(canMount)("a disk that has turned read-only is broken", async () => {
  const disk = await mountSmallDisk(1, ",mode=0700");
  disk.remount("ro");

  expect(await look(dataFolder, { DATA_DIR: disk.folder })).toMatchObject({
    state: "broken",
    says: `DATA_DIR cannot be written: ${disk.folder}.`,
  });
});
