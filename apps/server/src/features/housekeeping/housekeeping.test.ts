import { access, mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "vitest";

import { createMember } from "#testing/factories.ts";
import { test, type TestHouse } from "#testing/server-test.ts";
import { createRegistered } from "#testing/visitor.ts";

const dayMs = 24 * 60 * 60 * 1000;

async function sweep({ jobs }: TestHouse): Promise<void> {
  const handler = jobs.handlers.find(({ job }) => job.name === "housekeeping.sweep");
  await handler?.run({}, { signal: new AbortController().signal });
}

async function counts({ database: { db } }: TestHouse): Promise<Record<string, number>> {
  const tables = ["sessions", "rate_limits", "idempotency_keys", "jobs", "outbox"] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.length ?? 0]));
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

test("what has run out is swept away, what is still needed stays", async ({ house }) => {
  const { accountId } = await createMember(house);
  await house.limiter.take("log in", "ada", { count: 5, perMs: 60_000 });
  await house.idempotency.once({ accountId, key: "key-0001", fingerprint: "" }, async () => "done");
  await house.services.outbox.post({ to: "ada@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" });

  await sweep(house);
  const atOnce = await counts(house);
  house.clock.advance(2 * dayMs);
  await sweep(house);
  const later = await counts(house);
  house.clock.advance(100 * dayMs);
  await sweep(house);
  const muchLater = await counts(house);

  expect(atOnce).toEqual({ sessions: 1, rate_limits: 1, idempotency_keys: 1, jobs: 1, outbox: 1 });
  expect(later).toEqual({ sessions: 1, rate_limits: 0, idempotency_keys: 0, jobs: 1, outbox: 1 });
  // The mail was never sent, so it and its job are still waiting.
  expect(muchLater).toEqual({ sessions: 0, rate_limits: 0, idempotency_keys: 0, jobs: 1, outbox: 1 });
});

test("a device that was not here for thirty days is forgotten, and one that comes every day is not", async ({
  house,
}) => {
  const ada = await createRegistered(house);
  await createMember(house);

  for (let day = 0; day < 30; day += 1) {
    house.clock.advance(dayMs);
    await ada.refresh();
  }
  const before = await counts(house);
  await sweep(house);

  expect(before).toMatchObject({ sessions: 2 });
  expect(await counts(house)).toMatchObject({ sessions: 1 });
  expect((await ada.refresh()).status).toBe(200);
});

test("a mail that was given up is forgotten a day later", async ({ house }) => {
  await house.services.outbox.post({ to: "ada@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" });
  house.clock.advance(2 * dayMs);
  const job = await house.jobs.source.claim(["outbox.deliver-mail"], 1000);
  await house.jobs.source.giveUp(job?.id ?? "", "refused");

  await sweep(house);
  const atOnce = await counts(house);
  house.clock.advance(dayMs);
  await sweep(house);

  expect(atOnce).toMatchObject({ outbox: 1 });
  expect(await counts(house)).toMatchObject({ outbox: 0 });
});

test("written mails and copies made before a migration are gone after thirty days", async ({ house }) => {
  const mail = join(house.folder, "outbox", "hello.eml");
  const copy = join(house.folder, "backups", "before-migration-from-3-1778846400000.sqlite");
  const others = [join(house.folder, "outbox", "notes.txt"), join(house.folder, "backups", "by-hand.sqlite")];
  await mkdir(join(house.folder, "outbox"));
  await mkdir(join(house.folder, "backups"));
  const writtenAt = house.clock.now() / 1000;
  for (const file of [mail, copy, ...others]) {
    await writeFile(file, "Ada");
    await utimes(file, writtenAt, writtenAt);
  }

  house.clock.advance(30 * dayMs);
  await sweep(house);
  const onTheLastDay = await Promise.all([mail, copy].map(exists));
  house.clock.advance(1);
  await sweep(house);

  expect(onTheLastDay).toEqual([true, true]);
  expect(await Promise.all([mail, copy, ...others].map(exists))).toEqual([false, false, true, true]);
});
