import { expect } from "vitest";

import { makeSignInLink, endOperatorSessions } from "#app/admin-page-sessions.ts";
import { StartupError } from "#lib/app-error.ts";
import { runJob } from "#testing/mailbox.ts";
import { openOperatorPage, operatorTest, overviewOf, signInLink } from "#testing/operator-page.ts";
import { test } from "#testing/server-test.ts";
import { createRegistered } from "#testing/visitor.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const calls = [
  ["POST", "sign-in"],
  ["POST", "sign-out"],
  ["GET", "overview"],
  ["POST", "jobs/retry"],
] as const;

test("while the page is off, its calls are answered like any that does not exist, and no link is made", async ({
  server,
}) => {
  const code = await server.services.operatorSessions.createLink("olga");
  const lost = (await server.app.inject("/api/nowhere")).json();

  for (const [method, call] of calls) {
    const payload = method === "POST" ? { code } : undefined;
    const answer = await server.app.inject({ method, url: `/api/operator/${call}`, ...(payload ? { payload } : {}) });
    expect(answer.statusCode, call).toBe(404);
    expect({ ...answer.json(), requestId: "" }).toEqual({ ...lost, requestId: "" });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  const { services, config } = server;
  await expect(makeSignInLink({ services, who: "olga" }, config)).rejects.toThrow(StartupError);
});

operatorTest("a link opens the page once, and stays in the log with who made it", async ({ server }) => {
  const page = await openOperatorPage(server);
  const overview = await page.overview();

  expect(overview.status).toBe(200);
  expect(overview.body.installation).toMatchObject({ signedInBy: "olga", version: server.config.version });
  expect(page.cookie).toMatch(/^lane-operator=[\w-]{43}$/);
  expect(page.setCookie).toBe(`${page.cookie}; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict`);
  const again = await page.signInAgain();
  expect(again.statusCode).toBe(401);
  expect(again.json().message).toBe(
    "This link has expired or was already used. Run npm run admin -- sign-in for a new one",
  );
  const actions = await server.database.db.selectFrom("operator_actions").select(["who", "action"]).execute();
  expect(actions).toEqual([
    { who: "olga", action: "sign-in-link" },
    { who: "olga", action: "sign-in" },
  ]);
});

operatorTest("of two who come with the same link at once, one gets in", async ({ server }) => {
  const code = await signInLink(server);
  const answers = await Promise.all(
    [1, 2, 3].map(() => server.app.inject({ method: "POST", url: "/api/operator/sign-in", payload: { code } })),
  );

  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 401, 401]);
});

operatorTest("a link lasts ten minutes, a session twelve hours", async ({ server, clock }) => {
  const late = await signInLink(server);
  clock.advance(10 * minuteMs);
  const tooLate = await server.app.inject({ method: "POST", url: "/api/operator/sign-in", payload: { code: late } });
  const page = await openOperatorPage(server);
  clock.advance(12 * hourMs - 1);
  const still = await page.overview();
  clock.advance(1);
  const over = await page.overview();
  await runJob(server, "housekeeping.sweep");

  expect(tooLate.statusCode).toBe(401);
  expect([still.status, over.status]).toEqual([200, 401]);
  expect(await server.database.db.selectFrom("operator_sessions").select("id").execute()).toEqual([]);
});

operatorTest("what was made before the clock was set back opens nothing and is removed", async ({ server, clock }) => {
  clock.advance(100 * hourMs);
  const code = await signInLink(server);
  const page = await openOperatorPage(server);
  clock.advance(-100 * hourMs);

  expect((await page.overview()).status).toBe(401);
  const answer = await server.app.inject({ method: "POST", url: "/api/operator/sign-in", payload: { code } });
  expect(answer.statusCode).toBe(401);
  await runJob(server, "housekeeping.sweep");
  expect(await server.database.db.selectFrom("operator_sessions").select("id").execute()).toEqual([]);
});

operatorTest("wrong codes are refused with one sentence, and counted", async ({ server }) => {
  const answers = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const payload = { code: `wrong-${attempt}` };
    answers.push(await server.app.inject({ method: "POST", url: "/api/operator/sign-in", payload }));
  }

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(answers[0]?.headers["set-cookie"]).toBeUndefined();
});

operatorTest("only hashes of the link and of the session are stored", async ({ server }) => {
  const code = await signInLink(server);
  const page = await openOperatorPage(server);

  const stored = JSON.stringify(await server.database.db.selectFrom("operator_sessions").selectAll().execute());
  expect(stored).toContain("olga");
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(page.cookie.split("=")[1]);
});

