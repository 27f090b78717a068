import { randomBytes } from "node:crypto";

import { expect, test } from "vitest";

import { createSealer } from "./sealer.ts";

test("a sealed text opens again and shows nothing meanwhile", () => {
  const sealer = createSealer(randomBytes(32));

  const sealed = sealer.seal("code 424242 🌼");

  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("424242");
  expect(sealer.open(sealed)).toBe("code 424242 🌼");
});

test("an altered text or another key does not open it", () => {
  const sealer = createSealer(randomBytes(32));
  const sealed = sealer.seal("code 424242");
  const altered = Buffer.from(sealed, "base64url");
  altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1);

  expect(() => sealer.open(altered.toString("base64url"))).toThrow("unable to authenticate");
  expect(() => createSealer(randomBytes(32)).open(sealed)).toThrow("unable to authenticate");
});
