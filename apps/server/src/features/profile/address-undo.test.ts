import { expect } from "vitest";

import { codeFor, mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, createVisitor, goodPassword, type Visitor } from "#testing/visitor.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const gone = "This link no longer works. If you need help, please contact us";

async function move(server: TestServer, member: Visitor, email: string, password = goodPassword): Promise<void> {
  server.clock.advance(minuteMs);
  const { token } = (await member.post("/user/email", { email, password })).body;
  const otp = await codeFor(server, email);
  expect((await member.post("/user/email/confirm", { token, otp })).status).toBe(200);
}

/** The secret in the newest mail to an address that offers to undo its change. */
async function undoTokenIn(server: TestServer, email: string): Promise<string> {
  const mails = await mailsTo(server, email);
  const tokens = mails.flatMap(({ text }) => /\/undo-address-change#code=([\w-]+)/.exec(text)?.[1] ?? []);
  return tokens.at(-1) ?? "";
}

function undo(server: TestServer, token: string) {
  return createVisitor(server).post("/user/email/undo", { token });
}

async function chooseNewPassword(server: TestServer, email: string, newPassword: string): Promise<void> {
  const visitor = createVisitor(server, email);
  const { token } = (await visitor.post("/auth/forgot-password", { email })).body;
  const { jwtToken } = (await visitor.post("/auth/verify-otp", { otp: await codeFor(server, email), token })).body;
  expect((await visitor.post("/auth/reset-password", { jwtToken, newPassword })).status).toBe(200);
}

test("the old address takes the account back: sessions end, and the thief's password is worth nothing", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const thief = createVisitor(server, ada.email);
  await thief.logIn();
  const thiefs = createVisitor(server).email;
  await move(server, thief, thiefs);
  const token = await undoTokenIn(server, ada.email);

  const undone = await undo(server, token);

  expect(token).toMatch(/^[\w-]{43}$/);
  expect(undone.body).toMatchObject({ statusCode: 200, statusMessage: "Your address was put back" });
  for (const somebody of [ada, thief]) {
    expect((await somebody.get("/auth/verify")).status).toBe(401);
    expect((await somebody.refresh()).status).toBe(401);
  }
  expect((await createVisitor(server, ada.email).logIn(goodPassword)).status).toBe(401);
  expect((await createVisitor(server, thiefs).logIn(goodPassword)).status).toBe(401);
  expect((await mailsTo(server, ada.email)).at(-1)?.subject).toBe("Your old email address is back");
  await chooseNewPassword(server, ada.email, "nine loud geese");
  expect((await createVisitor(server, ada.email).logIn("nine loud geese")).status).toBe(200);
});

test("a link works once, and an unknown one not at all", async ({ server }) => {
  const ada = await createRegistered(server);
  await move(server, ada, createVisitor(server).email);
  const token = await undoTokenIn(server, ada.email);

  const answers = await Promise.all([undo(server, token), undo(server, token), undo(server, token)]);
  const made = await undo(server, "x".repeat(43));

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
  expect(made).toMatchObject({ status: 400, body: { message: gone } });
});

test("a link works for 72 hours and no longer", async ({ server }) => {
  const early = await createRegistered(server);
  const late = await createRegistered(server);
  await move(server, early, createVisitor(server).email);
  await move(server, late, createVisitor(server).email);
  const tokens = [await undoTokenIn(server, early.email), await undoTokenIn(server, late.email)];

  server.clock.advance(72 * hourMs - 2 * minuteMs);
  const before = await undo(server, tokens[0] ?? "");
  server.clock.advance(2 * minuteMs);
  const after = await undo(server, tokens[1] ?? "");

  expect([before.status, after.status]).toEqual([200, 400]);
});

