import { expect } from "vitest";

import { codeFor, mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, createVisitor, goodPassword, type Visitor } from "#testing/visitor.ts";

const minuteMs = 60_000;
const logInAgain = "Please log in with your password again, and we'll send you a new code";

async function createDeactivated(server: TestServer): Promise<Visitor> {
  const ada = await createRegistered(server);
  await ada.post("/user/deactivate", { password: goodPassword, reasonForLeaving: "A pause" });
  ada.forget();
  server.clock.advance(minuteMs);
  return ada;
}

function enter(visitor: Visitor, otp: string, requestToken?: string) {
  return visitor.post("/auth/verify-email-otp", { otp, emailId: visitor.email, type: "return", requestToken });
}

async function statusOf(server: TestServer, email: string) {
  return (await server.services.accounts.findByEmail(email))?.status;
}

test("a deactivated account comes back by its password and a mailed code, and hears of it", async ({ server }) => {
  const { email } = await createDeactivated(server);
  const program = createVisitor(server, email, { keepsCookies: false });

  const refused = await program.logIn();
  const otp = await codeFor(server, email);
  const asSignup = await program.post("/auth/verify-email-otp", { otp, emailId: email, type: "signup" });
  const back = await enter(program, otp, refused.body.requestToken);

  expect(refused).toMatchObject({ status: 403, body: { code: "account_deactivated" } });
  expect(asSignup.status).toBe(400);
  expect(back).toMatchObject({ status: 200, body: { userDetails: { email, firstName: "Ada" } } });
  expect((await mailsTo(server, email)).map(({ subject }) => subject)).toContain("Your account is active again");
  expect((await program.logIn()).status).toBe(200);
});

test("a browser that showed the password needs nothing but the code", async ({ server }) => {
  const ada = await createDeactivated(server);
  await ada.logIn();

  expect((await enter(ada, await codeFor(server, ada.email))).status).toBe(200);
});

test("the code alone opens nothing, whoever asked for it", async ({ server }) => {
  const { email } = await createDeactivated(server);
  const owner = createVisitor(server, email);
  const reader = createVisitor(server, email);
  const asked = await reader.post("/auth/resend-otp", { emailId: email, type: "return" });
  const { requestToken } = (await owner.logIn()).body;
  const otp = await codeFor(server, email);
  const forged = `${requestToken.slice(0, -2)}AA`;

  const answers = [await enter(reader, otp), await enter(reader, otp, forged), await enter(reader, otp, "made up")];

  expect(asked).toMatchObject({ status: 400, body: { message: logInAgain } });
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(answers.map(() => [400, logInAgain]));
  expect(await statusOf(server, email)).toBe("deactivated");
  expect((await enter(owner, otp, requestToken)).status).toBe(200);
});

test("the proof of one account does not help with another, nor when its hour is over", async ({ server }) => {
  const ada = await createDeactivated(server);
  const ben = await createDeactivated(server);
  const adas = (await ada.logIn()).body.requestToken;
  await ben.logIn();
  const bensCode = await codeFor(server, ben.email);

  const crossed = await enter(createVisitor(server, ben.email), bensCode, adas);
  server.clock.advance(60 * minuteMs);
  const late = await ada.post("/auth/resend-otp", { emailId: ada.email, type: "return", requestToken: adas });

  expect([crossed.status, late.status]).toEqual([400, 400]);
  expect(await statusOf(server, ben.email)).toBe("deactivated");
});

test("another code is sent to somebody who showed the password", async ({ server }) => {
  const { email } = await createDeactivated(server);
  const program = createVisitor(server, email, { keepsCookies: false });
  const { requestToken } = (await program.logIn()).body;
  const first = await codeFor(server, email);
  server.clock.advance(minuteMs);

  const resent = await program.post("/auth/resend-otp", { emailId: email, type: "return", requestToken });
  const second = await codeFor(server, email);

  expect(resent.status).toBe(200);
  expect((await enter(program, second, requestToken)).status).toBe(200);
  expect(first).toHaveLength(6);
});

test("a new password by mail does not wake the account: it takes the login and its code", async ({ server }) => {
  const { email } = await createDeactivated(server);
  const ada = createVisitor(server, email, { keepsCookies: false });
  const before = (await ada.logIn()).body.requestToken;
  const { token } = (await ada.post("/auth/forgot-password", { email })).body;
  const proof = await ada.post("/auth/verify-otp", { otp: await codeFor(server, email), token });
  const { jwtToken } = proof.body;

  const reset = await ada.post("/auth/reset-password", { jwtToken, newPassword: "nine loud geese" });
  const asleep = await statusOf(server, email);
  server.clock.advance(minuteMs);
  const refused = await ada.logIn("nine loud geese");
  const otp = await codeFor(server, email);
  const withOldProof = await enter(ada, otp, before);
  const back = await enter(ada, otp, refused.body.requestToken);

  expect([reset.status, asleep, refused.status]).toEqual([200, "deactivated", 403]);
  expect([withOldProof.status, back.status]).toEqual([400, 200]);
});

test("asking for the code of a return sounds alike for every address", async ({ server }) => {
  const asleep = await createDeactivated(server);
  const awake = await createRegistered(server);
  const waiting = createVisitor(server);
  await waiting.signUp();
  const people = [asleep.email, awake.email, waiting.email, undefined].map((email) => createVisitor(server, email));

  const resent = await Promise.all(
    people.map((one) => one.post("/auth/resend-otp", { emailId: one.email, type: "return" })),
  );
  const entered = await Promise.all(people.map((one) => enter(one, "123456")));

  for (const answers of [resent, entered]) {
    const alike = answers.map(({ status, body }) => ({ status, ...body, requestId: "" }));
    expect(alike).toEqual(alike.map(() => alike[0]));
  }
});
