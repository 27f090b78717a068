import { expect } from "vitest";

import { mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, createVisitor } from "#testing/visitor.ts";

const hourMs = 60 * 60 * 1000;
const sentence = "You must be at least 13 years old to register";
const child = { firstName: "Robin", dateOfBirth: "2014-06-01", cityName: "Delft" };
const refused = { status: 400, body: { message: sentence, fields: { dateOfBirth: sentence } } };

const marks = ({ database }: TestServer) => database.db.selectFrom("age_refusals").selectAll().execute();

test("another date is not taken from the same address for a day, in another browser either", async ({ server }) => {
  const robin = createVisitor(server);
  const first = await robin.signUp(child);
  const elsewhere = createVisitor(server, robin.email);

  const second = await elsewhere.signUp();
  server.clock.advance(24 * hourMs - 1);
  const last = await elsewhere.signUp();
  server.clock.advance(1);
  const nextDay = await elsewhere.signUp();

  expect(first).toMatchObject(refused);
  expect(second).toMatchObject(refused);
  expect(last).toMatchObject(refused);
  expect(nextDay.status).toBe(200);
  expect(await mailsTo(server, robin.email)).toHaveLength(1);
});

test("another date is not taken from the same browser for a day, with another address either", async ({ server }) => {
  const robin = createVisitor(server);
  const { headers } = await robin.signUp(child);
  const others = { email: `other-${robin.email}` };

  const second = await robin.signUp(others);
  server.clock.advance(24 * hourMs);
  const nextDay = await robin.signUp(others);

  expect(headers["set-cookie"]).toMatch(/^lane-age=[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(second).toMatchObject(refused);
  expect(nextDay.status).toBe(200);
});

test("somebody else is not held up, and a mistyped future date is no refusal", async ({ server }) => {
  const robin = createVisitor(server);
  await robin.signUp(child);
  const grown = createVisitor(server);
  const mistyped = await grown.signUp({ dateOfBirth: "2958-03-09" });

  const answer = await grown.signUp();

  expect(mistyped.body.message).toBe("Date of birth can't be in the future");
  expect(answer.status).toBe(200);
  expect(answer.headers["set-cookie"]).toMatch(/^lane-request=/);
});

test("a keyed hash is kept of who was refused, for a day at most, and nothing else", async ({ server }) => {
  const robin = createVisitor(server);
  await robin.signUp(child);

  const kept = await marks(server);
  const { db } = server.database;
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== "memory_index");
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as "jobs")
        .selectAll()
        .execute(),
    ),
  );
  const text = JSON.stringify(rows);

  expect(kept).toHaveLength(2);
  for (const { who_hash: whoHash, expires_at: expiresAt } of kept) {
    expect(whoHash).toMatch(/^[\w-]{43}$/);
    expect(expiresAt).toBe(server.clock.now() + 24 * hourMs);
  }
  for (const told of [robin.email, child.firstName, child.dateOfBirth, "Delft"]) expect(text).not.toContain(told);
});

test("trying again with a grown-up's date makes the day no longer", async ({ server }) => {
  const robin = createVisitor(server);
  await robin.signUp(child);
  const before = await marks(server);
  server.clock.advance(12 * hourMs);

  await robin.signUp();

  expect(await marks(server)).toEqual(before);
});

test("a clock that was set back holds nobody up for longer than a day", async ({ server }) => {
  const robin = createVisitor(server);
  server.clock.advance(48 * hourMs);
  await robin.signUp(child);
  server.clock.advance(-48 * hourMs);
  // From another IP address: the limit per address depends on the clock too.
  const { email } = robin;
  createVisitor(server);

  expect((await createVisitor(server, email).signUp()).status).toBe(200);
});

test("the hashes are swept when their day is over", async ({ server }) => {
  const sweep = server.jobs.handlers.find(({ job }) => job.name === "housekeeping.sweep");
  const run = () => sweep?.run({}, { signal: new AbortController().signal });
  await createVisitor(server).signUp(child);

  await run();
  const during = await marks(server);
  server.clock.advance(24 * hourMs);
  await run();

  expect(during).toHaveLength(2);
  expect(await marks(server)).toEqual([]);
});

test("an account cannot be made too young in the profile", async ({ server }) => {
  const ada = await createRegistered(server);

  const answer = await ada.put("/user/profile", { dateOfBirth: child.dateOfBirth });

  expect(answer.status).toBe(400);
  expect((await ada.get("/user/details")).body.userDetails.dateOfBirth).toMatch(/^1958-03-09/);
});
