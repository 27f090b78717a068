import { expect } from "vitest";
import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";
import { test } from "#testing/server-test.ts";

import { createDatabaseJobQueue } from "./database-job-queue.ts";
import { createDatabaseJobSource } from "./database-job-source.ts";

const greet = defineJob({ name: "greet", payload: z.object({ who: z.string() }), maxAttempts: 3, timeoutMs: 1000 });
const byName = (one: string, other: string): number => one.localeCompare(other);
const onReady = (): void => undefined;

test("a job is claimed once, with what it was given", async ({ database, clock }) => {
  const queue = createDatabaseJobQueue({ db: database.db, clock, onReady });
  const source = createDatabaseJobSource({ database, clock, workerId: "w1" });
  await queue.enqueue(greet, { who: "Ada" });

  const first = await source.claim(["greet"], 1000);
  const second = await source.claim(["greet"], 1000);

  expect(first).toMatchObject({ name: "greet", payload: { who: "Ada" }, attempts: 1 });
  expect(second).toBeUndefined();
});

test("ten workers share a hundred jobs and none is done twice", async ({ database, clock }) => {
  const queue = createDatabaseJobQueue({ db: database.db, clock, onReady });
  const names = Array.from({ length: 100 }, (_, index) => `person ${index}`);
  for (const who of names) await queue.enqueue(greet, { who });
  const seen: string[] = [];

  await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const source = createDatabaseJobSource({ database, clock, workerId: `w${index}` });
      for (let job = await source.claim(["greet"], 1000); job; job = await source.claim(["greet"], 1000)) {
        seen.push(greet.payload.parse(job.payload).who);
        await source.complete(job.id);
      }
    }),
  );

  expect(seen.toSorted(byName)).toEqual(names.toSorted(byName));
});

test("a job queued inside a transaction that fails never was", async ({ database, clock }) => {
  let wakes = 0;
  const queue = createDatabaseJobQueue({ db: database.db, clock, onReady: () => (wakes += 1) });
  const source = createDatabaseJobSource({ database, clock, workerId: "w1" });

  await database
    .transact(async () => {
      await queue.enqueue(greet, { who: "nobody" });
      throw new Error("no");
    })
    .catch(() => undefined);

  expect(await source.claim(["greet"], 1000)).toBeUndefined();
  expect(wakes).toBe(0);
});

test("a job whose worker died is taken over, and the dead one has no more say", async ({ database, clock }) => {
  const queue = createDatabaseJobQueue({ db: database.db, clock, onReady });
  const dead = createDatabaseJobSource({ database, clock, workerId: "dead" });
  const heir = createDatabaseJobSource({ database, clock, workerId: "heir" });
  await queue.enqueue(greet, { who: "Ada" });
  const lost = await dead.claim(["greet"], 1000);
  clock.advance(1001);

  const taken = await heir.claim(["greet"], 1000);
  const stillHas = await dead.extend(lost?.id ?? "", 1000);
  await dead.giveUp(lost?.id ?? "", "too late to say so");

  expect([lost?.lostClaims, taken?.lostClaims]).toEqual([0, 1]);
  expect(taken).toMatchObject({ id: lost?.id, attempts: 2 });
  expect(stillHas).toBe(false);
  expect(await heir.extend(taken?.id ?? "", 1000)).toBe(true);
});

test("a job put off waits for its time and keeps the reason", async ({ database, clock }) => {
  const queue = createDatabaseJobQueue({ db: database.db, clock, onReady });
  const source = createDatabaseJobSource({ database, clock, workerId: "w1" });
  await queue.enqueue(greet, { who: "Ada" });
  const job = await source.claim(["greet"], 1000);
  await source.retryLater(job?.id ?? "", clock.now() + 5000, "not yet");

  const early = await source.claim(["greet"], 1000);
  clock.advance(5000);
  const late = await source.claim(["greet"], 1000);

  expect(early).toBeUndefined();
  expect([late?.attempts, late?.lostClaims]).toEqual([2, 0]);
  const row = await database.db.selectFrom("jobs").select("last_error").executeTakeFirstOrThrow();
  expect(row.last_error).toBe("not yet");
});

test("the same unique key queues one job", async ({ database, clock }) => {
  const queue = createDatabaseJobQueue({ db: database.db, clock, onReady });

  await Promise.all(Array.from({ length: 5 }, () => queue.enqueue(greet, { who: "Ada" }, { uniqueKey: "greet@1" })));

  expect(await database.db.selectFrom("jobs").select("id").execute()).toHaveLength(1);
});

test("a payload that does not fit is refused before it is stored", async ({ database, clock }) => {
  const queue = createDatabaseJobQueue({ db: database.db, clock, onReady });
  const wrong: unknown = { who: 7 };

  await expect(queue.enqueue(greet, wrong as { who: string })).rejects.toThrow("expected string");
});
