import { expect } from "vitest";

import { createMember } from "#testing/factories.ts";
import { test, type TestHouse } from "#testing/house-test.ts";

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
