import { test as base, expect, inject } from "vitest";

import { createEmptyDatabase, type TestDatabase } from "#testing/test-databases.ts";

import { type Database, openDatabase } from "./client.ts";
import { migrate, schemaVersion } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import type { Migration } from "./migrations/migration.ts";

const newest = migrations.at(-1)?.version ?? 0;
const next: Migration = {
  version: newest + 1,
  name: "next",
  async up(db) {
    await db.schema.createTable("later").addColumn("id", "text").execute();
  },
};

const test = base.extend<{ empty: TestDatabase }>({
  empty: async ({}, use) => {
    const created = await createEmptyDatabase();
    await use(created);
    await created.remove();
  },
});

async function withDatabase<T>(empty: TestDatabase, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(empty.location);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test("an empty database gets every migration, and a second run finds nothing to do", async ({ empty }) => {
  await withDatabase(empty, async (database) => {
    const before = await schemaVersion(database);

    await migrate(database, { migrations, nowMs: 1 });
    await migrate(database, { migrations, nowMs: 2 });

    expect(before).toBe(0);
    expect(await schemaVersion(database)).toBe(newest);
    const rows = await database.db.selectFrom("schema_migrations").select("applied_at").execute();
    expect(rows.map((row) => row.applied_at)).toEqual(migrations.map(() => 1));
  });
});

test("a migration that fails half way leaves the database as it was", async ({ empty }) => {
  const broken: Migration = {
    ...next,
    async up(db) {
      await next.up(db);
      throw new Error("half way");
    },
  };
  await withDatabase(empty, async (database) => {
    await migrate(database, { migrations, nowMs: 1 });

    await expect(migrate(database, { migrations: [...migrations, broken], nowMs: 2 })).rejects.toThrow("half way");

    expect(await schemaVersion(database)).toBe(newest);
    expect((await database.db.introspection.getTables()).map(({ name }) => name)).not.toContain("later");
  });
});

test("a copy is kept before a database with content changes, and only then", async ({ empty }) => {
  const copies: number[] = [];
  const keepCopy = async (from: number): Promise<void> => void copies.push(from);
  await withDatabase(empty, async (database) => {
    await migrate(database, { migrations, nowMs: 1, keepCopy });
    await migrate(database, { migrations, nowMs: 1, keepCopy });

    await migrate(database, { migrations: [...migrations, next], nowMs: 2, keepCopy });

    expect(copies).toEqual([newest]);
  });
});

test("an older program refuses a newer database", async ({ empty }) => {
  await withDatabase(empty, async (database) => {
    await migrate(database, { migrations: [...migrations, next], nowMs: 1 });

    await expect(migrate(database, { migrations, nowMs: 2 })).rejects.toThrow("written by a newer version");
  });
});

test("eight processes starting at once migrate once", async ({ empty }) => {
  const opened = Array.from({ length: 8 }, () => openDatabase(empty.location));

  await Promise.all(opened.map((database) => migrate(database, { migrations, nowMs: 1 })));

  const versions = await Promise.all(opened.map((database) => schemaVersion(database)));
  await Promise.all(opened.map((database) => database.close()));
  expect(versions).toEqual(opened.map(() => newest));
});

test.runIf(inject("engine") === "sqlite")(
  "every SQLite connection keeps a log, minds foreign keys and overwrites what is deleted",
  async ({ empty }) => {
    const { sql } = await import("kysely");
    const read = (database: Database, name: string) =>
      sql<Record<string, unknown>>`pragma ${sql.raw(name)}`
        .execute(database.db)
        .then(({ rows }) => Object.values(rows[0] ?? {})[0]);

    const found = await withDatabase(empty, (first) =>
      withDatabase(empty, async (second) =>
        Promise.all(
          [first, second].map(async (database) => [
            await read(database, "journal_mode"),
            await read(database, "synchronous"),
            await read(database, "foreign_keys"),
            await read(database, "secure_delete"),
          ]),
        ),
      ),
    );

    expect(found).toEqual([
      ["wal", 1, 1, 1],
      ["wal", 1, 1, 1],
    ]);
  },
);
