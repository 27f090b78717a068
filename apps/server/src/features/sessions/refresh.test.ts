import { createHash } from "node:crypto";

import { expect } from "vitest";

import { mailsTo } from "#testing/mailbox.ts";
import { test } from "#testing/server-test.ts";
import { createRegistered, goodPassword } from "#testing/visitor.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

test("a refresh token buys the next one and a living access token", async ({ server }) => {
  const ada = await createRegistered(server);
  const first = ada.refreshToken;
  server.clock.advance(20 * minuteMs);

  const answer = await ada.refresh();

  expect(answer.body).toEqual({
    status: 200,
    message: expect.any(String),
    token: expect.any(String),
    refreshToken: expect.any(String),
  });
  expect(ada.refreshToken).not.toBe(first);
  expect((await ada.get("/auth/verify")).status).toBe(200);
});

test("a spent token within half a minute is forgiven, later it ends the whole session and is told by mail", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const spent = ada.refreshToken;
  await ada.refresh();
  const { token: living, refreshToken: successor } = ada;

  server.clock.advance(30 * secondMs);
  const forgiven = await ada.refresh(spent);
  server.clock.advance(secondMs);
  const stolen = await ada.refresh(spent);

  expect([forgiven.status, stolen.status]).toEqual([200, 401]);
  const verify = await server.app.inject({ url: "/api/auth/verify", headers: { authorization: `Bearer ${living}` } });
  expect(verify.statusCode).toBe(401);
  expect((await ada.refresh(successor)).status).toBe(401);
  expect((await mailsTo(server, ada.email)).at(-1)?.subject).toContain("logged out");
});

test("a token replayed again and again is told once, and not at all when its session was over before", async ({
  server,
}) => {
  const [ada, ben] = [await createRegistered(server), await createRegistered(server)];
  const [stolen, old] = [ada.refreshToken, ben.refreshToken];
  await ada.refresh();
  await ben.refresh();
  await ben.post("/auth/logout", {});
  server.clock.advance(minuteMs);

  const replays = await Promise.all([stolen, stolen, stolen, old].map((token) => ada.refresh(token)));
  const later = await ada.refresh(stolen);

  const told = async (email: string) =>
    (await mailsTo(server, email)).filter(({ subject }) => subject.includes("logged out"));
  expect([...replays, later].map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect(await told(ada.email)).toHaveLength(1);
  expect(await told(ben.email)).toEqual([]);
});

test("a session lives thirty days unused and ninety in all", async ({ server }) => {
  const idle = await createRegistered(server);
  const busy = await createRegistered(server);
  for (let day = 0; day < 31; day += 1) {
    server.clock.advance(dayMs);
    await busy.refresh();
  }
  const idleAfterMonth = await idle.refresh();
  const busyAfterMonth = await busy.refresh();
  for (let day = 0; day < 60; day += 1) {
    server.clock.advance(dayMs);
    await busy.refresh();
  }

  expect([idleAfterMonth.status, busyAfterMonth.status]).toEqual([401, 200]);
  expect((await busy.refresh()).status).toBe(401);
});

test("what is no refresh token opens nothing", async ({ server }) => {
  const ada = await createRegistered(server);

  for (const token of [ada.token, "", "x", `${ada.refreshToken}x`, ada.refreshToken.slice(1), "x".repeat(10_000)]) {
    expect([400, 401]).toContain((await ada.refresh(token)).status);
  }

  const asAccess = await server.app.inject({
    url: "/api/auth/verify",
    headers: { authorization: `Bearer ${ada.refreshToken}` },
  });
  expect(asAccess.statusCode).toBe(401);
});

test("devices are listed, one can be signed out, and all of them", async ({ server }) => {
  const ada = await createRegistered(server);
  const laptop = { token: ada.token, refreshToken: ada.refreshToken };
  await ada.logIn(goodPassword, "Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537");
  const { devices } = (await ada.get("/auth/devices")).body;
  const other = devices.find((device: { isCurrent: boolean }) => !device.isCurrent);

  await ada.post("/auth/devices/end", { deviceId: other.id });
  const laptopAfter = await server.app.inject({
    url: "/api/auth/verify",
    headers: { authorization: `Bearer ${laptop.token}` },
  });
  const phoneAfter = await ada.get("/auth/verify");
  await ada.post("/auth/logout-everywhere", {});

  expect(devices.map(({ device }: { device: string }) => device)).toContain("Chrome on Android");
  expect([laptopAfter.statusCode, phoneAfter.status]).toEqual([401, 200]);
  expect((await ada.get("/auth/verify")).status).toBe(401);
  expect((await ada.refresh()).status).toBe(401);
});

test("a device that was not here for thirty days is not listed any more", async ({ server }) => {
  const ada = await createRegistered(server);
  server.clock.advance(29 * dayMs);
  await ada.logIn(goodPassword, "Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537");
  const labels = async () =>
    (await ada.get("/auth/devices")).body.devices.map(({ device }: { device: string }) => device);
  const before = await labels();

  server.clock.advance(dayMs);
  await ada.refresh();

  expect(before).toHaveLength(2);
  expect(await labels()).toEqual(["Chrome on Android"]);
});

test("nobody can sign out somebody else's device", async ({ server }) => {
  const ada = await createRegistered(server);
  const ben = await createRegistered(server);
  const [device] = (await ada.get("/auth/devices")).body.devices;

  await ben.post("/auth/devices/end", { deviceId: device.id });

  expect((await ada.get("/auth/verify")).status).toBe(200);
});

test("the hash of a refresh token ends its session and opens nothing, and a strange one changes nothing", async ({
  server,
}) => {
  const [ada, ben] = [await createRegistered(server), await createRegistered(server)];
  const tokenHash = createHash("sha256").update(ada.refreshToken).digest("base64url");

  const other = tokenHash.startsWith("-") ? "_" : "-";
  const strange = await ben.post("/auth/logout-later", { tokenHash: other + tokenHash.slice(1) });
  const malformed = await ben.post("/auth/logout-later", { tokenHash: ada.refreshToken.slice(1) });
  const opened = await ada.refresh(tokenHash);
  const before = await ada.get("/auth/verify");
  const ended = await ben.post("/auth/logout-later", { tokenHash });
  const after = await ada.get("/auth/verify");

  expect([strange.status, malformed.status, opened.status, before.status]).toEqual([200, 400, 401, 200]);
  expect([ended.status, ended.body]).toEqual([200, strange.body]);
  expect([after.status, (await ada.refresh()).status]).toEqual([401, 401]);
  expect((await ben.get("/auth/verify")).status).toBe(200);
});
