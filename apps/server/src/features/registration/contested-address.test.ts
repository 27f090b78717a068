import { expect } from "vitest";

import { codeFor, mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createVisitor, goodPassword, type Visitor } from "#testing/visitor.ts";

const minuteMs = 60_000;
const attackersPassword = "mallory was here";
const wrongCode = "This code isn't right, or it has expired";
const othersCode = "This code belongs to another sign-up. Try the other code in your inbox, or register again";

/** The app sends a request token, a browser keeps a cookie, and a program has neither. */
type Client = "app" | "browser" | "program";
type Step = "owner" | "attacker" | "owner resends" | "attacker resends";

const orders: readonly (readonly Step[])[] = [
  ["owner", "attacker"],
  ["attacker", "owner"],
  ["attacker", "owner", "attacker"],
  ["owner", "attacker", "owner resends"],
  ["owner", "attacker", "attacker resends"],
  ["attacker", "owner", "owner resends", "attacker resends"],
];
const races: readonly (readonly [owner: Client, attacker: Client, order: readonly Step[]])[] = [
  ...orders.flatMap((order) => [
    ["app", "app", order] as const,
    ["browser", "browser", order] as const,
    ["program", "program", order] as const,
  ]),
  ["program", "app", ["owner", "attacker", "attacker resends"]],
  ["app", "program", ["attacker", "owner", "attacker resends"]],
];

function createPerson(server: TestServer, email: string, client: Client, password: string) {
  const visitor = createVisitor(server, email, { keepsCookies: client === "browser" });
  let requestToken: string | undefined;
  const named = () => (client === "app" && requestToken !== undefined ? { requestToken } : {});
  return {
    visitor,
    async signUp() {
      const { status, body } = await visitor.signUp({ password });
      expect(status).toBe(200);
      requestToken = body.requestToken;
    },
    resend: () => visitor.post("/auth/resend-otp", { emailId: email, type: "signup", ...named() }),
    enter: (otp: string) => visitor.post("/auth/verify-email-otp", { otp, emailId: email, type: "signup", ...named() }),
  };
}

async function codesIn(server: TestServer, email: string): Promise<string[]> {
  const mails = await mailsTo(server, email);
  return mails.flatMap(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? []);
}

/** Enters the codes of the mailbox, newest first, until one is accepted. */
async function enterNewestFirst(server: TestServer, person: ReturnType<typeof createPerson>) {
  const answers = [];
  for (const code of (await codesIn(server, person.visitor.email)).toReversed()) {
    const answer = await person.enter(code);
    answers.push(answer);
    if (answer.status === 200) break;
  }
  return answers;
}

async function resetPassword(server: TestServer, visitor: Visitor, newPassword: string): Promise<void> {
  const { token } = (await visitor.post("/auth/forgot-password", { email: visitor.email })).body;
  const otp = await codeFor(server, visitor.email);
  const { jwtToken } = (await visitor.post("/auth/verify-otp", { otp, token })).body;
  expect((await visitor.post("/auth/reset-password", { jwtToken, newPassword })).status).toBe(200);
}

for (const [ownerClient, attackerClient, order] of races) {
  const who = `the owner by ${ownerClient}, the attacker by ${attackerClient}`;
  test(`nobody else's password opens the account: ${order.join(", ")}; ${who}`, async ({ server }) => {
    const { email } = createVisitor(server);
    const owner = createPerson(server, email, ownerClient, goodPassword);
    const attacker = createPerson(server, email, attackerClient, attackersPassword);
    for (const step of order) {
      const person = step.startsWith("owner") ? owner : attacker;
      await (step.endsWith("resends") ? person.resend() : person.signUp());
      server.clock.advance(minuteMs);
    }

    const answers = await enterNewestFirst(server, owner);
    const withAttackers = await attacker.visitor.logIn(attackersPassword);
    const withOwners = await owner.visitor.logIn(goodPassword);

    expect(answers.at(-1)).toMatchObject({ status: 200, body: { userDetails: { email } } });
    // A code that was replaced by a new one is dead; the newest code of another registration is recognised as belonging
    // to it.
    for (const { body } of answers.slice(0, -1)) expect([othersCode, wrongCode]).toContain(body.message);
    expect(withAttackers.status).toBe(401);
    expect(withOwners.status).toBe(ownerClient === "program" ? 401 : 200);
    if (ownerClient !== "program") return;
    expect((await mailsTo(server, email)).at(-1)?.subject).toBe("Please choose a password");
    await resetPassword(server, owner.visitor, goodPassword);
    expect((await owner.visitor.logIn(goodPassword)).status).toBe(200);
    expect((await attacker.visitor.logIn(attackersPassword)).status).toBe(401);
  });
}

