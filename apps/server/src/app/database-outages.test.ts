import { expect, inject, test } from "vitest";

import { takeDatabaseAway } from "#testing/database-restarts.ts";

// The same test with twenty restarts: `npm run bench -- database-restarts`.
test.runIf(inject("engine") === "postgres")(
  "a database that is stopped, killed or frozen under two busy processes costs nobody more than another try",
  { timeout: 300_000 },
  async () => {
    const report = await takeDatabaseAway(["fast", "immediate", "kill", "freeze"]);

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