test("of changes in a row each old address has a link of its own, and an earlier one ends the later", async ({
  server,
}) => {
  const [second, third] = [createVisitor(server).email, createVisitor(server).email];
  const ada = await createRegistered(server);
  await move(server, ada, second);
  await move(server, ada, third);
  const [first, later] = [await undoTokenIn(server, ada.email), await undoTokenIn(server, second)];

  const undone = await undo(server, first);
  const afterwards = await undo(server, later);

  expect([undone.status, afterwards.status]).toEqual([200, 400]);
  expect(await server.services.accounts.findByEmail(ada.email)).toBeDefined();
  expect(await server.services.accounts.findByEmail(second)).toBeUndefined();
});

test("a later link brings its own address back and leaves the earlier one its link", async ({ server }) => {
  const [second, third] = [createVisitor(server).email, createVisitor(server).email];
  const ada = await createRegistered(server);
  await move(server, ada, second);
  await move(server, ada, third);
  const [first, later] = [await undoTokenIn(server, ada.email), await undoTokenIn(server, second)];

  const toSecond = await undo(server, later);
  const atSecond = await server.services.accounts.findByEmail(second);
  const toFirst = await undo(server, first);

  expect([toSecond.status, toFirst.status]).toEqual([200, 200]);
  expect(atSecond).toBeDefined();
  expect((await server.services.accounts.findByEmail(ada.email))?.id).toBe(atSecond?.id);
});

test("what the thief had begun dies: codes, resets, another change, a proof for coming back", async ({ server }) => {
  const ada = await createRegistered(server);
  const thiefs = createVisitor(server).email;
  await move(server, ada, thiefs);
  const thief = createVisitor(server, thiefs);
  await thief.logIn();
  server.clock.advance(minuteMs);
  const next = createVisitor(server).email;
  const change = (await thief.post("/user/email", { email: next, password: goodPassword })).body;
  const reset = (await thief.post("/auth/forgot-password", { email: thiefs })).body;
  const proof = await thief.post("/auth/verify-otp", { otp: await codeFor(server, thiefs), token: reset.token });

  await undo(server, await undoTokenIn(server, ada.email));
  await chooseNewPassword(server, ada.email, "nine loud geese");
  const owner = createVisitor(server, ada.email);
  await owner.logIn("nine loud geese");

  const answers = [
    await thief.post("/auth/reset-password", { jwtToken: proof.body.jwtToken, newPassword: "mallory was here" }),
    await thief.post("/user/email/confirm", { token: change.token, otp: await codeFor(server, next) }),
    await owner.post("/user/email/confirm", { token: change.token, otp: await codeFor(server, next) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 401, 400]);
});

test("an address that has an account of its own by now is not taken from it, and the link stays good", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const fresh = createVisitor(server).email;
  await move(server, ada, fresh);
  const token = await undoTokenIn(server, ada.email);
  const newcomer = createVisitor(server, ada.email);
  await newcomer.signUp();
  await newcomer.verify();

  const refused = await undo(server, token);
  await newcomer.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });
  const undone = await undo(server, token);

  expect(refused).toMatchObject({ status: 409, body: { message: "This address now has its own account" } });
  expect(undone.status).toBe(200);
});

test("a deactivated account gets its address back and stays deactivated", async ({ server }) => {
  const ada = await createRegistered(server);
  await move(server, ada, createVisitor(server).email);
  await ada.post("/user/deactivate", { password: goodPassword, reasonForLeaving: "Mine now" });

  const undone = await undo(server, await undoTokenIn(server, ada.email));

  expect(undone.status).toBe(200);
  expect((await server.services.accounts.findByEmail(ada.email))?.status).toBe("deactivated");
});

test("the link is in the database only as a hash, and is swept when it has run out", async ({ server }) => {
  const ada = await createRegistered(server);
  await move(server, ada, createVisitor(server).email);
  const token = await undoTokenIn(server, ada.email);
  const rows = () => server.database.db.selectFrom("address_undos").selectAll().execute();
  const before = await rows();
  const sweep = server.jobs.handlers.find(({ job }) => job.name === "housekeeping.sweep");

  server.clock.advance(72 * hourMs);
  await sweep?.run({}, { signal: new AbortController().signal });

  expect(before).toHaveLength(1);
  expect(JSON.stringify(before)).not.toContain(token);
  expect(await rows()).toEqual([]);
});
