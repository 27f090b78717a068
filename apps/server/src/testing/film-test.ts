import { test as houseTest } from "./server-test.ts";
import { testFfmpeg } from "./sample-films.ts";

/** A house that finds ffmpeg; skipped where there is none. */
export const test = houseTest
  .extend<{ settings: Readonly<Record<string, string>> }>({
    settings: async ({}, use) => use({ PATH: process.env["PATH"] ?? "" }),
  })
  .skipIf(!testFfmpeg);
