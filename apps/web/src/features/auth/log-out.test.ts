import { afterEach, expect, test, vi } from "vitest";

import { noteAnswer } from "#api/connection.ts";
import { storeTokens } from "#api/token-store.ts";
import { tokenThatExpires } from "#testing/tokens.ts";

import { logOut } from "./log-out.ts";
import { isSignedIn } from "./session.ts";
import { endParkedSessions, parkSession } from "./unended-sessions.ts";

const hashOfR1 = "gvPpxpXca40bEYGNVwGRniht6NR_fD6zEAxIX3nleCg";

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

test("an expired token cannot end its session: the hash of the other one does", async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ status: 200 }));
  vi.stubGlobal("fetch", fetched);
  storeTokens({ token: tokenThatExpires(Date.now() - 1000), refreshToken: "r1" });

  logOut();

  await expect.poll(() => fetched.mock.calls.map(([path]) => path)).toEqual(["/api/auth/logout-later"]);
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ tokenHash: hashOfR1 }));
  await expect.poll(() => localStorage.length).toBe(0);
});

test("without a connection nobody is signed in any more, and the session ends once there is one", async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", fetched);
  storeTokens({ token: tokenThatExpires(Date.now() + 800_000), refreshToken: "r1" });

  logOut();

  expect(localStorage.length).toBe(0);
  await expect.poll(parked).toBe(hashOfR1);
  expect([isSignedIn(), localStorage.length]).toEqual([false, 1]);
  const stop = endParkedSessions();
  await expect.poll(() => fetched.mock.calls.map(([path]) => path)).toContain("/api/auth/logout-later");
  fetched.mockReset().mockImplementation(async () => Response.json({ status: 200 }));
  noteAnswer();

  await expect.poll(() => localStorage.length).toBe(0);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/auth/logout-later"]);
  stop();
});

test("a session that the server refuses to end is forgotten", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 400 }));
  parkSession(hashOfR1);

  endParkedSessions()();

  await expect.poll(parked).toBeNull();
});

function parked(): string | null {
  return localStorage.getItem("lane-ending");
}
