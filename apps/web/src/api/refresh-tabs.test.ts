import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { tokenThatExpires } from "#testing/tokens.ts";

import { request } from "./client.ts";
import { routes } from "./routes.ts";
import { forgetLoss, storeTokens } from "./token-store.ts";

const verified = { status: 200, message: "OK", valid: true, user: {} };
const refused = { status: 401, message: "Invalid token", code: "unauthenticated" };

beforeEach(() => forgetLoss());
afterEach(() => vi.unstubAllGlobals());

test("a tab that stood behind another goes on with its tokens and trades none itself", async () => {
  const [old, next] = [tokenThatExpires(Date.now() - 1000), tokenThatExpires(Date.now() + 900_000)];
  storeTokens({ token: old, refreshToken: "r1" });
  const sent = serve(() => Response.json(verified));
  const waiting = Promise.withResolvers<unknown>();

  const others = await inAnotherTab(async () => {
    waiting.resolve(request(routes.sessions.verify, {}));
    await vi.waitUntil(async () => ((await navigator.locks.query()).pending ?? []).length > 0);
    storeAsAnotherTab({ authToken: next, refreshToken: "r2" });
  });
  const outcome = await waiting.promise;

  expect(others).toBe("done");
  expect(outcome).toMatchObject({ success: true });
  expect(sent).toEqual([{ path: "/api/auth/verify", bearer: next }]);
});

test("a tab that stood behind one without luck trades what is stored then, not what it knew before", async () => {
  const [old, older] = [tokenThatExpires(Date.now() - 1000), tokenThatExpires(Date.now() - 2000)];
  const next = tokenThatExpires(Date.now() + 900_000);
  storeTokens({ token: old, refreshToken: "r1" });
  const sent = serve(({ path }) =>
    Response.json(path === "/api/auth/refresh" ? { status: 200, token: next, refreshToken: "r3" } : verified),
  );
  const waiting = Promise.withResolvers<unknown>();

  await inAnotherTab(async () => {
    waiting.resolve(request(routes.sessions.verify, {}));
    await vi.waitUntil(async () => ((await navigator.locks.query()).pending ?? []).length > 0);
    storeAsAnotherTab({ authToken: older, refreshToken: "r2" });
    storeAsAnotherTab({ authToken: old });
  });
  await waiting.promise;

  expect(sent[0]).toEqual({ path: "/api/auth/refresh", refreshToken: "r2" });
  expect(localStorage.getItem("refreshToken")).toBe("r3");
});

test("a call refused with a token that another tab has renewed meanwhile trades nothing", async () => {
  const [old, next] = [tokenThatExpires(Date.now() + 800_000), tokenThatExpires(Date.now() + 900_000)];
  storeTokens({ token: old, refreshToken: "r1" });
  const sent = serve(({ bearer }) => {
    if (bearer === next) return Response.json(verified);
    storeAsAnotherTab({ authToken: next, refreshToken: "r2" });
    return Response.json(refused, { status: 401 });
  });

  const outcome = await request(routes.sessions.verify, {});

  expect(outcome.success).toBe(true);
  expect(sent).toEqual([
    { path: "/api/auth/verify", bearer: old },
    { path: "/api/auth/verify", bearer: next },
  ]);
});

test("an answer that comes after another tab has got further overwrites nothing", async () => {
  const [old, newest] = [tokenThatExpires(Date.now() + 800_000), tokenThatExpires(Date.now() + 900_000)];
  storeTokens({ token: old, refreshToken: "r1" });
  serve(({ path, bearer }) => {
    if (bearer === newest) return Response.json(verified);
    if (path !== "/api/auth/refresh") return Response.json(refused, { status: 401 });
    storeAsAnotherTab({ authToken: newest, refreshToken: "r3" });
    return Response.json({ status: 200, token: tokenThatExpires(Date.now() + 850_000), refreshToken: "r2" });
  });

  const outcome = await request(routes.sessions.verify, {});

  expect(outcome.success).toBe(true);
  expect(localStorage.getItem("refreshToken")).toBe("r3");
  expect(localStorage.getItem("authToken")).toBe(newest);
});

/** Runs `work` while holding the lock under which tabs renew tokens. */
async function inAnotherTab(work: () => Promise<void>): Promise<string> {
  return navigator.locks.request("lane-refresh", async () => {
    await work();
    return "done";
  });
}

function storeAsAnotherTab(values: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
}

interface Sent {
  readonly path: string;
  readonly bearer?: string;
  readonly refreshToken?: string;
}

function serve(answer: (sent: Sent) => Response): Sent[] {
  const all: Sent[] = [];
  const fetched: typeof fetch = async (address, init) => {
    const asked = new Request(address, init);
    const bearer = asked.headers.get("authorization")?.replace("Bearer ", "");
    const given: { refreshToken?: string } = asked.method === "POST" ? await asked.json() : {};
    const sent: Sent = {
      path: new URL(asked.url).pathname,
      ...(bearer === undefined ? {} : { bearer }),
      ...(given.refreshToken === undefined ? {} : { refreshToken: given.refreshToken }),
    };
    all.push(sent);
    return answer(sent);
  };
  vi.stubGlobal("fetch", fetched);
  return all;
}
