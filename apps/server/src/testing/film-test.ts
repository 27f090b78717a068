import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { inject } from "vitest";

import { testFfmpeg } from "./sample-films.ts";
import { test as serverTest } from "./server-test.ts";

/** A test server with ffmpeg; skipped where it is not installed. PostgreSQL makes no difference to a film. */
export const test = serverTest
  .extend<{ settings: Readonly<Record<string, string>> }>({
    settings: async ({}, use) => use({ PATH: process.env["PATH"] ?? "", TRANSCRIBE: "off" }),
  })
  .skipIf(!testFfmpeg || (inject("engine") === "postgres" && !isLongTest));
