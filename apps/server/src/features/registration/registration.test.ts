import { expect } from "vitest";

import { codeFor, mailsTo } from "#testing/mailbox.ts";
import { test } from "#testing/server-test.ts";
import { createRegistered, createVisitor, goodPassword, registrationOf } from "#testing/visitor.ts";

const minuteMs = 60_000;

test("somebody registers, enters the mailed code and is signed in", async ({ server }) => {
  const ada = createVisitor(server);

  const signedUp = await ada.signUp();
  const verified = await ada.verify();
  const details = await ada.get("/user/details");

  expect(signedUp.body).toEqual({
    status: 200,
    message: "OTP sent to your email",
    requestToken: expect.stringMatching(/^[\w-]{32,64}$/),
  });
  expect(verified.body).toEqual({
    status: 200,
    message: "OTP verified successfully",
    userDetails: { id: expect.any(String), firstName: "Ada", lastName: "Marsh", email: ada.email },
    token: expect.any(String),
    refreshToken: expect.any(String),
  });
  expect(details.body.userDetails).toMatchObject({
    dateOfBirth: "1958-03-09T00:00:00.000Z",
    cityName: "Utrecht",
    isReflectionPrompt: true,
  });
});

test("the place that was chosen is kept, and one that is on no list is only a name", async ({ server }) => {
  const city = "2745912";
  await server.database.db
    .insertInto("cities")
    .values({ id: city, name: "Utrecht", region: "", country: "Netherlands", country_code: "NL", population: 1 })
    .execute();
  const [chose, made] = [createVisitor(server), createVisitor(server)];

  await chose.signUp({ cityId: city });
  await made.signUp({ cityId: "nowhere" });
  await chose.verify();
  await made.verify();

  const details = await Promise.all([chose, made].map((one) => one.get("/user/details")));
  expect(details.map(({ body }) => body.userDetails.cityId)).toEqual([city, null]);
  expect(details.map(({ body }) => body.userDetails.cityName)).toEqual(["Utrecht", "Utrecht"]);
});

test("an address that has an account gets the same answer and another mail", async ({ server }) => {
  const ada = await createRegistered(server);
  server.clock.advance(minuteMs);
  const stranger = createVisitor(server, ada.email);
  const newcomer = createVisitor(server);

  const known = await stranger.signUp({ firstName: "Mallory" });
  const unknown = await newcomer.signUp();
  const [, second] = await mailsTo(server, ada.email);

  expect(known.raw.replace(known.body.requestToken, "")).toBe(unknown.raw.replace(unknown.body.requestToken, ""));
  expect(known.body.requestToken).toHaveLength(unknown.body.requestToken.length);
  expect(second?.subject).toMatch(/already/i);
  expect(second?.text).not.toMatch(/Mallory|\d{6}/);
  expect((await ada.get("/auth/verify")).status).toBe(200);
});

test("somebody who signs up again opens with the newest code and the newest password", async ({ server }) => {
  const ada = createVisitor(server);
  await ada.signUp({ password: "three old herons" });
  const firstCode = await codeFor(server, ada.email);
  server.clock.advance(minuteMs);
  await ada.signUp();

  const withOldCode = await ada.verify(firstCode);
  const withNewCode = await ada.verify();

  expect(withOldCode.status).toBe(400);
  expect(withNewCode.status).toBe(200);
  expect((await ada.logIn("three old herons")).status).toBe(401);
  expect((await ada.logIn(goodPassword)).status).toBe(200);
});

test("logging in before verifying asks for the code and sends a fresh one", async ({ server }) => {
  const ada = createVisitor(server);
  await ada.signUp();
  server.clock.advance(minuteMs);

  const answer = await ada.logIn();
  const mails = await mailsTo(server, ada.email);
  const verified = await ada.verify();

  expect(answer).toMatchObject({
    status: 403,
    body: { message: "Please verify your email", code: "email_unverified" },
  });
  expect(mails).toHaveLength(2);
  expect(verified.status).toBe(200);
});

test("another code can be asked for after a minute, not before, known address or not", async ({ server }) => {
  const ada = createVisitor(server);
  const nobody = createVisitor(server);
  await ada.signUp();
  await nobody.post("/auth/resend-otp", { emailId: nobody.email, type: "signup" });

  const early = await ada.post("/auth/resend-otp", { emailId: ada.email, type: "signup" });
  const earlyNobody = await nobody.post("/auth/resend-otp", { emailId: nobody.email, type: "signup" });
  server.clock.advance(minuteMs);
  const due = await ada.post("/auth/resend-otp", { emailId: ada.email, type: "signup" });

  expect(early).toMatchObject({
    status: 429,
    body: { message: "Please wait 60 seconds before asking for another code" },
  });
  expect(early.headers["retry-after"]).toBe("60");
  expect(earlyNobody.body.message).toBe(early.body.message);
  expect(due.body).toEqual({ status: 200, message: "OTP resent to your email" });
  expect(await mailsTo(server, nobody.email)).toEqual([]);
});

