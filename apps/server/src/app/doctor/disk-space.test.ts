import { writeFileSync } from "node:fs";
import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "vitest";

import { reserveMegabytes } from "#app/open-resources.ts";
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { migrations } from "#db/migrations/all.ts";
import { look } from "#testing/doctor.ts";
import { canMount } from "#testing/mountable-disk.ts";
import { runsOnce, test } from "#testing/server-test.ts";
import { mountSmallDisk } from "#testing/small-disk.ts";

import { diskSpace } from "./disk-space.ts";

/** Of memory that is not used: the file system is empty. */
const largeMegabytes = 20_000;

test.runIf(runsOnce && canMount)("a disk with room is well, one that fills up is not", async () => {
  const large = await mountSmallDisk(largeMegabytes, ",nr_inodes=100000");
  const middle = await mountSmallDisk(900);
  const small = await mountSmallDisk(50);

  expect(await look(diskSpace, { DATA_DIR: large.folder })).toEqual({
    state: "ok",
    says: expect.stringMatching(/^19\.5 GB and \d+ inodes are free for /),
  });
  expect(await look(diskSpace, { DATA_DIR: middle.folder })).toMatchObject({
    state: "attention",
    says: expect.stringContaining("The disk is filling up: 900 MB"),
  });
  expect(await look(diskSpace, { DATA_DIR: small.folder })).toMatchObject({
    state: "broken",
    says: expect.stringContaining("The disk is nearly full: 50 MB"),
  });
});

test.runIf(runsOnce && canMount)("a disk that can hold hardly any more files is not well, however empty", async () => {
  const few = await mountSmallDisk(largeMegabytes, ",nr_inodes=900");
  const scarce = await mountSmallDisk(largeMegabytes, ",nr_inodes=25000");
  for (let name = 0; name < 23_900; name += 1) writeFileSync(join(scarce.folder, String(name)), "");

  expect(await look(diskSpace, { DATA_DIR: few.folder })).toMatchObject({
    state: "broken",
    says: expect.stringContaining("hardly any more files"),
  });
  expect(await look(diskSpace, { DATA_DIR: scarce.folder })).toMatchObject({
    state: "attention",
    says: expect.stringContaining("running out of inodes"),
  });
});

test.runIf(runsOnce && canMount)("a full disk for the files counts beside a large one for the rest", async () => {
  const large = await mountSmallDisk(largeMegabytes);
  const small = await mountSmallDisk(50);
  const media = join(large.folder, "media");
  await symlink(small.folder, media);

  expect(await look(diskSpace, { DATA_DIR: large.folder })).toMatchObject({
    state: "broken",
    says: expect.stringContaining(media),
  });
});

test.runIf(runsOnce && canMount)("the reserve of the embedded database is missed once there is one", async () => {
  const { folder } = await mountSmallDisk(largeMegabytes);
  const location = { engine: "sqlite", file: join(folder, "lane.sqlite") } as const;
  const lookAgain = () => look(diskSpace, { DATA_DIR: folder });

  const before = await lookAgain();
  const database = openDatabase(location, { reserve: { pieces: reserveMegabytes } });
  await migrate(database, { migrations, nowMs: 0 });
  await database.close();
  const reserved = await lookAgain();
  await rm(join(folder, "reserve"), { recursive: true });
  const given = await lookAgain();

  expect([before?.state, reserved?.state]).toEqual(["ok", "ok"]);
  expect(given).toMatchObject({ state: "attention", says: expect.stringContaining("The reserve of 8 MB") });
});

test("where there is no folder yet, there is no disk to look at", async ({ testDatabase: { folder } }) => {
  expect(await look(diskSpace, { DATA_DIR: join(folder, "nowhere") })).toBeUndefined();
});
