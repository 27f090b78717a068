import { testSize } from "@lane/domain/testing/test-size.ts";
import { hash } from "@node-rs/argon2";
import { expect } from "vitest";

import { createArgon2Hasher } from "#adapters/passwords/argon2-hasher.ts";
import type { PasswordHasher } from "#ports/password-hasher.ts";
import { mailsTo } from "#testing/mailbox.ts";
import { test } from "#testing/server-test.ts";
import { createRegistered, createVisitor, goodPassword } from "#testing/visitor.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;

const testAtFullCost = test.extend<{ passwordHasher: PasswordHasher }>({
  passwordHasher: async ({}, use) => use(createArgon2Hasher()),
});

test("the right password opens, and the answer is the specification's", async ({ server }) => {
  const ada = await createRegistered(server);

  const answer = await ada.logIn();

  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body).toEqual({
    status: 200,
    message: "Logged in successfully",
    token: expect.any(String),
    refreshToken: expect.any(String),
    user: { id: expect.any(String), firstName: "Ada", lastName: "Marsh", email: ada.email },
  });
});

test("of a crowd that logs in at once, some are asked to come back; that is no wrong try, and it passes", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const crowd = Array.from({ length: 60 }, () => createVisitor(server));

  const answers = await Promise.all([...crowd.map((visitor) => visitor.logIn("wrong password")), ada.logIn()]);
  const refused = answers.filter(({ status }) => status === 503);
  const later = await ada.logIn();

  expect(answers.map(({ status }) => status).filter((status) => status !== 401 && status !== 503)).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.map(({ headers }) => headers["retry-after"])).toEqual(refused.map(() => "5"));
  expect(later.status).toBe(200);
});

test("an address is the same in any case and with spaces around it", async ({ server }) => {
  const ada = await createRegistered(server);
  const shouting = createVisitor(server, `  ${ada.email.toUpperCase()} `);

  expect((await shouting.logIn()).status).toBe(200);
});

test("a wrong password, an unknown address and an unverified one sound alike", async ({ server }) => {
  const ada = await createRegistered(server);
  const nobody = createVisitor(server);
  const waiting = createVisitor(server);
  await waiting.signUp();

  const answers = await Promise.all([ada.logIn("wrong password"), nobody.logIn(), waiting.logIn("wrong password")]);

  const withoutIds = answers.map(({ status, body }) => ({ status, ...body, requestId: "" }));
  expect(withoutIds[0]).toMatchObject({ status: 401, message: "Invalid email or password", code: "unauthenticated" });
  expect(withoutIds[1]).toEqual(withoutIds[0]);
  expect(withoutIds[2]).toEqual(withoutIds[0]);
});

test("who registers an address with a password of their own cannot tell by it whether there is an account", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const asleep = await createRegistered(server);
  await asleep.post("/user/deactivate", { password: goodPassword, reasonForLeaving: "A pause" });
  server.clock.advance(minuteMs);
  const places = [ada.email, asleep.email, undefined].map((email) => createVisitor(server, email));
  const password = "mallory was here";
  for (const place of places) await place.signUp({ password });
  const early = await Promise.all(places.map((place) => place.logIn(password)));
  server.clock.advance(minuteMs);

  const late = await Promise.all(places.map((place) => place.logIn(password)));
  const wrong = await Promise.all(places.map((place) => place.logIn("wrong password")));
  const repeated = await Promise.all(
    Array.from({ length: 3 }, () => places.map((place) => place.logIn(password))).flat(),
  );

  for (const answers of [early, late, wrong]) {
    const alike = answers.map(({ status, body }) => ({
      status,
      ...body,
      requestId: "",
      requestToken: body.requestToken?.length,
    }));
    expect(alike).toEqual(alike.map(() => alike[0]));
  }
  expect(late[0]).toMatchObject({ status: 403, body: { code: "email_unverified" } });
  expect(wrong[0]?.status).toBe(401);
  expect(repeated.filter(({ status }) => status === 403)).toHaveLength(6);
  expect(repeated.filter(({ status }) => status === 429)).toHaveLength(3);
  expect((await mailsTo(server, ada.email)).slice(1).map(({ text }) => /\d{6}/.test(text))).toEqual([false, false]);
  expect(await mailsTo(server, places[2]?.email ?? "")).toHaveLength(2);
});

test("a registration for an address with an account neither locks its owner out nor changes the account", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  server.clock.advance(minuteMs);
  const mallory = createVisitor(server, ada.email);
  await mallory.signUp({ firstName: "Mallory", password: "mallory was here" });
  await mallory.logIn("mallory was here");

  const answer = await ada.logIn();

  expect(answer).toMatchObject({ status: 200, body: { user: { firstName: "Ada" } } });
  expect((await mallory.verify("000000")).status).toBe(400);
});

