import { defineConfig } from "@playwright/test";

const isCi = process.env["CI"] === "true";

export default defineConfig({
  testDir: "journeys",
  testMatch: "*.journey.ts",
  outputDir: "../.cache/journeys",
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
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
