import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

const isCi = process.env["CI"] === "true";

export default defineConfig({
  testDir: "journeys",
  testMatch: "*.journey.ts",
  outputDir: "../.cache/journeys",
  fullyParallel: true,
  // A journey waits for pages and animations more than it works.
  workers: availableParallelism() + 1,
  timeout: 45_000,
  // How long to look for something before it counts as missing: a page that is opened cold on a busy machine needs more than five seconds.
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
      ],
    },
  },
});
