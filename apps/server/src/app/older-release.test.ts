import { readFile } from "node:fs/promises";

import { sql } from "kysely";
import { test as base, expect } from "vitest";

import { createDatabaseJobSource } from "#adapters/jobs/database-job-source.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { migrations } from "#db/migrations/all.ts";
import { createExportOutputsRepository } from "#features/exports/export-outputs.repository.ts";
import { createExportsRepository } from "#features/exports/exports.repository.ts";
import { createEmptyDatabase } from "#testing/test-databases.ts";

type Rows = readonly Record<string, string | number | null>[];

/** One account as the release with schema 16 left it: memories, a file, an import, a finished export and a waiting one. */
const kept = new URL("../testing/older-release/schema-16.json", import.meta.url);
const nowMs = 1_778_846_500_000;

const test = base.extend<{ database: Database }>({
  database: async ({}, use) => {
    const empty = await createEmptyDatabase();
    const database = openDatabase(empty.location);
    await migrate(database, { migrations: migrations.filter(({ version }) => version <= 16), nowMs: 1 });
    const tables: Record<string, Rows> = JSON.parse(await readFile(kept, "utf8"));
    for (const [table, rows] of Object.entries(tables)) {
      for (const row of rows) {
        const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
        await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
          database.db,
        );
      }
    }
    await migrate(database, { migrations, nowMs });
    await use(database);
    await database.close();
    await empty.remove();
  },
});

test("what an older release wrote is all there", async ({ database: { db } }) => {
  const { id: accountId } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
  const memories = await db.selectFrom("memories").select(["title", "description"]).orderBy("title").execute();
  const exported = await createExportsRepository(db).listOwn(accountId, undefined);
  const outputs = await createExportOutputsRepository(db).list(exported.map(({ id }) => id));

  expect(memories).toMatchObject([
    { title: "By the lake", description: "<p>It rained.</p>" },
    { title: "The day we moved" },
  ]);
  expect(exported.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual(["archive waiting", "book ready"]);
  expect(outputs.map(({ name }) => name)).toEqual(["one.pdf", "two.epub"]);
});

test("work that an older release queued is done by this one", async ({ database }) => {
  const clock = { now: () => nowMs };
  const source = createDatabaseJobSource({ database, clock, workerId: "this-release" });
  const waiting = await database.db.selectFrom("exports").select("id").where("has_slot", "=", 1).executeTakeFirst();

  const job = await source.claim(["exports.run"], 1000);

  expect(job).toMatchObject({ name: "exports.run", payload: { exportId: waiting?.id } });
  expect(await database.db.selectFrom("jobs").select("id").where("name", "like", "makings.%").execute()).toEqual([]);
});
