import { type Outage, takeDatabaseAway } from "@lane/server/src/testing/database-restarts.ts";
import { stopKinds } from "@lane/server/src/testing/postgres-cluster.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";

const restarts = sized(20, 3);
const freezes = Math.ceil(restarts / 10);

/** Two processes, eight callers and a PostgreSQL of its own that is stopped, cut off, killed and frozen. */
export const databaseRestarts: Bench = {
  name: "database-restarts",
  async run(): Promise<Row[]> {
    const stops = Array.from({ length: restarts }, (_, at): Outage => stopKinds[at % stopKinds.length] ?? "fast");
    const report = await takeDatabaseAway([...stops, ...Array.from({ length: freezes }, (): Outage => "freeze")]);
    for (const answer of report.unexpected.slice(0, 10)) process.stderr.write(`${answer}\n`);
    const none = { unit: "", atMost: 0 };
    return [
      { what: `processes of 2 that ended, ${restarts} restarts and ${freezes} freezes`, value: report.exits, ...none },
      { what: "answers that were neither 200 nor 503", value: report.unexpected.length, ...none },
      { what: "answers of 503 without Retry-After", value: report.refusedWithoutRetry, ...none },
      { what: "writes acknowledged", value: report.acknowledged, unit: "", atLeast: restarts },
      { what: "of these lost", value: report.lost, ...none },
      { what: "writes kept twice under one key", value: report.doubled, ...none },
      { what: "writes whose answer was lost, found at the next try", value: report.replayed, unit: "" },
      { what: "mails of the background work never sent", value: report.unsentMails, ...none },
      { what: "answers of 503", value: report.refused, unit: "" },
      { what: "longest answer, outages included", value: report.longestMs, unit: "ms", atMost: 5000 },
    ];
  },
};
