import { spawnSync } from "node:child_process";
import { join } from "node:path";

import type { Bench, Row } from "../row.ts";
import { isSmall } from "../size.ts";

const root = join(import.meta.dirname, "../..");

/** What `npm run test:long` does without a browser: all packages and the server on both engines, at the largest sizes. */
export const longTests: Bench = {
  name: "long-tests",
  async run(): Promise<Row[]> {
    const projects = isSmall ? ["packages"] : ["packages", "tools", "server on sqlite", "server on postgres"];
    const words = ["node_modules/vitest/vitest.mjs", "run", ...projects.flatMap((name) => ["--project", name])];
    const startedAt = performance.now();
    const { status } = spawnSync(process.execPath, words, {
      cwd: root,
      stdio: ["ignore", 2, 2],
      env: { ...process.env, ...(isSmall ? {} : { TEST_SIZE: "long" }) },
    });
    if (status !== 0) throw new Error("Not all tests passed at their largest sizes");
    return [{ what: "tests at their largest sizes", value: (performance.now() - startedAt) / 60_000, unit: "minutes" }];
  },
};