operatorTest("signing out ends the session, and the command ends all sessions and links", async ({ server }) => {
  const one = await openOperatorPage(server);
  const other = await openOperatorPage(server);
  const code = await signInLink(server);

  expect((await one.send("sign-out", {})).statusCode).toBe(200);
  expect([(await one.overview()).status, (await other.overview()).status]).toEqual([401, 200]);
  const lines = await endOperatorSessions({ services: server.services, who: "olga" });
  expect(lines.join()).toContain("ended: 2");
  expect((await other.overview()).status).toBe(401);
  const answer = await server.app.inject({ method: "POST", url: "/api/operator/sign-in", payload: { code } });
  expect(answer.statusCode).toBe(401);
});

operatorTest("other sites may not call, even with the cookie", async ({ server }) => {
  const page = await openOperatorPage(server);
  const headers = { cookie: page.cookie };

  for (const foreign of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://elsewhere.example" },
  ]) {
    const url = "/api/operator/overview";
    expect((await server.app.inject({ url, headers: { ...headers, ...foreign } })).statusCode).toBe(403);
  }
  const own = { "sec-fetch-site": "same-origin", origin: "http://localhost:3000" };
  expect((await server.app.inject({ url: "/api/operator/overview", headers: { ...headers, ...own } })).statusCode).toBe(
    200,
  );
});

operatorTest("a member's token opens nothing, and an operator's cookie nothing of members", async ({ server }) => {
  const ada = await createRegistered(server);
  const page = await openOperatorPage(server);

  expect((await ada.get("/operator/overview")).status).toBe(401);
  const answer = await server.app.inject({ url: "/api/user/details", headers: { cookie: page.cookie } });
  expect(answer.statusCode).toBe(401);
});

const withHttps = operatorTest.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ OPERATOR_PAGE: "on", BASE_URL: "https://lane.example" }),
});

withHttps("over TLS the cookie can be set by this host alone", async ({ server }) => {
  const page = await openOperatorPage(server);

  expect(page.setCookie).toMatch(/^__Host-lane-operator=.*; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  expect((await page.overview()).status).toBe(200);
});

operatorTest("nothing that a member has written and no address is in what the page reads", async ({ server }) => {
  const ada = await createWriter(server);
  await ada.write(await setTimeline(ada), {
    memoryTitle: "Canary in a title",
    memoryDescription: "<p>Canary in a text</p>",
  });
  await server.services.outbox.post({ to: ada.email, subject: "Canary", text: "Canary", html: "<p>Canary</p>" });
  const job = await server.jobs.source.claim(["outbox.deliver-mail"], 1000);
  await server.jobs.source.giveUp(job?.id ?? "", `MailError: 550 Canary is unknown here: ${ada.email}`);
  server.services.errorCounts.count({ kind: "MailError", place: "outbox.deliver-mail" });
  await server.services.errorCounts.flush();

  const text = (await (await openOperatorPage(server)).overview()).text;

  expect(text).toContain("MailError");
  expect(text).toContain("outbox.deliver-mail");
  expect(text).not.toContain("Canary");
  expect(text).not.toContain("@");
  expect(text).not.toContain(ada.email.split("@")[0]);
});

operatorTest("what needs attention is said with what to do about it", async ({ server, clock }) => {
  const { email } = await createRegistered(server);
  await server.services.outbox.post({ to: email, subject: "Hello", text: "Hello", html: "<p>Hello</p>" });
  clock.advance(48 * hourMs);

  const { findings, ...rest } = overviewOf(await (await openOperatorPage(server)).overview());
  const { backups, database, disks, queue, mail } = rest;

  expect(backups).toMatchObject({ backup: { lastGoodAt: null, isLate: true } });
  expect(findings.find(({ check }) => check === "waiting mail")).toMatchObject({
    state: "attention",
    says: "1 mails wait to be sent, the oldest for 2 days; after an hour of tries a mail is given up.",
    todo: "See that the server runs and that the line about mail is ok.",
  });
  expect(mail).toMatchObject({ transport: "folder", waiting: 1, oldestAt: clock.now() - 48 * hourMs });
  expect(findings.find(({ check }) => check === "database")?.state).toBe("ok");
  expect(database.engine).toBe(server.database.engine);
  expect(disks[0]?.freeBytes).toBeGreaterThan(0);
  expect(queue).toEqual({ waiting: 1, running: 0, failed: 0, oldestDueAt: clock.now() - 48 * hourMs });
});
