import { expect } from "vitest";

import { test, type TestHouse } from "#testing/server-test.ts";
import { codeFor, mailsTo } from "#testing/mailbox.ts";
import { createRegistered, createVisitor, goodPassword, type Visitor } from "#testing/visitor.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const gone = "This link no longer works. If you need help, please contact us";

async function move(house: TestHouse, member: Visitor, email: string, password = goodPassword): Promise<void> {
  house.clock.advance(minuteMs);
  const { token } = (await member.post("/user/email", { email, password })).body;
  const otp = await codeFor(house, email);
  expect((await member.post("/user/email/confirm", { token, otp })).status).toBe(200);
}

/** The secret in the newest mail to an address that offers to undo its change. */
async function undoTokenIn(house: TestHouse, email: string): Promise<string> {
  const mails = await mailsTo(house, email);
  const tokens = mails.flatMap(({ text }) => /\/undo-address-change#code=([\w-]+)/.exec(text)?.[1] ?? []);
  return tokens.at(-1) ?? "";
}

function undo(house: TestHouse, token: string) {
  return createVisitor(house).post("/user/email/undo", { token });
}

async function chooseNewPassword(house: TestHouse, email: string, newPassword: string): Promise<void> {
  const visitor = createVisitor(house, email);
  const { token } = (await visitor.post("/auth/forgot-password", { email })).body;
  const { jwtToken } = (await visitor.post("/auth/verify-otp", { otp: await codeFor(house, email), token })).body;
  expect((await visitor.post("/auth/reset-password", { jwtToken, newPassword })).status).toBe(200);
}

test("the old address takes the account back: sessions end, and the thief's password is worth nothing", async ({
  house,
}) => {
  const ada = await createRegistered(house);
  const thief = createVisitor(house, ada.email);
  await thief.logIn();
  const thiefs = createVisitor(house).email;
  await move(house, thief, thiefs);
  const token = await undoTokenIn(house, ada.email);

  const undone = await undo(house, token);

  expect(token).toMatch(/^[\w-]{43}$/);
  expect(undone.body).toMatchObject({ statusCode: 200, statusMessage: "Your address was put back" });
  for (const somebody of [ada, thief]) {
    expect((await somebody.get("/auth/verify")).status).toBe(401);
    expect((await somebody.refresh()).status).toBe(401);
  }
  expect((await createVisitor(house, ada.email).logIn(goodPassword)).status).toBe(401);
  expect((await createVisitor(house, thiefs).logIn(goodPassword)).status).toBe(401);
  expect((await mailsTo(house, ada.email)).at(-1)?.subject).toBe("Your old email address is back");
  await chooseNewPassword(house, ada.email, "nine loud geese");
  expect((await createVisitor(house, ada.email).logIn("nine loud geese")).status).toBe(200);
});

test("a link works once, and an unknown one not at all", async ({ house }) => {
  const ada = await createRegistered(house);
  await move(house, ada, createVisitor(house).email);
  const token = await undoTokenIn(house, ada.email);

  const answers = await Promise.all([undo(house, token), undo(house, token), undo(house, token)]);
  const made = await undo(house, "x".repeat(43));

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
  expect(made).toMatchObject({ status: 400, body: { message: gone } });
});

test("a link works for 72 hours and no longer", async ({ house }) => {
  const early = await createRegistered(house);
  const late = await createRegistered(house);
  await move(house, early, createVisitor(house).email);
  await move(house, late, createVisitor(house).email);
  const tokens = [await undoTokenIn(house, early.email), await undoTokenIn(house, late.email)];

  house.clock.advance(72 * hourMs - 2 * minuteMs);
  const before = await undo(house, tokens[0] ?? "");
  house.clock.advance(2 * minuteMs);
  const after = await undo(house, tokens[1] ?? "");

  expect([before.status, after.status]).toEqual([200, 400]);
});

test("of changes in a row each old address has a link of its own, and an earlier one ends the later", async ({
  house,
}) => {
  const [second, third] = [createVisitor(house).email, createVisitor(house).email];
  const ada = await createRegistered(house);
  await move(house, ada, second);
  await move(house, ada, third);
  const [first, later] = [await undoTokenIn(house, ada.email), await undoTokenIn(house, second)];

  const undone = await undo(house, first);
  const afterwards = await undo(house, later);

  expect([undone.status, afterwards.status]).toEqual([200, 400]);
  expect(await house.services.accounts.findByEmail(ada.email)).toBeDefined();
  expect(await house.services.accounts.findByEmail(second)).toBeUndefined();
});

test("a later link brings its own address back and leaves the earlier one its link", async ({ house }) => {
  const [second, third] = [createVisitor(house).email, createVisitor(house).email];
  const ada = await createRegistered(house);
  await move(house, ada, second);
  await move(house, ada, third);
  const [first, later] = [await undoTokenIn(house, ada.email), await undoTokenIn(house, second)];

  const toSecond = await undo(house, later);
  const atSecond = await house.services.accounts.findByEmail(second);
  const toFirst = await undo(house, first);

  expect([toSecond.status, toFirst.status]).toEqual([200, 200]);
  expect(atSecond).toBeDefined();
  expect((await house.services.accounts.findByEmail(ada.email))?.id).toBe(atSecond?.id);
});

test("what the thief had begun dies: codes, resets, another change, a proof for coming back", async ({ house }) => {
  const ada = await createRegistered(house);
  const thiefs = createVisitor(house).email;
  await move(house, ada, thiefs);
  const thief = createVisitor(house, thiefs);
  await thief.logIn();
  house.clock.advance(minuteMs);
  const next = createVisitor(house).email;
  const change = (await thief.post("/user/email", { email: next, password: goodPassword })).body;
  const reset = (await thief.post("/auth/forgot-password", { email: thiefs })).body;
  const proof = await thief.post("/auth/verify-otp", { otp: await codeFor(house, thiefs), token: reset.token });

  await undo(house, await undoTokenIn(house, ada.email));
  await chooseNewPassword(house, ada.email, "nine loud geese");
  const owner = createVisitor(house, ada.email);
  await owner.logIn("nine loud geese");

  const answers = [
    await thief.post("/auth/reset-password", { jwtToken: proof.body.jwtToken, newPassword: "mallory was here" }),
    await thief.post("/user/email/confirm", { token: change.token, otp: await codeFor(house, next) }),
    await owner.post("/user/email/confirm", { token: change.token, otp: await codeFor(house, next) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 401, 400]);
});

test("an address that has an account of its own by now is not taken from it, and the link stays good", async ({
  house,
}) => {
  const ada = await createRegistered(house);
  const fresh = createVisitor(house).email;
  await move(house, ada, fresh);
  const token = await undoTokenIn(house, ada.email);
  const newcomer = createVisitor(house, ada.email);
  await newcomer.signUp();
  await newcomer.verify();

  const refused = await undo(house, token);
  await newcomer.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });
  const undone = await undo(house, token);

  expect(refused).toMatchObject({ status: 409, body: { message: "This address has an account of its own by now" } });
  expect(undone.status).toBe(200);
});

test("a deactivated account gets its address back and stays deactivated", async ({ house }) => {
  const ada = await createRegistered(house);
  await move(house, ada, createVisitor(house).email);
  await ada.post("/user/deactivate", { password: goodPassword, reasonForLeaving: "Mine now" });

  const undone = await undo(house, await undoTokenIn(house, ada.email));

  expect(undone.status).toBe(200);
  expect((await house.services.accounts.findByEmail(ada.email))?.status).toBe("deactivated");
});

test("the link is in the database only as a hash, and is swept when it has run out", async ({ house }) => {
  const ada = await createRegistered(house);
  await move(house, ada, createVisitor(house).email);
  const token = await undoTokenIn(house, ada.email);
  const rows = () => house.database.db.selectFrom("address_undos").selectAll().execute();
  const before = await rows();
  const sweep = house.jobs.handlers.find(({ job }) => job.name === "housekeeping.sweep");

  house.clock.advance(72 * hourMs);
  await sweep?.run({}, { signal: new AbortController().signal });

  expect(before).toHaveLength(1);
  expect(JSON.stringify(before)).not.toContain(token);
  expect(await rows()).toEqual([]);
});