test("the password of a registration that waits forgives no wrong tries", async ({ server }) => {
  const ada = await createRegistered(server);
  server.clock.advance(minuteMs);
  const mallory = createVisitor(server, ada.email);
  await mallory.signUp({ password: "mallory was here" });
  const statuses: number[] = [];

  for (const password of ["wrong 1", "wrong 2", "wrong 3", "mallory was here", "wrong 4", "wrong 5"]) {
    statuses.push((await mallory.logIn(password)).status);
  }

  expect(statuses).toEqual([401, 401, 401, 403, 401, 429]);
});

test("after five wrong passwords each further try has to wait twice as long", async ({ server }) => {
  const ada = await createRegistered(server);
  const waits: unknown[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    server.clock.advance(6 * secondMs);
    expect((await ada.logIn("wrong password")).status).toBe(401);
  }
  for (const pauseMs of [1, 2, 4, 8].map((seconds) => seconds * secondMs)) {
    const early = await ada.logIn(goodPassword);
    waits.push(early.headers["retry-after"]);
    server.clock.advance(Math.max(pauseMs, 6 * secondMs));
    expect((await ada.logIn("wrong password")).status).toBe(401);
  }

  expect(waits).toEqual(["1", "2", "4", "8"]);
});

const manyTries = testSize({ short: 300, long: 1000 });

test(`${manyTries} tries from many places in an hour are mostly not even looked at`, async ({ server }) => {
  const ada = await createRegistered(server);
  const places = Array.from({ length: manyTries / 5 }, () => createVisitor(server, ada.email));
  let looked = 0;

  for (let round = 0; round < manyTries; round += 1) {
    server.clock.advance((60 * minuteMs) / manyTries);
    const answer = await places[round % places.length]?.logIn("wrong password");
    if (answer?.status === 401) looked += 1;
  }
  server.clock.advance(15 * minuteMs);

  expect(looked).toBeLessThanOrEqual(100);
  expect((await ada.get("/auth/verify")).status).not.toBe(429);
  expect((await createVisitor(server, ada.email).logIn()).status).toBe(200);
});

test("fifty wrong tries at once on one account are not all judged", async ({ server }) => {
  const ada = await createRegistered(server);
  const places = Array.from({ length: 50 }, () => createVisitor(server, ada.email));

  const answers = await Promise.all(places.map((place) => place.logIn("wrong password")));

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
});

test("one place gets at most twenty tries judged in a minute", async ({ server }) => {
  const place = createVisitor(server);
  let judged = 0;

  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await place.post("/auth/login", {
      email: `someone-${tries}@example.com`,
      password: "wrong password",
    });
    if (answer.status === 401) judged += 1;
    server.clock.advance(secondMs);
  }

  expect(judged).toBeLessThanOrEqual(20);
});

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604";

test("a device not seen before is told by mail, a known one is not", async ({ server }) => {
  const ada = await createRegistered(server);
  await ada.logIn(goodPassword, phone);
  await ada.logIn(goodPassword, phone);

  const subjects = (await mailsTo(server, ada.email)).filter(({ text }) => text.includes("Safari on iPhone"));

  expect(subjects).toHaveLength(1);
});

test("a new device is told of after everything was logged out too, and a known one comes back unannounced", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  await ada.post("/auth/logout", {});
  await ada.logIn(goodPassword, phone);
  await ada.post("/auth/logout", {});
  await ada.logIn(goodPassword, phone);

  const subjects = (await mailsTo(server, ada.email)).map(({ subject }) => subject);

  expect(subjects.filter((subject) => subject === "A new device logged in to your account")).toHaveLength(1);
});

testAtFullCost("a password stored at a lower cost is stored anew when it is used", async ({ server }) => {
  const ada = await createRegistered(server);
  const account = await server.services.accounts.findByEmail(ada.email);
  const cheap = await hash(goodPassword, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  await server.services.accounts.change(account?.id ?? "", { passwordHash: cheap });

  await ada.logIn();

  const after = await server.services.accounts.findByEmail(ada.email);
  expect(after?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await ada.logIn()).status).toBe(200);
});

test("empty fields are named in order", async ({ server }) => {
  const visitor = createVisitor(server);

  const nothing = await visitor.post("/auth/login", {});
  const noPassword = await visitor.post("/auth/login", { email: "ada@example.com", password: "" });

  expect(nothing.body).toMatchObject({ status: 400, message: "Email is required" });
  expect(noPassword.body).toMatchObject({ status: 400, message: "Password is required" });
});
