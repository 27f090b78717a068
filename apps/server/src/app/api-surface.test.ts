import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { addressOf } from "@lane/contract/endpoint.ts";
import { otherCalls } from "@lane/contract/other-calls.ts";
import { allEndpoints } from "@lane/contract/route-map.ts";
import { uploadCalls } from "@lane/contract/uploads.ts";
import type { RouteOptions } from "fastify";
import { expect } from "vitest";

import { test } from "#testing/server-test.ts";

import { compose } from "./compose.ts";
import { createHttp } from "./http.ts";
import { createMetrics } from "./metrics.ts";

// A new public endpoint must be added here by hand, so that none is opened by accident.
const publicEndpoints = [
  "GET /health",
  "GET /cities",
  "GET /taste",
  "POST /auth/signup",
  "POST /auth/verify-email-otp",
  "POST /auth/verify-otp",
  "POST /auth/resend-otp",
  "POST /auth/login",
  "POST /auth/forgot-password",
  "POST /auth/reset-password",
  "POST /auth/refresh",
  "POST /auth/logout-later",
  "POST /user/email/undo",
  "POST /withdrawals",
  "POST /withdrawals/find",
  "POST /withdrawals/confirm",
  "POST /s/api/look",
  "POST /s/api/unlock",
  "POST /s/api/opened",
  "POST /s/api/answer",
  "POST /s/api/report",
  "POST /s/api/unsubscribe",
  "POST /s/api/ask/look",
  "POST /s/api/ask/opened",
  "POST /s/api/ask/piece",
  "POST /s/api/ask/remove-part",
  "POST /s/api/ask/send",
  "POST /s/api/ask/withdraw",
  "POST /s/api/ask/report",
  "POST /operator/sign-in",
];

/** Pages of the web app, which answer any address without a route. Its built files are not listed either. */
const pages = ["GET /*"];

test("only these endpoints answer strangers", () => {
  const open = allEndpoints().filter(({ access }) => access === "public");

  expect(open.map(({ method, base = "", path }) => `${method} ${base}${path}`)).toEqual(publicEndpoints);
});

test("every endpoint of the contract is mounted, and nothing else is", async ({ server }) => {
  const mounted = await mountedRoutes(server);

  const promised = [...allEndpoints(), ...uploadCalls].map((call) => `${call.method} ${addressOf(call)}`);
  const others = otherCalls.map(({ method, path }) => `${method} ${path}`);
  expect(mounted.toSorted(inOrder)).toEqual([...promised, ...others, ...pages].toSorted(inOrder));
});

test("every member endpoint turns a stranger away", async ({ server }) => {
  const guarded = [...allEndpoints(), ...uploadCalls].filter(({ access }) => access === "member");

  for (const { method, path } of guarded) {
    const answer = await server.app.inject({ method, url: `/api${path}` });
    expect(answer.statusCode, `${method} ${path}`).toBe(401);
  }
  expect(guarded.length).toBeGreaterThan(0);
});

test("the API document lists every route that is mounted, but for pages", async ({ server }) => {
  const mounted = await mountedRoutes(server);
  const document = (await server.app.inject("/api/openapi.json")).json();

  const listed = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(document.openapi).toBe("3.1.0");
  expect(listed.toSorted(inOrder)).toEqual(mounted.filter((route) => !pages.includes(route)).toSorted(inOrder));
});

test("the page about the API is readable without a script", async ({ server }) => {
  const page = await server.app.inject("/api/docs");

  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain("GET /api/health");
  expect(page.body).not.toContain("<script");
});

test("nothing private may be kept by a cache, and every answer carries the headers", async ({ server }) => {
  const answers = await Promise.all(
    ["/api/health", "/api/nowhere", "/nowhere", "/api/auth/verify"].map((url) => server.app.inject(url)),
  );

  for (const { headers } of answers) {
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  }
});

async function mountedRoutes(server: Parameters<typeof compose>[0] & { folder: string }): Promise<string[]> {
  const routes: RouteOptions[] = [];
  const webFolder = join(server.folder, "web");
  await mkdir(webFolder, { recursive: true });
  await writeFile(join(webFolder, "index.html"), "<!doctype html>");
  const { app } = await createHttp({
    context: server,
    composition: compose(server),
    metrics: createMetrics(),
    webFolder,
    onRoute: (route) => routes.push(route),
  });
  await app.close();
  return routes.filter(isOwn).map(({ method, url }) => `${String(method)} ${url}`);
}

function inOrder(one: string, other: string): number {
  return one.localeCompare(other);
}

/** Fastify answers HEAD wherever it answers GET; only uploads have one of their own. */
function isOwn({ method, url }: RouteOptions): boolean {
  return method !== "HEAD" || url.startsWith("/api/uploads");
}
