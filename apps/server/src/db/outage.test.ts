import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { type PostgresCluster, startPostgresCluster, stopKinds } from "#testing/postgres-cluster.ts";

import { type Database, openDatabase } from "./client.ts";

const unavailable = { code: "unavailable", retryAfterMs: 5000 };

async function outcomesOf(asked: readonly Promise<unknown>[]): Promise<unknown[]> {
  const answers = await Promise.allSettled(asked);
  return answers.map((answer) => (answer.status === "rejected" ? answer.reason : answer.value));
}

describe.runIf(inject("engine") === "postgres")("a database that is gone", { timeout: 120_000 }, () => {
  let cluster: PostgresCluster;
  let database: Database;
  const ask = () => database.db.selectNoFrom((select) => select.val("there").as("answer")).execute();
  const askOften = () => outcomesOf(Array.from({ length: 20 }, ask));

  /** Connections that have asked once, and ask again on a signal. */
  async function holdConnections(count: number) {
    const told = Promise.withResolvers<void>();
    const asked = Array.from({ length: count }, () => Promise.withResolvers<void>());
    const ended = asked.map(({ resolve }) =>
      database.transact(async () => {
        await ask();
        resolve();
        await told.promise;
        await ask();
      }),
    );
    await Promise.all(asked.map(({ promise }) => promise));
    return {
      askAgain: () => {
        told.resolve();
        return outcomesOf(ended);
      },
    };
  }

  beforeAll(async () => {
    cluster = await startPostgresCluster();
    database = openDatabase({ engine: "postgres", url: cluster.url });
  }, 120_000);

  afterAll(async () => {
    await database.close();
    await cluster.stop();
  });

  test("is named as such within five seconds, and found again when it is back", async () => {
    await askOften();

    await cluster.crash();
    const askedAt = performance.now();
    const outcomes = await askOften();
    const waitedMs = performance.now() - askedAt;
    await cluster.start();

    expect(outcomes).toEqual(outcomes.map(() => expect.objectContaining(unavailable)));
    expect(waitedMs).toBeLessThan(5000);
    expect(await ask()).toEqual([{ answer: "there" }]);
  });

  test.for(isLongTest ? stopKinds : stopKinds.slice(0, 1))(
    "after a stop of the kind '%s' harms nobody but those who held a connection",
    async (kind) => {
      const holders = await holdConnections(5);

      await cluster.stopBy(kind);
      await cluster.start();

      const outcomes = await holders.askAgain();
      expect(outcomes).toEqual(outcomes.map(() => expect.objectContaining(unavailable)));
      expect(await ask()).toEqual([{ answer: "there" }]);
    },
  );

  test("though it still takes connections is named as such, and found again when it answers", async () => {
    await askOften();
    const holders = await holdConnections(5);

    await cluster.freeze();
    const outcomes = [...(await Promise.all([holders.askAgain(), askOften()])).flat(), ...(await askOften())];
    await cluster.thaw();

    expect(outcomes).toHaveLength(45);
    expect(outcomes).toEqual(outcomes.map(() => expect.objectContaining(unavailable)));
    expect(await ask()).toEqual([{ answer: "there" }]);
  });

  test("is not taken for gone because it thinks for long", async () => {
    const { rows } = await sql`select pg_sleep(6), 'slept' as answer`.execute(database.db);

    expect(rows).toMatchObject([{ answer: "slept" }]);
  });
});
