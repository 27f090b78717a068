import { expect, inject, test } from "vitest";

import { startPostgresCluster } from "#testing/postgres-cluster.ts";

import { openDatabase } from "./client.ts";

test.runIf(inject("engine") === "postgres")(
  "a database that is gone is named as such within five seconds, and found again when it is back",
  { timeout: 60_000 },
  async () => {
    const cluster = await startPostgresCluster();
    const database = openDatabase({ engine: "postgres", url: cluster.url });
    const ask = () => database.db.selectNoFrom((select) => select.val("there").as("answer")).execute();
    await Promise.all(Array.from({ length: 20 }, ask));

    await cluster.crash();
    const askedAt = performance.now();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, ask));
    const waitedMs = performance.now() - askedAt;
    await cluster.start();
    const back = await ask();
    await database.close();
    await cluster.stop();

    const reasons = answers.map((answer) => (answer.status === "rejected" ? answer.reason : undefined));
    expect(reasons).toEqual(answers.map(() => expect.objectContaining({ code: "unavailable", retryAfterMs: 5000 })));
    expect(waitedMs).toBeLessThan(5000);
    expect(back).toEqual([{ answer: "there" }]);
  },
);
