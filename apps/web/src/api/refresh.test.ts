import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { tokenThatExpires } from "#testing/tokens.ts";

import { request } from "./client.ts";
import { routes } from "./routes.ts";
import { forgetLoss, onTokensChanged, readLoss, storeTokens } from "./token-store.ts";

const verified = { status: 200, message: "OK", valid: true, user: {} };
const refused = { status: 401, message: "Invalid token", code: "unauthenticated" };

beforeEach(() => {
  forgetLoss();
});

afterEach(() => vi.unstubAllGlobals());

test("a refused call is made once more with a newer token", async () => {
  const next = tokenThatExpires(Date.now() + 900_000);
  const token = tokenThatExpires(Date.now() + 800_000);
  const calls = serve(async ({ path, bearer }) => {
    if (path === "/api/auth/refresh") return Response.json({ status: 200, token: next, refreshToken: "r2" });
    return bearer === next ? Response.json(verified) : Response.json(refused, { status: 401 });
  });
  storeTokens({ token, refreshToken: "r1" });

  const outcome = await request(routes.sessions.verify, {});

  expect(outcome.success).toBe(true);
  expect(calls.map(({ path }) => path)).toEqual(["/api/auth/verify", "/api/auth/refresh", "/api/auth/verify"]);
  expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({ authToken: next, refreshToken: "r2" });
});

test("a token that has almost run out is renewed before the call", async () => {
  const next = tokenThatExpires(Date.now() + 900_000);
  const calls = serve(async ({ path }) =>
    Response.json(path === "/api/auth/refresh" ? { status: 200, token: next, refreshToken: "r2" } : verified),
  );
  storeTokens({ token: tokenThatExpires(Date.now() + 30_000), refreshToken: "r1" });

  await request(routes.sessions.verify, {});

  expect(calls.map(({ path }) => path)).toEqual(["/api/auth/refresh", "/api/auth/verify"]);
});

test("ten calls at once renew once", async () => {
  const next = tokenThatExpires(Date.now() + 900_000);
  const calls = serve(async ({ path }) =>
    Response.json(path === "/api/auth/refresh" ? { status: 200, token: next, refreshToken: "r2" } : verified),
  );
  storeTokens({ token: tokenThatExpires(Date.now() - 1000), refreshToken: "r1" });

  await Promise.all(Array.from({ length: 10 }, () => request(routes.sessions.verify, {})));

  expect(calls.filter(({ path }) => path === "/api/auth/refresh")).toHaveLength(1);
});

test("a refused renewal ends the session and says why", async () => {
  serve(async () => Response.json(refused, { status: 401 }));
  storeTokens({ token: tokenThatExpires(Date.now() + 800_000), refreshToken: "r1" });
  const heard = vi.fn<() => void>();
  const stop = onTokensChanged(heard);

  await request(routes.sessions.verify, {});

  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({});
  expect(readLoss()).toBe("Invalid token");
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test("a refused renewal of an expired token says Token expired", async () => {
  serve(async () => Response.json(refused, { status: 401 }));
  storeTokens({ token: tokenThatExpires(Date.now() - 1000), refreshToken: "r1" });

  await request(routes.sessions.verify, {});

  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({});
  expect(readLoss()).toBe("Token expired");
});

test("an expired token without a successor says Token expired", async () => {
  serve(async () => Response.json(refused, { status: 401 }));
  storeTokens({ token: tokenThatExpires(Date.now() - 1000) });

  await request(routes.sessions.verify, {});

  expect(readLoss()).toBe("Token expired");
});

test("a renewal that gets no answer leaves the member signed in", async () => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch")));
  storeTokens({ token: tokenThatExpires(Date.now() - 1000), refreshToken: "r1" });

  const outcome = await request(routes.sessions.verify, {});

  expect(outcome).toEqual({ success: false, error: "Network error - no response received" });
  expect(localStorage.getItem("refreshToken")).toBe("r1");
});

test("who logs out during a renewal stays logged out", async () => {
  serve(async () => {
    localStorage.clear();
    return Response.json({ status: 200, token: "late", refreshToken: "r2" });
  });
  storeTokens({ token: tokenThatExpires(Date.now() - 1000), refreshToken: "r1" });

  await request(routes.sessions.verify, {});

  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({});
});

test("a wrong password of a guest renews nothing", async () => {
  const calls = serve(async () => Response.json({ ...refused, message: "Invalid email or password" }, { status: 401 }));

  const outcome = await request(routes.auth.login, { body: { email: "a@b.example", password: "wrong" } });

  expect(outcome).toMatchObject({ success: false, error: "Invalid email or password" });
  expect(calls).toHaveLength(1);
});

test("another tab's renewal is no news, its logout is", () => {
  const heard = vi.fn<() => void>();
  const stop = onTokensChanged(heard);
  const [oldValue, newValue] = [tokenThatExpires(1000), tokenThatExpires(2000)];

  window.dispatchEvent(new StorageEvent("storage", { key: "theme", oldValue: "dark", newValue: "light" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "authToken", oldValue, newValue }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent("storage", { key: "authToken", oldValue: newValue, newValue: null }));

  expect(heard).toHaveBeenCalledOnce();
  stop();
});

interface Call {
  readonly path: string;
  readonly bearer: string | undefined;
}

function serve(answer: (call: Call) => Promise<Response>): Call[] {
  const calls: Call[] = [];
  const fetched: typeof fetch = async (address, init) => {
    const bearer = new Headers(init?.headers).get("authorization")?.replace("Bearer ", "");
    const made = { path: new Request(address).url.slice(window.location.origin.length), bearer };
    calls.push(made);
    return answer(made);
  };
  vi.stubGlobal("fetch", fetched);
  return calls;
}
