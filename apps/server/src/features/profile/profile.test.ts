import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, inject } from "vitest";

import { codeFor, deliverAll, mailsTo } from "#testing/mailbox.ts";
import { runsOnce, test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, createVisitor, goodPassword, type Visitor } from "#testing/visitor.ts";

const minuteMs = 60_000;
const newPassword = "nine loud geese";

test("parts of the profile change alone and survive", async ({ server }) => {
  const ada = await createRegistered(server);

  const answer = await ada.put("/user/profile", { firstName: " Augusta ", isReflectionPrompt: false });
  await ada.put("/user/profile", { dateOfBirth: "1958-03-10T00:00:00.000Z" });
  await ada.put("/user/profile", { cityName: "A village without a name" });

  expect(answer.body).toEqual({
    status: 200,
    message: "Profile updated successfully",
    statusCode: 200,
    statusMessage: "Profile updated successfully",
  });
  expect((await ada.get("/user/details")).body.userDetails).toMatchObject({
    firstName: "Augusta",
    lastName: "Marsh",
    dateOfBirth: "1958-03-10T00:00:00.000Z",
    cityName: "A village without a name",
    cityId: null,
    isReflectionPrompt: false,
  });
});

test("a city of the list brings its own name, an unknown one is refused", async ({ server }) => {
  const ada = await createRegistered(server);
  const { db } = server.database;
  await db
    .insertInto("cities")
    .values({
      id: "2745912",
      name: "Utrecht",
      region: "Utrecht",
      country: "The Netherlands",
      country_code: "NL",
      population: 1,
    })
    .execute();

  await ada.put("/user/profile", { cityId: "2745912", cityName: "Something else" });
  const unknown = await ada.put("/user/profile", { cityId: "1" });

  expect((await ada.get("/user/details")).body.userDetails).toMatchObject({ cityId: "2745912", cityName: "Utrecht" });
  expect(unknown.body).toMatchObject({ statusCode: 400, fields: { cityId: "We can't find this city" } });
});

test.runIf(runsOnce)("a change that breaks a rule changes nothing", async ({ server }) => {
  const ada = await createRegistered(server);
  const before = (await ada.get("/user/details")).body.userDetails;
  const bad = [
    { firstName: "" },
    { firstName: "Augusta", lastName: "x".repeat(101) },
    { firstName: "Augusta", dateOfBirth: "2015-01-01" },
    { firstName: "Augusta", dateOfBirth: "2001-02-31" },
    { firstName: "Augusta", cityId: "1" },
    { isReflectionPrompt: "no" },
    { language: "tlh" },
  ];

  for (const change of bad) expect((await ada.put("/user/profile", change)).status).toBe(400);

  expect((await ada.get("/user/details")).body.userDetails).toEqual(before);
});

test.runIf(runsOnce)(
  "who is too young by a new date of birth is told so, and nothing of registering",
  async ({ server }) => {
    const ada = await createRegistered(server);

    const { body } = await ada.put("/user/profile", { dateOfBirth: "2015-01-01" });

    expect(body).toMatchObject({ status: 400, fields: { dateOfBirth: "You must be at least 13 years old" } });
  },
);

const nobodysToChange = { id: "other", email: "new@example.com", status: "disabled", version: 7, plan: "keeper" };

test.runIf(runsOnce)("fields that are nobody's to change are ignored beside others", async ({ server }) => {
  const ada = await createRegistered(server);
  const before = (await ada.get("/user/details")).body.userDetails;

  const answer = await ada.put("/user/profile", { ...nobodysToChange, firstName: "Augusta" });

  expect(answer.status).toBe(200);
  expect((await ada.get("/user/details")).body.userDetails).toEqual({ ...before, firstName: "Augusta" });
});

