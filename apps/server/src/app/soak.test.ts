import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect, inject, test, vi } from "vitest";

import { soak } from "#testing/soak/soak.ts";

const engine = inject("engine") === "sqlite" ? "embedded" : "PostgreSQL and S3";
const faults = testSize({ short: 10, long: 40 });

vi.setConfig({ testTimeout: 900_000 });

// The same for half an hour, or for as long as one says: `npm run bench -- soak`.
test(`${engine}: through ${faults} faults nothing acknowledged is lost, nobody sees what is not theirs, and no call fails`, async () => {
  const report = await soak({ engine, seed: 24, faults: "all", restMs: 20, goesOn: (done) => done < faults });

  expect(report.violations, report.logged).toEqual([]);
  expect(report.counts["files kept"]).toBeGreaterThan(0);
});