test("a code of somebody else's sign-up is refused with a sentence that helps", async ({ server }) => {
  const { email } = createVisitor(server);
  for (const client of ["app", "browser"] as const) {
    const ada = createPerson(server, `${client}-${email}`, client, goodPassword);
    await ada.signUp();
    server.clock.advance(minuteMs);
    await createPerson(server, `${client}-${email}`, client, attackersPassword).signUp();

    const refused = await ada.enter(await codeFor(server, `${client}-${email}`));

    expect(refused).toMatchObject({ status: 400, body: { message: othersCode, fields: { otp: othersCode } } });
  }
});

test("a program that signs up again with the same password opens with it", async ({ server }) => {
  const { email } = createVisitor(server);
  const ada = createPerson(server, email, "program", goodPassword);
  await ada.signUp();
  server.clock.advance(minuteMs);
  await ada.signUp();

  const [answer] = await enterNewestFirst(server, ada);

  expect(answer?.status).toBe(200);
  expect((await ada.visitor.logIn()).status).toBe(200);
});

test("of two right codes entered at once one opens the account", async ({ server }) => {
  const { email } = createVisitor(server);
  const ada = createPerson(server, email, "program", goodPassword);
  await ada.signUp();
  server.clock.advance(minuteMs);
  await ada.signUp();
  const codes = await codesIn(server, email);

  const answers = await Promise.all(codes.map((code) => ada.enter(code)));

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
});

test("hours later the address is still contested", async ({ server }) => {
  const { email } = createVisitor(server);
  const ada = createPerson(server, email, "program", goodPassword);
  const mallory = createPerson(server, email, "program", attackersPassword);
  await ada.signUp();
  server.clock.advance(5 * 60 * minuteMs);
  await mallory.signUp();

  const [answer] = await enterNewestFirst(server, ada);

  expect(answer?.status).toBe(200);
  expect((await mallory.visitor.logIn(attackersPassword)).status).toBe(401);
});

test("the code of the first sign-up stays good when somebody else signs up", async ({ server }) => {
  const { email } = createVisitor(server);
  const ada = createPerson(server, email, "app", goodPassword);
  const mallory = createPerson(server, email, "app", attackersPassword);
  await ada.signUp();
  const own = await codeFor(server, email);
  server.clock.advance(minuteMs);
  await mallory.signUp();

  expect((await ada.enter(own)).status).toBe(200);
  expect((await ada.visitor.logIn()).status).toBe(200);
  expect((await mallory.enter(await codeFor(server, email))).status).toBe(400);
});

test("wrong codes count for every sign-up of the address", async ({ server }) => {
  const { email } = createVisitor(server);
  const ada = createPerson(server, email, "app", goodPassword);
  const mallory = createPerson(server, email, "app", attackersPassword);
  await ada.signUp();
  server.clock.advance(minuteMs);
  await mallory.signUp();
  const codes = await codesIn(server, email);
  const wrong = ["000000", "000001", "000002"].find((code) => !codes.includes(code)) ?? "";
  for (let tries = 0; tries < 5; tries += 1) expect((await mallory.enter(wrong)).status).toBe(400);

  const statuses = [await mallory.enter(codes[0] ?? ""), await mallory.enter(codes[1] ?? "")];

  expect(statuses.map(({ status }) => status)).toEqual([429, 429]);
});

test("a login before the code belongs to the sign-up with that password", async ({ server }) => {
  const { email } = createVisitor(server);
  const ada = createPerson(server, email, "program", goodPassword);
  const mallory = createPerson(server, email, "program", attackersPassword);
  await ada.signUp();
  server.clock.advance(minuteMs);
  await mallory.signUp();
  server.clock.advance(minuteMs);

  const { status, body } = await ada.visitor.logIn();
  const opened = await ada.visitor.post("/auth/verify-email-otp", {
    otp: await codeFor(server, email),
    emailId: email,
    type: "signup",
    requestToken: body.requestToken,
  });

  expect([status, opened.status]).toEqual([403, 200]);
  expect((await ada.visitor.logIn()).status).toBe(200);
  expect((await mallory.visitor.logIn(attackersPassword)).status).toBe(401);
});

test("the cookie of a sign-up cannot be read by scripts nor sent by other sites, and lasts a day", async ({
  server,
}) => {
  const { headers, body } = await createVisitor(server).signUp();

  expect(headers["set-cookie"]).toBe(
    `lane-request=${body.requestToken}; Max-Age=86400; Path=/; HttpOnly; SameSite=Strict`,
  );
});
