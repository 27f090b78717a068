import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect, inject, test } from "vitest";

import { findHaproxy } from "#testing/balanced-processes.ts";
import { missingS3Programs } from "#testing/s3-server.ts";
import { killProcesses } from "#testing/several-processes/kill-processes.ts";

const updates = testSize({ short: 2, long: 8 });
const kills = testSize({ short: 3, long: 40 });
const haproxy = await findHaproxy();
const missing = [...(haproxy === undefined ? ["haproxy"] : []), ...missingS3Programs()];
const without = missing.map((name) => `, without ${name}`).join("");

test.runIf(inject("engine") === "postgres" && missing.length === 0)(
  `four processes behind HAProxy on PostgreSQL and S3: updating them costs nobody a try, killing them nobody anything that was acknowledged, and what is one for all of them stays one${without}`,
  { timeout: 240_000 + kills * 30_000 },
  async () => {
    const report = await killProcesses({ haproxy: haproxy ?? "", updates, kills });

    expect(report.whileUpdated).toEqual([]);
    expect(report.unexpected).toEqual([]);
    expect(report.problems).toEqual([]);
    expect(report).toMatchObject({ lost: 0, doubled: 0, isUploaded: true, mailsNotOnce: 0 });
    expect(report.acknowledged).toBeGreaterThan(kills);
    expect(report.work).toMatchObject({ missing: [], skipped: [], doubled: [], repeated: [], failed: [] });
  },
);
