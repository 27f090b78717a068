import { testFfmpeg } from "./sample-films.ts";
import { test as serverTest } from "./server-test.ts";

/** A house that finds ffmpeg; skipped where there is none. */
export const test = serverTest
  .extend<{ settings: Readonly<Record<string, string>> }>({
    settings: async ({}, use) => use({ PATH: process.env["PATH"] ?? "" }),
  })
  .skipIf(!testFfmpeg);
