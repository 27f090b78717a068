import { expect } from "vitest";

import { codeFor, mailsTo } from "#testing/mailbox.ts";
import { runsOnce, test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, createVisitor, type Visitor } from "#testing/visitor.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

async function pending(server: TestServer): Promise<{ ada: Visitor; code: string; wrong: string }> {
  const ada = createVisitor(server);
  await ada.signUp();
  const code = await codeFor(server, ada.email);
  return { ada, code, wrong: code === "000000" ? "000001" : "000000" };
}

test("a code is good for ten minutes and no longer", async ({ server }) => {
  const early = await pending(server);
  const late = await pending(server);

  server.clock.advance(9 * minuteMs + 50 * secondMs);
  const before = await early.ada.verify(early.code);
  server.clock.advance(20 * secondMs);
  const after = await late.ada.verify(late.code);

  expect([before.status, after.status]).toEqual([200, 400]);
});

test("a code works once", async ({ server }) => {
  const { ada, code } = await pending(server);

  const first = await ada.verify(code);
  const second = await ada.verify(code);

  expect([first.status, second.status]).toEqual([200, 400]);
});

test("of ten tries with the right code at once, one gets in", async ({ server }) => {
  const { ada, code } = await pending(server);

  const answers = await Promise.all(Array.from({ length: 10 }, () => ada.verify(code)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a newer code kills the older one", async ({ server }) => {
  const { ada, code } = await pending(server);
  server.clock.advance(minuteMs);
  await ada.post("/auth/resend-otp", { emailId: ada.email, type: "signup" });
  const newer = await codeFor(server, ada.email);

  const withOlder = newer === code ? 400 : (await ada.verify(code)).status;
  const withNewer = await ada.verify(newer);

  expect([withOlder, withNewer.status]).toEqual([400, 200]);
});

test("after five wrong tries a code is dead, even for the right digits", async ({ server }) => {
  const { ada, code, wrong } = await pending(server);
  const statuses = [];
  for (let tries = 0; tries < 5; tries += 1) statuses.push((await ada.verify(wrong)).status);

  const sixth = await ada.verify(code);

  expect(statuses).toEqual([400, 400, 400, 400, 400]);
  expect(sixth).toMatchObject({ status: 429, body: { message: "Too many wrong codes. Please ask for a new one" } });
  expect(sixth.headers["retry-after"]).toBe("60");
});

test("five wrong tries at once count as five", async ({ server }) => {
  const { ada, wrong } = await pending(server);

  const answers = await Promise.all(Array.from({ length: 30 }, () => ada.verify(wrong)));

  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
});

test("at most five codes an hour and ten a day are sent to an address", async ({ server }) => {
  const ada = createVisitor(server);
  const ask = async (): Promise<number> => {
    server.clock.advance(minuteMs);
    return (await ada.post("/auth/forgot-password", { email: ada.email })).status;
  };
  const firstHour = [];
  for (let count = 0; count < 6; count += 1) firstHour.push(await ask());
  server.clock.advance(hourMs);
  const secondHour = [];
  for (let count = 0; count < 6; count += 1) secondHour.push(await ask());
  server.clock.advance(3 * hourMs);
  const sameDay = await ask();
  server.clock.advance(24 * hourMs);
  const nextDay = await ask();

  expect(firstHour).toEqual([200, 200, 200, 200, 200, 429]);
  expect(secondHour).toEqual([200, 200, 200, 200, 200, 429]);
  expect([sameDay, nextDay]).toEqual([429, 200]);
});

test("after twenty wrong codes in a row digits no longer work, a mailed link does", async ({ server }) => {
  const ada = createVisitor(server);
  await ada.signUp();
  for (let round = 0; round < 4; round += 1) {
    const code = await codeFor(server, ada.email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) await ada.verify(wrong);
    server.clock.advance(13 * minuteMs);
    await ada.post("/auth/resend-otp", { emailId: ada.email, type: "signup" });
  }

  const newest = (await mailsTo(server, ada.email)).at(-1);
  const secret = /#code=([\w-]{43})/.exec(newest?.text ?? "")?.[1] ?? "";
  const verified = await ada.verify(secret);

  expect(newest?.text).not.toMatch(/^\s*\d{6}\s*$/m);
  expect(secret).toHaveLength(43);
  expect(verified.status).toBe(200);
});

test("the right digits clear the wrong ones before them", async ({ server }) => {
  const ada = await createRegistered(server);
  for (let round = 0; round < 5; round += 1) {
    server.clock.advance(13 * minuteMs);
    const { token } = (await ada.post("/auth/forgot-password", { email: ada.email })).body;
    const code = await codeFor(server, ada.email);
    for (let tries = 0; tries < 4; tries += 1) {
      await ada.post("/auth/verify-otp", { token, otp: code === "000000" ? "000001" : "000000" });
    }
    expect((await ada.post("/auth/verify-otp", { token, otp: code })).status).toBe(200);
  }
});

test("a code opens only what it was asked for, for whom and by whom it was asked", async ({ server }) => {
  const ada = await createRegistered(server);
  const ben = await createRegistered(server);
  const newcomer = await pending(server);
  server.clock.advance(minuteMs);
  const first = (await ada.post("/auth/forgot-password", { email: ada.email })).body;
  const benAsked = (await ben.post("/auth/forgot-password", { email: ben.email })).body;
  const resetCode = await codeFor(server, ada.email);

  const refused = await Promise.all([
    ada.post("/auth/verify-email-otp", { otp: resetCode, emailId: ada.email, type: "signup" }),
    ada.post("/auth/verify-email-otp", { otp: resetCode, emailId: ada.email, type: "return" }),
    ada.post("/auth/verify-otp", { otp: resetCode, token: benAsked.token }),
    ada.post("/auth/verify-otp", { otp: resetCode, token: "made-up" }),
    ada.post("/auth/verify-otp", { otp: newcomer.code, token: first.token }),
  ]);
  const accepted = await ada.post("/auth/verify-email-otp", { otp: resetCode, token: first.token });

  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(accepted.body).toEqual({ status: 200, message: "OTP verified successfully", jwtToken: expect.any(String) });
  expect((await ada.get("/auth/verify")).status).toBe(200);
});

test.runIf(runsOnce)("what is no code is refused before anything is counted", async ({ server }) => {
  const { ada, code } = await pending(server);

  for (const otp of ["", "12345", "1234567", "12345a", " 123456", "١٢٣٤٥٦", "1".repeat(10_000)]) {
    expect((await ada.verify(otp)).status, otp.slice(0, 20)).toBe(400);
  }

  expect((await ada.verify(code)).status).toBe(200);
});

test.runIf(runsOnce)(
  "a code that is no text is asked for beside its field, whichever call it was for",
  async ({ server }) => {
    const ada = await createRegistered(server);
    const sentence = "Please enter the code";

    const answers = [
      await ada.post("/auth/verify-email-otp", { otp: 123_456, emailId: ada.email, type: "signup" }),
      await ada.post("/auth/verify-otp", { otp: 123_456, token: "asked" }),
      await ada.post("/user/email/confirm", { otp: 123_456, token: "asked" }),
      await ada.post("/auth/verify-otp", { token: "asked" }),
    ];
    const nothing = await ada.post("/auth/verify-otp", []);

    for (const { body } of answers)
      expect(body).toMatchObject({ status: 400, message: sentence, fields: { otp: sentence } });
    expect(nothing.body).toMatchObject({ status: 400, message: "We couldn't read this request" });
  },
);

test("neither codes nor tokens nor passwords stand in the database", async ({ server }) => {
  const ada = await createRegistered(server);
  server.clock.advance(minuteMs);
  const { token: resetToken } = (await ada.post("/auth/forgot-password", { email: ada.email })).body;
  const code = await codeFor(server, ada.email);

  // The tables of the search index are included; the virtual table itself cannot be listed.
  const tables = (await server.database.db.introspection.getTables()).filter(({ name }) => name !== "memory_index");
  const dump = [];
  for (const { name } of tables)
    dump.push(
      await server.database.db
        .selectFrom(name as "jobs")
        .selectAll()
        .execute(),
    );

  const text = JSON.stringify(dump);
  // Between word boundaries: six digits alone may occur in any time or id.
  expect(text).not.toMatch(new RegExp(`(?<![\\w-])${code}(?![\\w-])`));
  for (const secret of [resetToken, ada.token, ada.refreshToken, "seven quiet swans"]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString("hex"));
    expect(text).not.toContain(Buffer.from(secret).toString("base64"));
  }
});
