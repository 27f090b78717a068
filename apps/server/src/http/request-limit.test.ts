import { expect, test } from "vitest";

import { createMember } from "#testing/factories.ts";
import { test as base, type TestServer } from "#testing/server-test.ts";

import { createRequestLimit } from "./request-limit.ts";

const testSlow = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ REQUESTS_PER_MINUTE: "60" }),
});

function ask({ app }: TestServer, url: string, from: { readonly token?: string; readonly ip: string }) {
  const headers = from.token === undefined ? {} : { authorization: `Bearer ${from.token}` };
  return app.inject({ url, headers, remoteAddress: from.ip });
}

function limitOf(perMinute: number) {
  let now = 1_778_846_400_000;
  const limit = createRequestLimit({ clock: { now: () => now }, perMinute });
  const allowed = (who: string, tries: number): number =>
    Array.from({ length: tries }, () => limit.take(who)).filter(({ isAllowed }) => isAllowed).length;
  return { ...limit, allowed, advance: (ms: number) => void (now += ms) };
}

test("everybody has a minute's worth at once, and then as much as comes back", () => {
  for (const perMinute of [1, 7, 60, 6000]) {
    const { allowed, advance } = limitOf(perMinute);

    const first = [allowed("ada", perMinute * 2), allowed("ben", perMinute)];
    advance(30_000);
    const later = allowed("ada", perMinute);

    expect(first).toEqual([perMinute, perMinute]);
    expect(later).toBe(Math.floor(perMinute / 2));
  }
});

test("who has to wait is told how long", () => {
  const limit = limitOf(60);
  limit.allowed("ada", 60);

  const refused = limit.take("ada");
  limit.advance(1000);

  expect(refused).toEqual({ isAllowed: false, retryAfterMs: 1000 });
  expect(limit.take("ada")).toEqual({ isAllowed: true });
});

test("a crowd is forgotten again, and whoever keeps knocking is not", () => {
  const limit = limitOf(60);
  const crowd = (name: string): void => {
    for (let stranger = 0; stranger < 10_000; stranger += 1) limit.take(`${name}-${stranger}`);
  };
  limit.allowed("ada", 60);

  const knocks = ["one", "two", "three"].map((name) => {
    crowd(name);
    return limit.take("ada").isAllowed;
  });
  crowd("four");
  crowd("five");

  expect(knocks).toEqual([false, false, false]);
  expect(limit.take("ada").isAllowed).toBe(true);
});

testSlow(
  "every call counts for its account, wherever it comes from, and for its address without one",
  async ({ server }) => {
    const ada = await createMember(server);
    const ben = await createMember(server);
    const places = Array.from({ length: 60 }, (_, number) => `10.0.0.${number}`);

    for (const ip of places) await ask(server, "/api/auth/devices", { token: ada.token, ip });
    const tired = await ask(server, "/api/auth/devices", { token: ada.token, ip: "10.0.1.1" });
    const other = await ask(server, "/api/auth/devices", { token: ben.token, ip: "10.0.0.1" });
    for (const _ of places) await ask(server, "/api/auth/devices", { token: "made-up", ip: "10.0.2.1" });
    const stranger = await ask(server, "/api/health", { ip: "10.0.2.1" });
    const neighbour = await ask(server, "/api/health", { ip: "10.0.2.2" });
    server.clock.advance(1000);
    const rested = await ask(server, "/api/auth/devices", { token: ada.token, ip: "10.0.1.1" });

    expect(tired.json()).toMatchObject({ code: "too_many_requests", message: "Too many tries. Please wait a moment" });
    expect([tired.statusCode, tired.headers["retry-after"]]).toEqual([429, "1"]);
    expect([other, stranger, neighbour, rested].map(({ statusCode }) => statusCode)).toEqual([200, 429, 200, 200]);
    const kept = await server.database.db.selectFrom("rate_limits").selectAll().execute();
    expect(kept).toEqual([]);
  },
);
