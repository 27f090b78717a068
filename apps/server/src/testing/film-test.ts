import { testFfmpeg } from "./sample-films.ts";
import { test as serverTest } from "./server-test.ts";

/** A test server with ffmpeg; skipped where it is not installed. */
export const test = serverTest
  .extend<{ settings: Readonly<Record<string, string>> }>({
    settings: async ({}, use) => use({ PATH: process.env["PATH"] ?? "" }),
  })
  .skipIf(!testFfmpeg);
