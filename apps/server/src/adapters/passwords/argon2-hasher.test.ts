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
