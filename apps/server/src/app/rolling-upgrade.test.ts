import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { expect, inject, test } from "vitest";

import { newestSchema } from "#db/migrations/all.ts";
import { findHaproxy } from "#testing/balanced-processes.ts";
import { checkOut } from "#testing/checkouts.ts";
import { missingS3Programs } from "#testing/s3-server.ts";
import { upgradeProcesses } from "#testing/several-processes/upgrade-processes.ts";

/** A release moves this to the commit of the release before it. */
const versionBefore = { commit: "4087bafe", schema: 32 };
const isWanted = isLongTest && inject("engine") === "postgres";
const haproxy = await findHaproxy();
const missing = [...(haproxy === undefined ? ["haproxy"] : []), ...missingS3Programs()];
const before = isWanted && missing.length === 0 ? await checkOut(versionBefore.commit) : undefined;
const without = [...missing, ...(isWanted && before === undefined ? [`commit ${versionBefore.commit}`] : [])];

test.runIf(before !== undefined)(
  `two processes of the version before are updated one after the other: both work side by side, and nothing is lost${without.map((name) => `, without ${name}`).join("")}`,
  { timeout: 600_000 },
  async ({ onTestFinished }) => {
    onTestFinished(() => before?.remove());

    const report = await upgradeProcesses({ haproxy: haproxy ?? "", programBefore: before?.program ?? "" });

    expect(report.schemas).toEqual([versionBefore.schema, newestSchema]);
    expect(report.unexpected).toEqual([]);
    expect(report).toMatchObject({ refused: 0, refusedWithoutRetry: 0, lost: 0, doubled: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.whileBoth).toEqual([]);
    expect(report.afterwards).toEqual([]);
  },
);
