import { expect } from "vitest";

import { test } from "#testing/server-test.ts";

const fivePerMinute = { count: 5, perMs: 60_000 };

test("as many tries as allowed pass, the next one hears how long to wait", async ({ server }) => {
  const verdicts = [];
  for (let tries = 0; tries < 6; tries += 1) verdicts.push(await server.limiter.take("log in", "ada", fivePerMinute));

  expect(verdicts.slice(0, 5).every(({ isAllowed }) => isAllowed)).toBe(true);
  expect(verdicts[5]).toEqual({ isAllowed: false, retryAfterMs: 12_000 });
});

test("a place is free again after the named time, and not before", async ({ server }) => {
  for (let tries = 0; tries < 5; tries += 1) await server.limiter.take("log in", "ada", fivePerMinute);

  server.clock.advance(11_999);
  const early = await server.limiter.take("log in", "ada", fivePerMinute);
  server.clock.advance(1);
  const due = await server.limiter.take("log in", "ada", fivePerMinute);

  expect(early.isAllowed).toBe(false);
  expect(due.isAllowed).toBe(true);
});

test("fifty tries at once let exactly five through", async ({ server }) => {
  const verdicts = await Promise.all(
    Array.from({ length: 50 }, () => server.limiter.take("log in", "ada", fivePerMinute)),
  );

  expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
});

test("people and purposes do not share a bucket, and no name lies in the table", async ({ server }) => {
  for (let tries = 0; tries < 6; tries += 1) await server.limiter.take("log in", "ada@example.com", fivePerMinute);

  expect(await server.limiter.take("log in", "ben@example.com", fivePerMinute)).toEqual({ isAllowed: true });
  expect(await server.limiter.take("send code", "ada@example.com", fivePerMinute)).toEqual({ isAllowed: true });
  const stored = JSON.stringify(await server.database.db.selectFrom("rate_limits").selectAll().execute());
  expect(stored).not.toContain("ada");
});
