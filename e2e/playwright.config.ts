import { availableParallelism } from "node:os";

import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { defineConfig } from "@playwright/test";

import { type EngineName, engineNames } from "./engines/engine.ts";
import { isInstalled } from "./engines/programs.ts";
import { toneFile } from "./prepare.ts";

const isCi = process.env["CI"] === "true";

/** Journeys of a product with other settings than that of the others. */
const ownProduct = /(operator-page|other-settings|print-order)\.journey\.ts$/;

export default defineConfig<object, { engineName: EngineName }>({
  globalSetup: "./prepare.ts",
  testDir: "journeys",
  // The first need a product of their own. At the end, one worker alone would be busy with them.
  projects: [
    { name: "other settings", testMatch: ownProduct },
    ...engineNames
      .filter((name) => isCi || isInstalled(name))
      .map((engineName) => ({ name: engineName, testDir: "engines", testMatch: "*.journey.ts", use: { engineName } })),
    { name: "usual settings", testMatch: "*.journey.ts", testIgnore: ownProduct },
  ],
  // Another way through the same screens, or what a test of a part or of the server holds as well.
  ...(isLongTest ? {} : { grepInvert: /@long/ }),
  outputDir: "../.cache/journeys",
  fullyParallel: true,
  // A journey waits for its browser or product about half of the time, so more workers than cores are useful.
  workers: availableParallelism() + 1,
  // Finds hanging journeys: a journey of ten seconds took 50 beside sixty other processes.
  timeout: 90_000,
  // Finds missing elements. The default of five seconds is less than a busy machine takes to render a timeline.
  expect: { timeout: 15_000 },
  forbidOnly: isCi,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ?? "../.cache/journeys.json" }],
  ],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/Amsterdam",
    viewport: { width: 1280, height: 800 },
    // Transitions that end at once save a twentieth of the time. Long runs have them.
    ...(isLongTest ? {} : { contextOptions: { reducedMotion: "reduce" as const } }),
    // The service worker would fetch the whole app again for each journey; journeys about it allow it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        `--use-file-for-fake-audio-capture=${toneFile}`,
      ],
    },
  },
});
