import { expect, test } from "vitest";

import { createArgon2Hasher } from "./argon2-hasher.ts";

const hasher = createArgon2Hasher();

test("a password is kept as Argon2id with at least the asked-for cost and its own salt", async () => {
  const [one, other] = await Promise.all([hasher.hash("a long password"), hasher.hash("a long password")]);

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test("passwords that differ only after 72 bytes are different", async () => {
  const start = "x".repeat(72);
  const stored = await hasher.hash(`${start}a`);

  expect(await hasher.verify(stored, `${start}a`)).toBe(true);
  expect(await hasher.verify(stored, `${start}b`)).toBe(false);
});

test("a hash made at a lower cost is due for another", async () => {
  expect(hasher.needsRehash(await hasher.hash("a long password"))).toBe(false);
  expect(hasher.needsRehash("$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA")).toBe(true);
});

test("more than can wait are turned away at once, the others are served", async () => {
  const busy = createArgon2Hasher({ atOnce: 1, mostWaiting: 3 });

  const results = await Promise.allSettled(Array.from({ length: 10 }, () => busy.hash("a long password")));

  const turnedAway = results.filter((result) => result.status === "rejected").map(({ reason }) => reason);
  expect(turnedAway).toHaveLength(6);
  expect(turnedAway[0]).toMatchObject({ code: "unavailable", retryAfterMs: 5000 });
  expect((await busy.hash("again")).startsWith("$argon2id$")).toBe(true);
});
