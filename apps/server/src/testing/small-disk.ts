import { onTestFinished } from "vitest";

import { openFileSystem, openSmallDisk, type SmallDisk } from "./mountable-disk.ts";

/** A file system of so many megabytes in memory; gone at the end of the test. */
export async function mountSmallDisk(megabytes: number, options = ""): Promise<SmallDisk> {
  return untilTestIsOver(await openSmallDisk(megabytes, options));
}

/** A real file system in a file, with a journal, that can be made to fail; gone at the end of the test. */
export async function mountFileSystem(megabytes: number): Promise<SmallDisk> {
  return untilTestIsOver(await openFileSystem(megabytes));
}

function untilTestIsOver(disk: SmallDisk): SmallDisk {
  onTestFinished(() => disk.remove());
  return disk;
}
