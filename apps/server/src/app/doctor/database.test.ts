import { mkdir, open, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { sql } from "kysely";
import { expect, inject } from "vitest";

import { openDatabase } from "#db/client.ts";
import { openDatabaseReader } from "#db/database-reader.ts";
import { newestSchema } from "#db/migrations/all.ts";
import { look, settingsOf } from "#testing/doctor.ts";
import { runsOnce, test } from "#testing/server-test.ts";
import { createEmptyDatabase } from "#testing/test-databases.ts";

import { databaseConnections } from "./database-connections.ts";
import { databaseIntegrity } from "./database-integrity.ts";
import { database } from "./database.ts";

const isPostgres = inject("engine") === "postgres";

test("a database of this program's schema is well, with a server on it or without one", async ({
  testDatabase,
  database: running,
}) => {
  const says = expect.stringMatching(
    new RegExp(`^(SQLite 3|PostgreSQL \\d+)\\S* answers, with schema ${newestSchema} and \\d+ MB\\.$`),
  );

  const beside = await look(database, settingsOf(testDatabase));
  await running.close();

  expect(beside).toEqual({ state: "ok", says });
  expect(await look(database, settingsOf(testDatabase))).toEqual({ state: "ok", says });
});

test("an older, a newer and an empty schema are told apart, and none is migrated", async ({
  testDatabase,
  database: { db },
}) => {
  const env = settingsOf(testDatabase);
  const future = { version: newestSchema + 1, name: "tomorrow", applied_at: 0 };
  await db.insertInto("schema_migrations").values(future).execute();
  const newer = await look(database, env);
  await db.deleteFrom("schema_migrations").where("version", ">=", newestSchema).execute();
  const older = await look(database, env);
  const empty = await createEmptyDatabase();
  if (!isPostgres) await openDatabase(empty.location).close();
  const fresh = await look(database, settingsOf(empty));
  await empty.remove();

  expect(newer).toMatchObject({
    state: "broken",
    says: `The database has schema ${newestSchema + 1}, and this program only knows ${newestSchema}.`,
  });
  expect(older).toMatchObject({
    state: "attention",
    says: `The database has schema ${newestSchema - 1}, and this program ${newestSchema}.`,
  });
  expect(fresh).toMatchObject({ state: "attention" });
  const { version } = await db
    .selectFrom("schema_migrations")
    .select("version")
    .orderBy("version", "desc")
    .executeTakeFirstOrThrow();
  expect(version).toBe(newestSchema - 1);
});

test("a database that can't be reached or read is broken, without its password", async ({ testDatabase }) => {
  const { folder } = testDatabase;
  const unreachable = { DATA_DIR: folder, DATABASE_URL: "postgresql://lane:hunter2@127.0.0.1:1/lane" };
  const garbage = join(folder, "garbage");
  await mkdir(garbage);
  await writeFile(
    join(garbage, "lane.sqlite"),
    "This is no database, and it is longer than a header has to be.".repeat(9),
  );

  const found = await look(database, unreachable);

  expect(found).toMatchObject({ state: "broken", says: expect.stringContaining("ECONNREFUSED") });
  expect(JSON.stringify(found)).not.toContain("hunter2");
  expect(await look(database, { DATA_DIR: garbage })).toMatchObject({
    state: "broken",
    says: expect.stringContaining("file is not a database"),
  });
});

test("what is opened for reading cannot be written", async ({ testDatabase: { location }, database: { db } }) => {
  await db.insertInto("rate_limits").values({ key: "kept", empty_at: 0 }).execute();
  const reader = openDatabaseReader(location);

  await expect(reader.db.deleteFrom("rate_limits").execute()).rejects.toBeInstanceOf(Error);
  expect(await reader.db.selectFrom("rate_limits").select("key").execute()).toEqual([{ key: "kept" }]);
  await reader.close();
});

test.runIf(isPostgres)("PostgreSQL looks after its own files", async ({ testDatabase }) => {
  expect(await look(databaseIntegrity, settingsOf(testDatabase), { isDeep: true })).toBeUndefined();
});

test.runIf(!isPostgres)(
  "only --deep reads all of the embedded database, and finds a damaged page",
  async ({ testDatabase }) => {
    const env = settingsOf(testDatabase);
    const shallow = await look(databaseIntegrity, env);
    const whole = await look(databaseIntegrity, env, { isDeep: true });
    await damage(join(testDatabase.folder, "lane.sqlite"));
    const damaged = await look(databaseIntegrity, env, { isDeep: true });

    expect(shallow).toBeUndefined();
    expect(whole).toEqual({ state: "ok", says: "All of the database can be read, and it is whole." });
    expect(damaged).toMatchObject({ state: "broken", says: expect.stringContaining("The database is damaged: ") });
  },
);

/** Spoils the pages in the middle; those with the schema are at the beginning. */
async function damage(file: string): Promise<void> {
  const handle = await open(file, "r+");
  const { size } = await handle.stat();
  await handle.write(Buffer.alloc(64 * 1024, 0x5a), 0, 64 * 1024, Math.floor(size / 2 / 4096) * 4096);
  await handle.close();
}

test.runIf(isPostgres)("PostgreSQL has to allow as many connections as a server opens", async ({ testDatabase }) => {
  const env = settingsOf(testDatabase);
  const opened = openDatabase(testDatabase.location);
  const name = new URL(env["DATABASE_URL"] ?? "").pathname.slice(1);
  const limit = (most: number) =>
    sql`alter database ${sql.id(name)} connection limit ${sql.lit(most)}`.execute(opened.db);

  const enough = await look(databaseConnections, env);
  await limit(9);
  const few = await look(databaseConnections, env);
  await limit(-1);
  await opened.close();

  expect(enough).toMatchObject({ state: "ok", says: expect.stringMatching(/^PostgreSQL allows 197 connections/) });
  expect(few).toMatchObject({ state: "attention", says: expect.stringMatching(/^PostgreSQL allows 9 connections/) });
});

test.runIf(runsOnce && !isPostgres)("the embedded database counts no connections", async ({ testDatabase }) => {
  expect(await look(databaseConnections, settingsOf(testDatabase))).toBeUndefined();
});
