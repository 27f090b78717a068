import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { expect, inject, test } from "vitest";

import { type Outage, takeDatabaseAway } from "#testing/database-restarts.ts";

/** Short runs do only the one without a warning: `db/outage.test.ts` freezes and stops a database in all ways. */
const outages: readonly Outage[] = isLongTest ? ["fast", "immediate", "kill", "freeze"] : ["kill"];

// The same test with twenty restarts: `npm run bench -- database-restarts`.
test.runIf(inject("engine") === "postgres")(
  "a database that is killed, in long runs also frozen or stopped, under two busy processes costs nobody more than another try",
  { timeout: 300_000 },
  async () => {
    const report = await takeDatabaseAway(outages);

    expect(report).toMatchObject({
      exits: 0,
      unexpected: [],
      refusedWithoutRetry: 0,
      lost: 0,
      doubled: 0,
      unsentMails: 0,
    });
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.refused).toBeGreaterThan(0);
  },
);
