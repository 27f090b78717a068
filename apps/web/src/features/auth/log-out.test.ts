import { afterEach, expect, test, vi } from "vitest";

import { storeTokens } from "#api/token-store.ts";
import { tokenThatExpires } from "#testing/tokens.ts";

import { logOut } from "./log-out.ts";

afterEach(() => vi.unstubAllGlobals());

test("nothing of the member is left when logging out returns, and the server hears of it", () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ status: 200 }));
  vi.stubGlobal("fetch", fetched);
  const token = tokenThatExpires(Date.now() + 800_000);
  storeTokens({ token, refreshToken: "r1" });
  sessionStorage.setItem("draft", "a secret");

  logOut();

  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(fetched).toHaveBeenCalledWith("/api/auth/logout", expect.objectContaining({ keepalive: true }));
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get("authorization")).toBe(`Bearer ${token}`);
});

test("an expired token is renewed once more, only to end its session", async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ status: 200, token: "t2", refreshToken: "r2" }));
  vi.stubGlobal("fetch", fetched);
  storeTokens({ token: tokenThatExpires(Date.now() - 1000), refreshToken: "r1" });

  logOut();

  await expect.poll(() => fetched.mock.calls.map(([path]) => path)).toContain("/api/auth/logout");
  expect(localStorage.length).toBe(0);
});

test("without a connection it works all the same", () => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch")));
  storeTokens({ token: tokenThatExpires(Date.now() + 800_000), refreshToken: "r1" });

  logOut();

  expect(localStorage.length).toBe(0);
});
