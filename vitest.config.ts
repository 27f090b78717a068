import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";

import { defineConfig } from "vitest/config";

import { excludedOnPostgres } from "./tools/server-engines.ts";

/** Finds what hangs. How long something takes depends on who else is at work on the machine, even where nothing waits. */
const patience = { testTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
const quiet = { setupFiles: ["tools/console-is-failure.ts"] };
/** One file after another in the same process: loading the server anew for each of them took a third of the time. */
const sharing = { isolate: false };
/** One project after the other: measured apart they took 639 seconds of the processors, all at once 676. */
const turns = { sqlite: 1, postgres: 2 };

function server(engine: "sqlite" | "postgres") {
  return {
    root: "apps/server",
    test: {
      name: `server on ${engine}`,
      include: ["src/**/*.test.ts"],
      exclude:
        engine === "postgres" ? [...excludedOnPostgres] : ["src/app/database-outages.test.ts", "src/db/outage.test.ts"],
      setupFiles: ["../../tools/console-is-failure.ts"],
      ...sharing,
      sequence: { groupOrder: turns[engine] },
      globalSetup: [`src/testing/${engine}-setup.ts`],
      ...patience,
    },
  };
}

export default defineConfig({
  test: {
    // Most files wait for a disk, a database or a child process half of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { name: "packages", include: ["packages/*/src/**/*.test.ts"], ...quiet, ...sharing, ...patience } },
      {
        test: {
          name: "tools",
          include: ["tools/**/*.test.ts", "bench/**/*.test.ts"],
          testTimeout: 180_000,
          ...quiet,
          ...sharing,
        },
      },
      server("sqlite"),
      server("postgres"),
      ...(existsSync("apps/web/vitest.config.ts")
        ? ["apps/web/vitest.config.ts", "apps/web/vitest.node.config.ts"]
        : []),
    ],
  },
});