test.runIf(runsOnce)("a change of nothing that can be changed is not called one", async ({ server }) => {
  const ada = await createRegistered(server);
  const before = (await ada.get("/user/details")).body.userDetails;

  const answers = [await ada.put("/user/profile", nobodysToChange), await ada.put("/user/profile", {})];

  for (const { body } of answers) expect(body).toMatchObject({ status: 400, message: "There's nothing to change" });
  expect((await ada.get("/user/details")).body.userDetails).toEqual(before);
});

test("a new password needs the old one, follows the rules, ends the other sessions and is told by mail", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const elsewhere = createVisitor(server, ada.email);
  await elsewhere.logIn();

  const noOld = await ada.put("/user/profile", { password: newPassword });
  const wrongOld = await ada.put("/user/profile", { oldPassword: "wrong password", password: newPassword });
  const short = await ada.put("/user/profile", { oldPassword: goodPassword, password: "short" });
  const changed = await ada.put("/user/profile", { oldPassword: goodPassword, password: newPassword });

  expect(noOld.body).toMatchObject({ statusCode: 400, statusMessage: "Old password is required" });
  expect(wrongOld.body).toMatchObject({ statusCode: 400, statusMessage: "The old password isn't right" });
  expect(short.body.statusMessage).toBe("Password must be at least 8 characters long");
  expect(changed.status).toBe(200);
  expect((await ada.get("/auth/verify")).status).toBe(200);
  expect((await elsewhere.get("/auth/verify")).status).toBe(401);
  expect((await elsewhere.refresh()).status).toBe(401);
  expect((await mailsTo(server, ada.email)).at(-1)?.subject).toMatch(/password/i);
  expect((await elsewhere.logIn(newPassword)).status).toBe(200);
});

test("the address changes by a code sent to the new one, and the old one is told", async ({ server }) => {
  const ada = await createRegistered(server);
  const fresh = createVisitor(server).email;

  const { token } = (await ada.post("/user/email", { email: fresh, password: goodPassword })).body;
  const otp = await codeFor(server, fresh);
  const confirmed = await ada.post("/user/email/confirm", { token, otp });

  expect(confirmed.body).toMatchObject({ statusCode: 200, userDetails: { email: fresh } });
  expect((await mailsTo(server, ada.email)).at(-1)?.subject).toMatch(/address/i);
  expect((await createVisitor(server, fresh).logIn()).status).toBe(200);
  expect((await createVisitor(server, ada.email).logIn()).status).toBe(401);
});

test("an address that somebody else has gets no code, and the answer does not say so", async ({ server }) => {
  const ada = await createRegistered(server);
  const ben = await createRegistered(server);
  server.clock.advance(minuteMs);

  const taken = await ada.post("/user/email", { email: ben.email, password: goodPassword });
  const free = await ada.post("/user/email", { email: createVisitor(server).email, password: goodPassword });

  expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
  expect((await mailsTo(server, ben.email)).at(-1)?.subject).toMatch(/already/i);
});

test("a code for an address works only for the account that asked, with its password", async ({ server }) => {
  const ada = await createRegistered(server);
  const ben = await createRegistered(server);
  const fresh = createVisitor(server).email;
  const refused = await ada.post("/user/email", { email: fresh, password: "wrong password" });
  const { token } = (await ada.post("/user/email", { email: fresh, password: goodPassword })).body;
  const otp = await codeFor(server, fresh);

  const byBen = await ben.post("/user/email/confirm", { token, otp });

  expect(refused.body).toMatchObject({ statusCode: 400, fields: { password: "The password isn't right" } });
  expect(byBen.status).toBe(400);
  expect((await ada.post("/user/email/confirm", { token, otp })).status).toBe(200);
});

