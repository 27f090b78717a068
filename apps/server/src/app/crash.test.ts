import { expect } from "vitest";

import { openDatabase } from "#db/client.ts";
import { schemaVersion } from "#db/migrate.ts";
import { migrations } from "#db/migrations/all.ts";
import { killFirstStarts, killMigrations, killWriters, lookInside, startsCleanly } from "#testing/crash-rounds.ts";
import { test } from "#testing/server-test.ts";
import { createEmptyDatabase } from "#testing/test-databases.ts";

const newest = migrations.at(-1)?.version ?? 0;

// The same with fifty rounds each: `npm run bench -- crash`.
test("killed during its first start six times, the next start is clean", { timeout: 60_000 }, async () => {
  const empty = await createEmptyDatabase();

  await killFirstStarts(empty, 6, 900);

  expect(await startsCleanly(empty)).toBe(true);
  await empty.remove();
});

test(
  "killed in the middle of a migration, nothing of it stays and it can be done again",
  { timeout: 60_000 },
  async ({ testDatabase }) => {
    const wasDone = await killMigrations(testDatabase, 3);

    const database = openDatabase(testDatabase.location);
    const version = await schemaVersion(database);
    await database.close();
    expect(wasDone).toBe(true);
    expect(version).toBe(newest + 1);
  },
);

test(
  "killed while writing, no acknowledged write is lost and none is half there",
  { timeout: 60_000 },
  async ({ testDatabase }) => {
    const acknowledged = await killWriters(testDatabase, 4);

    const { keys, halves } = await lookInside(testDatabase);
    expect(acknowledged.length).toBeGreaterThan(4);
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
    expect(halves).toBe(0);
    expect(await startsCleanly(testDatabase)).toBe(true);
  },
);