test("bad input gets a sentence beside its field and nothing is stored", async ({ server }) => {
  const long = "x".repeat(10_000);
  const bad: [Record<string, unknown>, string, string][] = [
    [{ firstName: "" }, "firstName", "First name is required"],
    [{ firstName: "   " }, "firstName", "First name is required"],
    [{ firstName: long }, "firstName", "First name is too long"],
    [{ firstName: "A\u0000da" }, "firstName", "First name has characters we can't save"],
    [{ lastName: 7 }, "lastName", "Last name is required"],
    [{ lastName: null }, "lastName", "Last name is required"],
    [{ email: "ada" }, "email", "Please enter a valid email address"],
    [{ email: `${long}@example.com` }, "email", "This email address is too long"],
    [{ email: "ada@example.com\r\nbcc: x@example.com" }, "email", "Please enter a valid email address"],
    [{ dateOfBirth: "" }, "dateOfBirth", "Date of birth is required"],
    [{ dateOfBirth: "2001-02-31" }, "dateOfBirth", "Please enter a valid date of birth"],
    [{ dateOfBirth: "0001-01-01" }, "dateOfBirth", "Please enter a valid date of birth"],
    [{ dateOfBirth: "275760-09-13" }, "dateOfBirth", "Please enter a valid date of birth"],
    [{ dateOfBirth: "2027-01-01" }, "dateOfBirth", "Date of birth can't be in the future"],
    [{ dateOfBirth: "2013-05-16" }, "dateOfBirth", "You must be at least 13 years old to register"],
    [{ cityName: " " }, "cityName", "Childhood city is required"],
    [{ cityName: long }, "cityName", "Childhood city is too long"],
    [{ isReflectionPrompt: "yes" }, "isReflectionPrompt", "Please choose your reflection style"],
    [{ password: "" }, "password", "Password is required"],
    [{ password: "seven77" }, "password", "Password must be at least 8 characters long"],
    [{ password: "y".repeat(129) }, "password", "Password must be at most 128 characters long"],
    [{ password: "password1" }, "password", "This password is too common. Please choose another one"],
    [{ terms: false }, "terms", "Please accept the terms"],
  ];

  for (const [change, field, sentence] of bad) {
    const visitor = createVisitor(server);
    const answer = await visitor.signUp(change);
    expect(answer, JSON.stringify(change).slice(0, 80)).toMatchObject({
      status: 400,
      body: { message: sentence, fields: { [field]: sentence } },
    });
  }
  const { db } = server.database;
  expect(await db.selectFrom("pending_registrations").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("one_time_codes").selectAll().execute()).toEqual([]);
});

test("names in any script, with emoji or markup, are kept as they were typed", async ({ server }) => {
  const names = ["Zoë", "עדה", "艾达 👩‍🚀", "<b>Ada</b>", "O'Brien-Smith", "مريم"];

  for (const firstName of names) {
    const visitor = createVisitor(server);
    await visitor.signUp({ firstName });
    await visitor.verify();
    expect((await visitor.get("/user/details")).body.userDetails.firstName).toBe(firstName);
  }
});

test("fields that nobody asked for change nothing", async ({ server }) => {
  const ada = createVisitor(server);

  await ada.signUp({ id: "mine", status: "disabled", role: "admin", version: 9, createdAt: 0 });
  await ada.verify();

  const account = await server.services.accounts.findByEmail(ada.email);
  expect(account).toMatchObject({ status: "active" });
  expect(account?.id).not.toBe("mine");
});

test("a body that reaches for prototypes is refused", async ({ server }) => {
  const body = JSON.stringify(registrationOf("ada@example.com"));
  const poisons = ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"isAdmin":true}}'];

  for (const poison of poisons) {
    const headers = { "content-type": "application/json" };
    const payload = body.replace("{", `{${poison},`);
    const answer = await server.app.inject({ method: "POST", url: "/api/auth/signup", headers, payload });
    expect(answer.statusCode).toBe(400);
  }
  expect(Reflect.get({}, "isAdmin")).toBeUndefined();
});
