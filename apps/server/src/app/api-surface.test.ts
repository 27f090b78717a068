import { allEndpoints } from "@lane/contract/route-map.ts";
import { uploadCalls } from "@lane/contract/uploads.ts";
import type { RouteOptions } from "fastify";
import { expect } from "vitest";

import { test } from "#testing/house-test.ts";

import { compose } from "./compose.ts";
import { createHttp } from "./http.ts";
import { createMetrics } from "./metrics.ts";

// A new public endpoint must be added here by hand, so that opening a door is never an accident.
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
];

// What the server answers beside the contract: for machines that watch it, and for people who read about it.
const besideTheContract = [
  "/api/media/:fileId",
  "/api/makings/:id/files/:name",
  "/healthz",
  "/readyz",
  "/api/openapi.json",
  "/api/docs",
  "/api/docs.css",
  "/dev/mailbox",
  "/dev/mailbox/:name",
  "/dev/mailbox/:name/html",
  "/sw.js",
];
/** Where other apps send what is shared, while there is no worker yet to take it. */
const sharing = ["POST /share-target", "POST /dev/mailbox/key"];

test("only these endpoints answer strangers", () => {
  const open = allEndpoints().filter(({ access }) => access === "public");

  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual(publicEndpoints);
});

test("every endpoint of the contract is mounted, and nothing else is", async ({ house }) => {
  const mounted = await mountedRoutes(house);

  const promised = allEndpoints().map(({ method, path }) => `${method} /api${path}`);
  const watched = besideTheContract.map((path) => `GET ${path}`);
  const uploads = uploadCalls.map(({ method, path }) => `${method} /api${path}`);
  expect(mounted.toSorted(inOrder)).toEqual([...promised, ...watched, ...uploads, ...sharing].toSorted(inOrder));
});

test("every member endpoint turns a stranger away", async ({ house }) => {
  const guarded = [...allEndpoints(), ...uploadCalls].filter(({ access }) => access === "member");

  for (const { method, path } of guarded) {
    const answer = await house.app.inject({ method, url: `/api${path}` });
    expect(answer.statusCode, `${method} ${path}`).toBe(401);
  }
  expect(guarded.length).toBeGreaterThan(0);
});

test("the API document lists the contract, whole", async ({ house }) => {
  const document = (await house.app.inject("/api/openapi.json")).json();

  const listed = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(document.openapi).toBe("3.1.0");
  expect(listed.toSorted(inOrder)).toEqual(
    [...allEndpoints(), ...uploadCalls].map(({ method, path }) => `${method} ${path}`).toSorted(inOrder),
  );
});

test("the page about the API is readable without a script", async ({ house }) => {
  const page = await house.app.inject("/api/docs");

  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain("GET /api/health");
  expect(page.body).not.toContain("<script");
});

test("nothing private may be kept by a cache, and every answer carries the headers", async ({ house }) => {
  const answers = await Promise.all(
    ["/api/health", "/api/nowhere", "/nowhere", "/api/auth/verify"].map((url) => house.app.inject(url)),
  );

  for (const { headers } of answers) {
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  }
});

async function mountedRoutes(house: Parameters<typeof compose>[0] & { folder: string }): Promise<string[]> {
  const routes: RouteOptions[] = [];
  const { app } = await createHttp({
    house,
    composition: compose(house),
    metrics: createMetrics(),
    webFolder: `${house.folder}/no-web`,
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
