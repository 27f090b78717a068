import { access, mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "vitest";

import { createMember } from "#testing/factories.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered } from "#testing/visitor.ts";

const dayMs = 24 * 60 * 60 * 1000;

async function sweep({ jobs }: TestServer): Promise<void> {
  const handler = jobs.handlers.find(({ job }) => job.name === "housekeeping.sweep");
  await handler?.run({}, { signal: new AbortController().signal });
}

async function counts({ database: { db } }: TestServer): Promise<Record<string, number>> {
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

test("what has run out is swept away, what is still needed stays", async ({ server }) => {
  const { accountId } = await createMember(server);
  await server.limiter.take("log in", "ada", { count: 5, perMs: 60_000 });
  await server.idempotency.once({ accountId, key: "key-0001", fingerprint: "" }, async () => "done");
  await server.services.outbox.post({ to: "ada@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" });

  await sweep(server);
  const atOnce = await counts(server);
  server.clock.advance(2 * dayMs);
  await sweep(server);
  const later = await counts(server);
  server.clock.advance(100 * dayMs);
  await sweep(server);
  const muchLater = await counts(server);

  expect(atOnce).toEqual({ sessions: 1, rate_limits: 1, idempotency_keys: 1, jobs: 1, outbox: 1 });
  expect(later).toEqual({ sessions: 1, rate_limits: 0, idempotency_keys: 0, jobs: 1, outbox: 1 });
  // The mail was never sent, so it and its job are still waiting.
  expect(muchLater).toEqual({ sessions: 0, rate_limits: 0, idempotency_keys: 0, jobs: 1, outbox: 1 });
});

test("a device that was not here for thirty days is forgotten, and one that comes every day is not", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  await createMember(server);

  for (let day = 0; day < 30; day += 1) {
    server.clock.advance(dayMs);
    await ada.refresh();
  }
  const before = await counts(server);
  await sweep(server);

  expect(before).toMatchObject({ sessions: 2 });
  expect(await counts(server)).toMatchObject({ sessions: 1 });
  expect((await ada.refresh()).status).toBe(200);
});

test("a mail that was given up is forgotten a day later", async ({ server }) => {
  await server.services.outbox.post({ to: "ada@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" });
  server.clock.advance(2 * dayMs);
  const job = await server.jobs.source.claim(["outbox.deliver-mail"], 1000);
  await server.jobs.source.giveUp(job?.id ?? "", "refused");

  await sweep(server);
  const atOnce = await counts(server);
  server.clock.advance(dayMs);
  await sweep(server);

  expect(atOnce).toMatchObject({ outbox: 1 });
  expect(await counts(server)).toMatchObject({ outbox: 0 });
});

test("written mails and copies made before a migration are gone after thirty days", async ({ server }) => {
  const mail = join(server.folder, "outbox", "hello.eml");
  const copy = join(server.folder, "backups", "before-migration-from-3-1778846400000.sqlite");
  const others = [join(server.folder, "outbox", "notes.txt"), join(server.folder, "backups", "by-hand.sqlite")];
  await mkdir(join(server.folder, "outbox"));
  await mkdir(join(server.folder, "backups"));
  const writtenAt = server.clock.now() / 1000;
  for (const file of [mail, copy, ...others]) {
    await writeFile(file, "Ada");
    await utimes(file, writtenAt, writtenAt);
  }

  server.clock.advance(30 * dayMs);
  await sweep(server);
  const onTheLastDay = await Promise.all([mail, copy].map(exists));
  server.clock.advance(1);
  await sweep(server);

  expect(onTheLastDay).toEqual([true, true]);
  expect(await Promise.all([mail, copy, ...others].map(exists))).toEqual([false, false, true, true]);
});
