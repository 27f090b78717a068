import { expect } from "vitest";

import { codeFor, mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, createVisitor, goodPassword, type Visitor } from "#testing/visitor.ts";

const minuteMs = 60_000;
const newPassword = "nine loud geese";

async function grantFor(server: TestServer, visitor: Visitor): Promise<string> {
  const { token } = (await visitor.post("/auth/forgot-password", { email: visitor.email })).body;
  const otp = await codeFor(server, visitor.email);
  return (await visitor.post("/auth/verify-otp", { otp, token })).body.jwtToken;
}

test("a forgotten password is replaced by a mailed code, and nobody is signed in by it", async ({ server }) => {
  const ada = await createRegistered(server);
  const jwtToken = await grantFor(server, ada);

  const reset = await ada.post("/auth/reset-password", { jwtToken, newPassword });

  expect(reset.body).toEqual({ status: 200, message: "Password reset successfully" });
  expect((await ada.get("/auth/verify")).status).toBe(401);
  expect((await ada.refresh()).status).toBe(401);
  expect((await ada.logIn(goodPassword)).status).toBe(401);
  expect((await ada.logIn(newPassword)).status).toBe(200);
  expect((await mailsTo(server, ada.email)).map(({ subject }) => subject).join()).toMatch(/password/i);
});

test("known and unknown addresses get the same answer", async ({ server }) => {
  const ada = await createRegistered(server);
  const nobody = createVisitor(server);

  const known = await ada.post("/auth/forgot-password", { email: ada.email });
  const unknown = await nobody.post("/auth/forgot-password", { email: nobody.email });

  expect(known.body).toEqual({
    status: 200,
    message: "OTP sent to your email",
    email: ada.email,
    token: expect.any(String),
  });
  expect(unknown.body).toEqual({ ...known.body, email: nobody.email, token: expect.any(String) });
  expect(unknown.body.token.length - nobody.email.length).toBeCloseTo(known.body.token.length - ada.email.length, -1);
  expect(await mailsTo(server, nobody.email)).toEqual([]);
});

test("another code can be asked for after ten seconds, not before", async ({ server }) => {
  const ada = await createRegistered(server);
  await ada.post("/auth/forgot-password", { email: ada.email });

  const early = await ada.post("/auth/forgot-password", { email: ada.email });
  server.clock.advance(10_000);
  const due = await ada.post("/auth/forgot-password", { email: ada.email });

  expect([early.status, due.status]).toEqual([429, 200]);
  expect(early.headers["retry-after"]).toBe("10");
});

test("a grant works once, for ten minutes, and not after the password changed elsewhere", async ({ server }) => {
  const ada = await createRegistered(server);
  const used = await grantFor(server, ada);
  await ada.post("/auth/reset-password", { jwtToken: used, newPassword });
  server.clock.advance(minuteMs);
  const expired = await grantFor(server, ada);
  server.clock.advance(10 * minuteMs);

  const again = await ada.post("/auth/reset-password", { jwtToken: used, newPassword: "ten calm herons" });
  const tooLate = await ada.post("/auth/reset-password", { jwtToken: expired, newPassword: "ten calm herons" });

  expect([again.status, tooLate.status]).toEqual([400, 400]);
  expect(again.body.message).toBe("This link or code is no longer valid. Please start again");
  expect((await ada.logIn(newPassword)).status).toBe(200);
});

test("of many resets at once with one grant a single one counts", async ({ server }) => {
  const ada = await createRegistered(server);
  const jwtToken = await grantFor(server, ada);
  const wishes = ["nine loud geese", "ten calm herons", "six grey cranes", "two old storks"];

  const answers = await Promise.all(
    wishes.map((wish) => ada.post("/auth/reset-password", { jwtToken, newPassword: wish })),
  );

  const [refused] = answers.filter(({ status }) => status !== 200);
  const [winner] = wishes.filter((_, at) => answers[at]?.status === 200);
  const told = (await mailsTo(server, ada.email)).filter(({ subject }) => /password/i.test(subject));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  expect(refused?.body.message).toBe("This link or code is no longer valid. Please start again");
  expect((await ada.logIn(winner)).status).toBe(200);
  expect(told.filter(({ text }) => !/\d{6}/.test(text))).toHaveLength(1);
});

test("a code still open when the password is reset is dead afterwards", async ({ server }) => {
  const ada = await createRegistered(server);
  const jwtToken = await grantFor(server, ada);
  server.clock.advance(minuteMs);
  const { token } = (await ada.post("/auth/forgot-password", { email: ada.email })).body;
  const otp = await codeFor(server, ada.email);

  await ada.post("/auth/reset-password", { jwtToken, newPassword });

  expect((await ada.post("/auth/verify-otp", { otp, token })).status).toBe(400);
});

test("a new password has to follow the rules, and the grant survives a refused one", async ({ server }) => {
  const ada = await createRegistered(server);
  const jwtToken = await grantFor(server, ada);

  const short = await ada.post("/auth/reset-password", { jwtToken, newPassword: "short" });
  const common = await ada.post("/auth/reset-password", { jwtToken, newPassword: "password1" });
  const good = await ada.post("/auth/reset-password", { jwtToken, newPassword });

  expect(short.body.fields).toEqual({ newPassword: "Password must be at least 8 characters long" });
  expect(common.status).toBe(400);
  expect(good.status).toBe(200);
});

test("a token of one kind is no token of another", async ({ server }) => {
  const ada = await createRegistered(server);
  const { token } = (await ada.post("/auth/forgot-password", { email: ada.email })).body;

  const answers = await Promise.all(
    [token, ada.token, ada.refreshToken, "e30", ""].map((jwtToken) =>
      ada.post("/auth/reset-password", { jwtToken, newPassword }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
});

test("a reset opens the way for somebody whose password was being guessed", async ({ server }) => {
  const ada = await createRegistered(server);
  for (let tries = 0; tries < 8; tries += 1) await ada.logIn("wrong password");
  const jwtToken = await grantFor(server, ada);

  await ada.post("/auth/reset-password", { jwtToken, newPassword });

  expect((await createVisitor(server, ada.email).logIn(newPassword)).status).toBe(200);
});
