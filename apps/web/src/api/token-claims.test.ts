import { expect, test } from "vitest";

import { tokenThatExpires } from "#testing/tokens.ts";

import { isTokenLive } from "./token-claims.ts";

const now = Date.parse("2026-01-01T00:00:00Z");

test("a token lives until its expiry", () => {
  expect(isTokenLive(tokenThatExpires(now + 1000), now)).toBe(true);
  expect(isTokenLive(tokenThatExpires(now), now)).toBe(false);
  expect(isTokenLive(tokenThatExpires(now - 1000), now)).toBe(false);
});

test("what cannot be decoded has expired", () => {
  expect(isTokenLive(undefined, now)).toBe(false);
  expect(isTokenLive("", now)).toBe(false);
  expect(isTokenLive("nonsense", now)).toBe(false);
  expect(isTokenLive("a.%%%.c", now)).toBe(false);
  expect(isTokenLive(`a.${btoa("{}")}.c`, now)).toBe(false);
  expect(isTokenLive(`a.${btoa('{"exp":"soon"}')}.c`, now)).toBe(false);
});
