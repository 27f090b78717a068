import { sql } from "kysely";
import { expect, inject } from "vitest";

import type { Database } from "#db/client.ts";
import { test } from "#testing/server-test.ts";

import { afterCommit } from "./transaction-scope.ts";

async function add({ db }: Database, key: string): Promise<void> {
  await db.insertInto("rate_limits").values({ key, empty_at: 1 }).execute();
}

async function keys({ db }: Database): Promise<string[]> {
  return (await db.selectFrom("rate_limits").select("key").orderBy("key").execute()).map(({ key }) => key);
}

test("whatever is written inside a transaction is undone when it throws", async ({ database }) => {
  const failing = database.transact(async () => {
    await add(database, "a");
    throw new Error("half way");
  });

  await expect(failing).rejects.toThrow("half way");
  expect(await keys(database)).toEqual([]);
});

test("a transaction inside a transaction can fail alone", async ({ database }) => {
  await database.transact(async () => {
    await add(database, "kept");
    await database
      .transact(async () => {
        await add(database, "undone");
        throw new Error("only this part");
      })
      .catch(() => undefined);
    await add(database, "kept too");
  });

  expect(await keys(database)).toEqual(["kept", "kept too"]);
});

test("a transaction sees its own writes, others do not before it ends", async ({ database }) => {
  const held = Promise.withResolvers<void>();
  let seenInside: string[] = [];
  const transaction = database.transact(async () => {
    await add(database, "mine");
    seenInside = await keys(database);
    await held.promise;
    throw new Error("never mind");
  });
  const outside = keys(database);

  held.resolve();

  await expect(transaction).rejects.toThrow("never mind");
  expect(seenInside).toEqual(["mine"]);
  expect(await outside).toEqual([]);
});

test("fifty transactions at once all find their place", async ({ database }) => {
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      database.transact(async () => {
        await add(database, `key-${String(index).padStart(2, "0")}`);
        await keys(database);
      }),
    ),
  );

  expect(await keys(database)).toHaveLength(50);
});

test("work that outlives its transaction is refused instead of writing outside it", async ({ database }) => {
  const told = Promise.withResolvers<void>();
  let late: Promise<void> = Promise.resolve();
  await database.transact(async () => {
    late = told.promise.then(() => add(database, "too late"));
    late.catch(() => undefined);
  });
  told.resolve();

  await expect(late).rejects.toThrow("outlived its transaction");
  expect(await keys(database)).toEqual([]);
});

test("what waits for the commit runs after it and not at all after a failure", async ({ database }) => {
  const said: string[] = [];
  await database.transact(async () => {
    afterCommit(() => said.push("committed"));
    await database
      .transact(async () => {
        afterCommit(() => said.push("undone part"));
        throw new Error("no");
      })
      .catch(() => undefined);
    said.push("inside");
  });
  await database
    .transact(async () => {
      afterCommit(() => said.push("failed"));
      throw new Error("no");
    })
    .catch(() => undefined);

  expect(said).toEqual(["inside", "committed"]);
});

/** Ends the running transaction without the knowledge of the code inside it. */
async function cutOff({ db, engine }: Database): Promise<void> {
  const end = engine === "sqlite" ? sql`rollback` : sql`select pg_terminate_backend(pg_backend_pid())`;
  await end.execute(db).catch(() => undefined);
}

test("a rollback that fails does not hide why there was one", async ({ database }) => {
  const failing = database.transact(async () => {
    await add(database, "a");
    await cutOff(database);
    throw new Error("the first");
  });

  await expect(failing).rejects.toThrow("the first");
  expect(await keys(database)).toEqual([]);
});

test("a part that cannot be undone alone undoes everything, and says why it had to be", async ({ database }) => {
  const seen: unknown[] = [];
  const failing = database.transact(async () => {
    await add(database, "before");
    await database
      .transact(async () => {
        await cutOff(database);
        throw new Error("the first");
      })
      .catch((error: unknown) => seen.push(error));
    await add(database, "after").catch((error: unknown) => seen.push(error));
  });

  await expect(failing).rejects.toThrow("the first");
  expect(seen).toMatchObject([{ message: "the first" }, { message: "the first" }]);
  expect(await keys(database)).toEqual([]);
});

// SQLite has one writer at a time.
test.skipIf(inject("engine") === "sqlite")(
  "of two that wait for each other, one is tried again",
  async ({ database }) => {
    await add(database, "a");
    await add(database, "b");
    const bothHoldOne = Promise.withResolvers<void>();
    let holders = 0;
    let tries = 0;
    const touch = (key: string) =>
      database.db
        .updateTable("rate_limits")
        .set((update) => ({ empty_at: update("empty_at", "+", 1) }))
        .where("key", "=", key)
        .execute();
    const inOrder = (first: string, second: string) =>
      database.transact(async () => {
        tries += 1;
        await touch(first);
        holders += 1;
        if (holders === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await touch(second);
        afterCommit(() => committed.push(first));
      });
    const committed: string[] = [];

    await Promise.all([inOrder("a", "b"), inOrder("b", "a")]);

    expect(tries).toBe(3);
    expect(committed.toSorted()).toEqual(["a", "b"]);
    const rows = await database.db.selectFrom("rate_limits").select("empty_at").execute();
    expect(rows).toEqual([{ empty_at: 3 }, { empty_at: 3 }]);
  },
);
