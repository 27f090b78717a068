import { globSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The path on Debian and its derivatives; undefined where libfaketime is not installed. */
export function findFaketime(): string | undefined {
  return globSync("/usr/lib/*/faketime/libfaketimeMT.so.1")[0];
}

/** For a process whose clock can be set while it runs. Its timers go on as they should. */
export function createFakedClock(library: string, folder: string) {
  const offset = join(folder, "offset");
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    },
    /** In one step: a half-written file would be an invalid time. */
    async set(hours: number): Promise<void> {
      await writeFile(`${offset}.new`, `${hours < 0 ? "-" : "+"}${Math.abs(hours)}h\n`);
      await rename(`${offset}.new`, offset);
    },
  };
}

export type FakedClock = ReturnType<typeof createFakedClock>;
