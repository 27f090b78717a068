import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect } from "vitest";

import { openDatabase } from "#db/client.ts";
import { schemaVersion } from "#db/migrate.ts";
import { migrations } from "#db/migrations/all.ts";
import { killFirstStarts, killMigrations, killWriters, lookInside, startsCleanly } from "#testing/crash-rounds.ts";
import { runsOnce, test } from "#testing/server-test.ts";
import { createEmptyDatabase } from "#testing/test-databases.ts";

const newest = migrations.at(-1)?.version ?? 0;

const starts = testSize({ short: 1, long: 6 });
const patience = { timeout: 180_000 };

// The same test with fifty rounds each: `npm run bench -- crash`.
test.runIf(runsOnce)(`killed during its first start ${starts} times, the next start is clean`, patience, async () => {
  const empty = await createEmptyDatabase();

  await killFirstStarts(empty, starts, 900);

  expect(await startsCleanly(empty)).toBe(true);
  await empty.remove();
});

test(
  "killed in the middle of a migration, nothing of it stays and it can be done again",
  patience,
  async ({ testDatabase }) => {
    const wasDone = await killMigrations(testDatabase, testSize({ short: 1, long: 3 }));

    const database = openDatabase(testDatabase.location);
    const version = await schemaVersion(database);
    await database.close();
    expect(wasDone).toBe(true);
    expect(version).toBe(newest + 1);
  },
);

test(
  "killed while writing, no acknowledged write is lost and none is half there",
  patience,
  async ({ testDatabase }) => {
    const kills = testSize({ short: 2, long: 4 });
    const acknowledged = await killWriters(testDatabase, kills);

    const { keys, halves } = await lookInside(testDatabase);
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
    expect(halves).toBe(0);
    expect(await startsCleanly(testDatabase)).toBe(true);
  },
);