test("leaving asks for the password first and the reason second", async ({ server }) => {
  const ada = await createRegistered(server);

  for (const path of ["/user/delete", "/user/deactivate"]) {
    const nothing = await ada.post(path, { password: "", reasonForLeaving: "" });
    const noReason = await ada.post(path, { password: goodPassword, reasonForLeaving: " " });
    const wrong = await ada.post(path, { password: "wrong password", reasonForLeaving: "Done" });
    expect(nothing.body.statusMessage).toBe("Password is required");
    expect(noReason.body.statusMessage).toBe("Reason is required");
    expect(wrong.body).toMatchObject({ statusCode: 400, statusMessage: "The password isn't right" });
  }
  expect((await ada.get("/auth/verify")).status).toBe(200);
});

test.runIf(runsOnce)("five wrong passwords on the way out have to wait too", async ({ server }) => {
  const ada = await createRegistered(server);
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1) {
    statuses.push((await ada.post("/user/delete", { password: "wrong password", reasonForLeaving: "Done" })).status);
  }

  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test("a deactivated account is out at once and nothing of it is lost", async ({ server }) => {
  const ada = await createRegistered(server);

  const answer = await ada.post("/user/deactivate", { password: goodPassword, reasonForLeaving: "A pause" });

  expect(answer.body).toEqual({ statusCode: 200, statusMessage: "Account deactivated successfully" });
  expect((await ada.get("/auth/verify")).status).toBe(401);
  expect((await ada.refresh()).status).toBe(401);
  expect(await server.services.accounts.findByEmail(ada.email)).toMatchObject({
    status: "deactivated",
    firstName: "Ada",
  });
});

async function createCanary(server: TestServer): Promise<Visitor> {
  const ada = createVisitor(server, "canary-7f3a9c@example.com");
  await ada.signUp({ firstName: "Canary7f3a9c", cityName: "Canaryville7f3a9c" });
  await ada.verify();
  const account = await server.services.accounts.findByEmail(ada.email);
  const { db } = server.database;
  await db
    .insertInto("timelines")
    .values({ id: "t1", kind: "personal", personal_of: account?.id ?? "", name: "Canary7f3a9c", created_at: 1 })
    .execute();
  await db
    .insertInto("memberships")
    .values({ timeline_id: "t1", account_id: account?.id ?? "", role: "owner", created_at: 1 })
    .execute();
  return ada;
}

const deletion = { password: goodPassword, reasonForLeaving: "Canary7f3a9c says goodbye" };

test("a deleted account is gone at once, with its sessions and its timeline", async ({ server }) => {
  const ada = await createCanary(server);

  const answer = await ada.post("/user/delete", deletion);

  expect(answer.body).toEqual({ statusCode: 200, statusMessage: "Account deleted successfully" });
  expect((await ada.get("/auth/verify")).status).toBe(401);
  expect((await ada.logIn()).status).toBe(401);
  expect(await server.database.db.selectFrom("timelines").selectAll().execute()).toEqual([]);
  expect((await mailsTo(server, ada.email)).at(-1)?.subject).toMatch(/delet|gone|erased/i);
});

test("a second registration of a deleted account is forgotten with it", async ({ server }) => {
  const ada = await createCanary(server);
  server.clock.advance(61_000);
  await ada.signUp({ firstName: "Canary7f3a9c" });
  const { db } = server.database;
  const before = await db.selectFrom("pending_registrations").select("email").execute();

  await ada.post("/user/delete", deletion);

  expect(before).toEqual([{ email: ada.email }]);
  expect(await db.selectFrom("pending_registrations").select("email").execute()).toEqual([]);
});

test.runIf(inject("engine") === "sqlite")(
  "nothing of a deleted account stays in the files of the database",
  async ({ server }) => {
    const ada = await createCanary(server);
    await ada.post("/user/delete", deletion);
    await deliverAll(server);
    await server.database.scrub();

    const files = (await readdir(server.folder)).filter((name) => name.startsWith("lane.sqlite"));
    const bytes = await Promise.all(files.map((file) => readFile(join(server.folder, file), "latin1")));

    expect(files).toContain("lane.sqlite");
    expect(bytes.filter((text) => /canary\w*7f3a9c/i.test(text))).toEqual([]);
  },
);
