import { sql } from "kysely";
import { expect, expectTypeOf } from "vitest";

import { test } from "#testing/server-test.ts";

import { prepareQuery } from "./prepared-query.ts";

test("a prepared query finds what its arguments say each time", async ({ server: { database } }) => {
  const { db } = database;
  const plusOne = prepareQuery(db, (text: string, number: number) =>
    db
      .selectFrom("schema_migrations")
      .select([sql<string>`cast(${text} as text)`.as("text"), sql<number>`cast(${number} as integer) + 1`.as("number")])
      .where("version", "=", 1),
  );

  expect(await plusOne.first("one", 1)).toEqual({ text: "one", number: 2 });
  expect(await plusOne.all("two", 2)).toEqual([{ text: "two", number: 3 }]);
});

test("a list of any length finds each of its entries once", async ({ server: { database } }) => {
  const { db } = database;
  const named = prepareQuery(db, (names: readonly string[]) =>
    db.selectFrom("schema_migrations").select("name").where("name", "in", names).orderBy("version"),
  );
  const all = await db.selectFrom("schema_migrations").select("name").orderBy("version").execute();

  for (let count = 1; count <= 9; count += 1) {
    const some = all.slice(0, count);
    expect(await named.all(some.map(({ name }) => name))).toEqual(some);
  }
  const manyUnknown = Array.from({ length: 32_000 - all.length }, (_, number) => `${number}`);
  expect(await named.all([...manyUnknown, ...all.map(({ name }) => name)])).toEqual(all);
  await expect(named.all([])).rejects.toThrow("empty list");
});

test("what is not a text or a number chooses between statements", async ({ server: { database } }) => {
  const { db } = database;
  const versions = prepareQuery(db, (isNewestFirst: boolean, limit: number) =>
    db
      .selectFrom("schema_migrations")
      .select("version")
      .orderBy("version", isNewestFirst ? "desc" : "asc")
      .limit(limit),
  );

  expect(await versions.all(false, 2)).toEqual([{ version: 1 }, { version: 2 }]);
  expect((await versions.all(true, 3))[2]?.version).toBeGreaterThan(2);
});

test("arguments may be objects of values, in any order", async ({ server: { database } }) => {
  const { db } = database;
  const between = prepareQuery(db, (range: { readonly first: number; readonly last: number }, isKnown: boolean) =>
    db
      .selectFrom("schema_migrations")
      .select("version")
      .where("version", ">=", range.first)
      .where("version", "<=", range.last)
      .where((where) => where.lit(isKnown))
      .orderBy("version"),
  );

  expect(await between.all({ first: 2, last: 3 }, true)).toEqual([{ version: 2 }, { version: 3 }]);
  expect(await between.all({ last: 1, first: 1 }, true)).toEqual([{ version: 1 }]);
  expect(await between.all({ last: 1, first: 1 }, false)).toEqual([]);
});

test("one of a few words is refused by its type, as the query would compare it before it is known", ({ server }) => {
  const { db } = server.database;
  const select = () => db.selectFrom("schema_migrations").select("version");
  const byKind = prepareQuery(db, (kind: "first" | "other") =>
    select().where("version", kind === "first" ? "=" : ">", 1),
  );

  expectTypeOf(byKind).toBeNever();
});

test("a query that computes with its arguments is refused", async ({ server: { database } }) => {
  const { db } = database;
  const select = () => db.selectFrom("schema_migrations").select("version");
  const sum = prepareQuery(db, (version: number) => select().where("version", "=", version + 1));
  const product = prepareQuery(db, (version: number) => select().where("version", "=", version * 100));
  const longer = prepareQuery(db, (name: string) => select().where("name", "=", `${name}!`));
  const shorter = prepareQuery(db, (name: string) => select().where("name", "=", `(${name}`));

  for (const query of [sum, product]) await expect(query.all(1)).rejects.toThrow("computes with its arguments");
  for (const query of [longer, shorter]) await expect(query.all("one")).rejects.toThrow("computes with its arguments");
});
