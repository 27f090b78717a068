import { expect } from "vitest";

import { test, type TestHouse } from "#testing/server-test.ts";
import { mailsTo } from "#testing/mailbox.ts";
import { createRegistered, createVisitor } from "#testing/visitor.ts";

const hourMs = 60 * 60 * 1000;
const sentence = "You must be at least 13 years old to register";
const child = { firstName: "Robin", dateOfBirth: "2014-06-01", cityName: "Delft" };
const refused = { status: 400, body: { message: sentence, fields: { dateOfBirth: sentence } } };

const marks = ({ database }: TestHouse) => database.db.selectFrom("age_refusals").selectAll().execute();

test("another date is not taken from the same address for a day, in another browser either", async ({ house }) => {
  const robin = createVisitor(house);
  const first = await robin.signUp(child);
  const elsewhere = createVisitor(house, robin.email);

  const second = await elsewhere.signUp();
  house.clock.advance(24 * hourMs - 1);
  const last = await elsewhere.signUp();
  house.clock.advance(1);
  const nextDay = await elsewhere.signUp();

  expect(first).toMatchObject(refused);
  expect(second).toMatchObject(refused);
  expect(last).toMatchObject(refused);
  expect(nextDay.status).toBe(200);
  expect(await mailsTo(house, robin.email)).toHaveLength(1);
});

test("another date is not taken from the same browser for a day, with another address either", async ({ house }) => {
  const robin = createVisitor(house);
  const { headers } = await robin.signUp(child);
  const others = { email: `other-${robin.email}` };

  const second = await robin.signUp(others);
  house.clock.advance(24 * hourMs);
  const nextDay = await robin.signUp(others);

  expect(headers["set-cookie"]).toMatch(/^lane-age=[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(second).toMatchObject(refused);
  expect(nextDay.status).toBe(200);
});

test("somebody else is not held up, and a mistyped future date is no refusal", async ({ house }) => {
  const robin = createVisitor(house);
  await robin.signUp(child);
  const grown = createVisitor(house);
  const mistyped = await grown.signUp({ dateOfBirth: "2958-03-09" });

  const answer = await grown.signUp();

  expect(mistyped.body.message).toBe("Date of birth cannot be in the future");
  expect(answer.status).toBe(200);
  expect(answer.headers["set-cookie"]).toMatch(/^lane-request=/);
});

test("a keyed hash is kept of who was refused, for a day at most, and nothing else", async ({ house }) => {
  const robin = createVisitor(house);
  await robin.signUp(child);

  const kept = await marks(house);
  const { db } = house.database;
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
    expect(expiresAt).toBe(house.clock.now() + 24 * hourMs);
  }
  for (const told of [robin.email, child.firstName, child.dateOfBirth, "Delft"]) expect(text).not.toContain(told);
});

test("trying again with a grown-up's date makes the day no longer", async ({ house }) => {
  const robin = createVisitor(house);
  await robin.signUp(child);
  const before = await marks(house);
  house.clock.advance(12 * hourMs);

  await robin.signUp();

  expect(await marks(house)).toEqual(before);
});

test("a clock that was set back holds nobody up for longer than a day", async ({ house }) => {
  const robin = createVisitor(house);
  house.clock.advance(48 * hourMs);
  await robin.signUp(child);
  house.clock.advance(-48 * hourMs);
  // From another place: how often one may ask from the same one is counted by the clock too.
  const { email } = robin;
  createVisitor(house);

  expect((await createVisitor(house, email).signUp()).status).toBe(200);
});

test("the hashes are swept when their day is over", async ({ house }) => {
  const sweep = house.jobs.handlers.find(({ job }) => job.name === "housekeeping.sweep");
  const run = () => sweep?.run({}, { signal: new AbortController().signal });
  await createVisitor(house).signUp(child);

  await run();
  const during = await marks(house);
  house.clock.advance(24 * hourMs);
  await run();

  expect(during).toHaveLength(2);
  expect(await marks(house)).toEqual([]);
});

test("an account cannot be made too young in the profile", async ({ house }) => {
  const ada = await createRegistered(house);

  const answer = await ada.put("/user/profile", { dateOfBirth: child.dateOfBirth });

  expect(answer.status).toBe(400);
  expect((await ada.get("/user/details")).body.userDetails.dateOfBirth).toMatch(/^1958-03-09/);
});
