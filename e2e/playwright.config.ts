import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

import { toneFile } from "./prepare.ts";

const isCi = process.env["CI"] === "true";

export default defineConfig({
  globalSetup: "./prepare.ts",
  testDir: "journeys",
  testMatch: "*.journey.ts",
  outputDir: "../.cache/journeys",
  fullyParallel: true,
  // A journey waits for its browser or its product about half of the time.
  workers: availableParallelism() + 1,
  // Finds what hangs: a journey of ten seconds took 50 beside sixty other processes.
  timeout: 90_000,
  // Finds what never comes. Five seconds, the usual limit, are less than a busy machine takes to draw a timeline.
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
    // It would fetch the whole app again for each journey; those about it allow it.
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
