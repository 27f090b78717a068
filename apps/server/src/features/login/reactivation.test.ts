import { expect } from "vitest";

import { test, type TestHouse } from "#testing/server-test.ts";
import { codeFor, mailsTo } from "#testing/mailbox.ts";
import { createRegistered, createVisitor, goodPassword, type Visitor } from "#testing/visitor.ts";

const minuteMs = 60_000;
const logInAgain = "Please log in with your password again, and we'll send you a new code";

async function createDeactivated(house: TestHouse): Promise<Visitor> {
  const ada = await createRegistered(house);
  await ada.post("/user/deactivate", { password: goodPassword, reasonForLeaving: "A pause" });
  ada.forget();
  house.clock.advance(minuteMs);
  return ada;
}

function enter(visitor: Visitor, otp: string, requestToken?: string) {
  return visitor.post("/auth/verify-email-otp", { otp, emailId: visitor.email, type: "return", requestToken });
}

async function statusOf(house: TestHouse, email: string) {
  return (await house.services.accounts.findByEmail(email))?.status;
}

test("a deactivated account comes back by its password and a mailed code, and hears of it", async ({ house }) => {
  const { email } = await createDeactivated(house);
  const program = createVisitor(house, email, { keepsCookies: false });

  const refused = await program.logIn();
  const otp = await codeFor(house, email);
  const asSignup = await program.post("/auth/verify-email-otp", { otp, emailId: email, type: "signup" });
  const back = await enter(program, otp, refused.body.requestToken);

  expect(refused).toMatchObject({ status: 403, body: { code: "account_deactivated" } });
  expect(asSignup.status).toBe(400);
  expect(back).toMatchObject({ status: 200, body: { userDetails: { email, firstName: "Ada" } } });
  expect((await mailsTo(house, email)).map(({ subject }) => subject)).toContain("Your account is active again");
  expect((await program.logIn()).status).toBe(200);
});

test("a browser that showed the password needs nothing but the code", async ({ house }) => {
  const ada = await createDeactivated(house);
  await ada.logIn();

  expect((await enter(ada, await codeFor(house, ada.email))).status).toBe(200);
});

test("the code alone opens nothing, whoever asked for it", async ({ house }) => {
  const { email } = await createDeactivated(house);
  const owner = createVisitor(house, email);
  const reader = createVisitor(house, email);
  const asked = await reader.post("/auth/resend-otp", { emailId: email, type: "return" });
  const { requestToken } = (await owner.logIn()).body;
  const otp = await codeFor(house, email);
  const forged = `${requestToken.slice(0, -2)}AA`;

  const answers = [await enter(reader, otp), await enter(reader, otp, forged), await enter(reader, otp, "made up")];

  expect(asked).toMatchObject({ status: 400, body: { message: logInAgain } });
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(answers.map(() => [400, logInAgain]));
  expect(await statusOf(house, email)).toBe("deactivated");
  expect((await enter(owner, otp, requestToken)).status).toBe(200);
});

test("the proof of one account does not help with another, nor when its hour is over", async ({ house }) => {
  const ada = await createDeactivated(house);
  const ben = await createDeactivated(house);
  const adas = (await ada.logIn()).body.requestToken;
  await ben.logIn();
  const bensCode = await codeFor(house, ben.email);

  const crossed = await enter(createVisitor(house, ben.email), bensCode, adas);
  house.clock.advance(60 * minuteMs);
  const late = await ada.post("/auth/resend-otp", { emailId: ada.email, type: "return", requestToken: adas });

  expect([crossed.status, late.status]).toEqual([400, 400]);
  expect(await statusOf(house, ben.email)).toBe("deactivated");
});

test("another code is sent to somebody who showed the password", async ({ house }) => {
  const { email } = await createDeactivated(house);
  const program = createVisitor(house, email, { keepsCookies: false });
  const { requestToken } = (await program.logIn()).body;
  const first = await codeFor(house, email);
  house.clock.advance(minuteMs);

  const resent = await program.post("/auth/resend-otp", { emailId: email, type: "return", requestToken });
  const second = await codeFor(house, email);

  expect(resent.status).toBe(200);
  expect((await enter(program, second, requestToken)).status).toBe(200);
  expect(first).toHaveLength(6);
});

test("a new password by mail does not wake the account: it takes the login and its code", async ({ house }) => {
  const { email } = await createDeactivated(house);
  const ada = createVisitor(house, email, { keepsCookies: false });
  const before = (await ada.logIn()).body.requestToken;
  const { token } = (await ada.post("/auth/forgot-password", { email })).body;
  const proof = await ada.post("/auth/verify-otp", { otp: await codeFor(house, email), token });
  const { jwtToken } = proof.body;

  const reset = await ada.post("/auth/reset-password", { jwtToken, newPassword: "nine loud geese" });
  const asleep = await statusOf(house, email);
  house.clock.advance(minuteMs);
  const refused = await ada.logIn("nine loud geese");
  const otp = await codeFor(house, email);
  const withOldProof = await enter(ada, otp, before);
  const back = await enter(ada, otp, refused.body.requestToken);

  expect([reset.status, asleep, refused.status]).toEqual([200, "deactivated", 403]);
  expect([withOldProof.status, back.status]).toEqual([400, 200]);
});

test("asking for the code of a return sounds alike for every address", async ({ house }) => {
  const asleep = await createDeactivated(house);
  const awake = await createRegistered(house);
  const waiting = createVisitor(house);
  await waiting.signUp();
  const people = [asleep.email, awake.email, waiting.email, undefined].map((email) => createVisitor(house, email));

  const resent = await Promise.all(
    people.map((one) => one.post("/auth/resend-otp", { emailId: one.email, type: "return" })),
  );
  const entered = await Promise.all(people.map((one) => enter(one, "123456")));

  for (const answers of [resent, entered]) {
    const alike = answers.map(({ status, body }) => ({ status, ...body, requestId: "" }));
    expect(alike).toEqual(alike.map(() => alike[0]));
  }
});
