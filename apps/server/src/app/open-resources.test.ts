import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { sql } from "kysely";
import { expect, inject } from "vitest";

import { openDatabase } from "#db/client.ts";
import { advisoryLock, migrate, schemaVersion } from "#db/migrate.ts";
import { migrations, newestSchema } from "#db/migrations/all.ts";
import { createInstallation } from "#testing/installations.ts";
import { createRecordingLogger } from "#testing/recording-logger.ts";
import { test, type TestClock } from "#testing/server-test.ts";

import { openResources } from "./open-resources.ts";

const former = 32;

/** An installation of the release with that schema, with a table in the way of the next one. */
async function createFormer(clock: TestClock) {
  const place = { clock, logger: createRecordingLogger() };
  const { folder, config } = await createInstallation(place, {});
  const backups = { every: "hour", to: { kind: "folder", folder: join(folder, "backups") }, recipients: [] } as const;
  const context = { ...place, config: { ...config, backups } };
  const database = openDatabase(config.database);
  await migrate(database, { migrations: migrations.filter(({ version }) => version <= former), nowMs: 1 });
  await sql`create table backup_runs (id text)`.execute(database.db);
  await database.close();

  return {
    context,
    copies: async () => readdir(join(folder, "backups")),
    version: async () => {
      const looking = openDatabase(config.database);
      const found = await schemaVersion(looking);
      await looking.close();
      return found;
    },
    clearTheWay: async () => {
      const mending = openDatabase(config.database);
      await sql`drop table backup_runs`.execute(mending.db);
      await mending.close();
    },
  };
}

test("a migration that fails leaves the database as it was, with a copy, and a later start goes on", async ({
  clock,
}) => {
  const { context, copies, version, clearTheWay } = await createFormer(clock);

  await expect(openResources(context)).rejects.toThrow(
    /^The database could not be brought up to this version, and is as it was: .*backup_runs.*\. Start the former version again\. A copy from before: .+\.$/,
  );
  const after = await version();
  await clearTheWay();
  const { database, store } = await openResources(context);
  await store.close();
  await database.close();

  expect(after).toBe(former);
  expect(await version()).toBe(newestSchema);
  expect(await copies()).not.toEqual([]);
});

test.runIf(isLongTest && inject("engine") === "postgres")(
  "a start waits for another process that migrates for longer than a request may take",
  async ({ clock }) => {
    const { context, version, clearTheWay } = await createFormer(clock);
    await clearTheWay();
    const other = openDatabase(context.config.database, { longestStatementMs: 60_000 });
    const migrating = other.transact(async () => {
      await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(other.db);
      await sql`select pg_sleep(33)`.execute(other.db);
    });

    const { database, store } = await openResources(context);
    await migrating;
    await Promise.all([store.close(), database.close(), other.close()]);

    expect(await version()).toBe(newestSchema);
  },
);
