import { expect } from "vitest";

import { StartupError } from "#lib/app-error.ts";
import { codeFor, mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, goodPassword, type Visitor } from "#testing/visitor.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

import { disableAccount, enableAccount, endSessions, findAccounts, startReset } from "./admin-accounts.ts";
import { grantPlan, listActions } from "./admin-commands.ts";

const by = ({ services }: TestServer) => ({ services, who: "olga" });
const commands = [findAccounts, disableAccount, enableAccount, endSessions, startReset];
const newPassword = "nine loud geese";

async function idOf({ services }: TestServer, { email }: Pick<Visitor, "email">): Promise<string> {
  return (await services.accounts.findByEmail(email))?.id ?? "";
}

/** The lines of the log without their moments. */
async function logOf(server: TestServer): Promise<string[]> {
  return (await listActions(server, [])).map((line) => line.slice("2026-05-15T12:00:00.000Z  ".length));
}

test("an account is found with its status, plan, dates and counts, and nothing of what is in it", async ({
  server,
}) => {
  const ada = await createWriter(server);
  await ada.write(await setTimeline(ada), { memoryTitle: "Canary", memoryDescription: "<p>A quillfeather.</p>" });
  await grantPlan(by(server), ["memory-keeper", "2026-06-01", ada.email]);
  server.clock.advance(1000);
  await disableAccount(by(server), [ada.email]);

  const lines = await findAccounts(by(server), [ada.email, "nobody@example.com"]);

  expect(lines).toEqual([
    ada.email,
    `    Account ${ada.accountId}, disabled, made 2026-05-15T12:00:00.000Z, language en`,
    "    Plan: memory-keeper (gift, until 2026-06-01T23:59:59.999Z)",
    "    Last seen 2026-05-15T12:00:00.000Z, sessions: 0",
    "    Memories: 1, files: 0 bytes",
    "nobody@example.com: there is no account with this address",
  ]);
});

test("an account without a product or a session is found as well", async ({ server }) => {
  const ada = await createRegistered(server);
  await ada.post("/auth/logout", {});
  server.clock.advance(40 * 24 * 60 * 60 * 1000);
  await server.database.db.deleteFrom("sessions").execute();

  const lines = (await findAccounts(by(server), [ada.email])).join("\n");

  expect(lines).toContain("Plan: free");
  expect(lines).toContain("Last seen not in the last 30 days, sessions: 0");
});

const included = test.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ BILLING: "included" }),
});

included("where everything is included, the plan says so", async ({ server }) => {
  const ada = await createRegistered(server);

  expect((await findAccounts(by(server), [ada.email])).join("\n")).toContain("Plan: everything is included");
});

test("every command does the same once more, and says so", async ({ server }) => {
  const ada = await createRegistered(server);
  const id = await idOf(server, ada);
  const said: string[] = [];

  for (const command of [disableAccount, disableAccount, enableAccount, enableAccount, endSessions, endSessions]) {
    said.push(...(await command(by(server), [ada.email])));
  }

  expect(said.map((line) => line.replace(`${ada.email}: `, ""))).toEqual([
    "disabled",
    "it was already disabled",
    "enabled",
    "it was not disabled",
    "logged out everywhere",
    "logged out everywhere",
  ]);
  expect(await logOf(server)).toEqual([
    `olga  disable  account ${id}`,
    `olga  disable  account ${id}  was already disabled`,
    `olga  enable  account ${id}`,
    `olga  enable  account ${id}  was not disabled`,
    `olga  end-sessions  account ${id}`,
    `olga  end-sessions  account ${id}`,
  ]);
});

test("an address is folded as the login folds it, and no other one is taken for it", async ({ server }) => {
  const ada = await createRegistered(server);
  const [name = "", domain = ""] = ada.email.split("@");
  const strangers = [
    `${name}\u200b@${domain}`,
    `${name}@ex\u0430mple.com`,
    `%@${domain}`,
    `${name}@${domain}\0`,
    `Ada <${ada.email}>`,
    "x".repeat(400),
    "' or 1=1 --",
    "",
  ];

  for (const command of commands) {
    for (const address of strangers) {
      expect(await command(by(server), [address])).toEqual([
        expect.stringMatching(/^[^\p{Cc}\p{Cf}]*: there is no account with this address$/u),
      ]);
    }
  }
  expect(await listActions(server, [])).toEqual(["Nothing is logged."]);
  expect((await ada.get("/user/details")).status).toBe(200);
  const shouted = `  ${ada.email.toUpperCase()} `;
  expect(await disableAccount(by(server), [shouted])).toEqual([`${shouted}: disabled`]);
  expect((await ada.get("/user/details")).status).toBe(401);
});

test("a command without its address, or with one too many, says how it is used and does nothing", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const ben = await createRegistered(server);

  for (const command of commands) await expect(command(by(server), [])).rejects.toThrow(StartupError);
  for (const command of [enableAccount, endSessions, startReset, disableAccount]) {
    await expect(command(by(server), [ada.email, ben.email])).rejects.toThrow(StartupError);
  }
  await expect(disableAccount(by(server), [ada.email, "x".repeat(501)])).rejects.toThrow("at most 500");
  for (const count of ["0", "-1", "many", "1e3"])
    await expect(listActions(server, [count])).rejects.toThrow(StartupError);

  expect((await ada.get("/user/details")).status).toBe(200);
  expect(await listActions(server, [])).toEqual(["Nothing is logged."]);
});

test("the reason of a disabled account is in the log, on one line, and nowhere else", async ({ server }) => {
  const ada = await createRegistered(server);

  await disableAccount(by(server), [ada.email, "sent", "spam\u001b[2J\n\u202eto", "many"]);

  expect(await logOf(server)).toEqual([`olga  disable  account ${await idOf(server, ada)}  “sent spam [2J to many”`]);
  expect((await ada.logIn()).raw).not.toContain("spam");
  expect(JSON.stringify(server.logger.lines)).not.toContain("spam");
});

test("ending the sessions of an account logs it out everywhere at once, and its password still opens it", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const { refreshToken } = ada;

  await endSessions(by(server), [ada.email]);

  expect((await ada.get("/user/details")).status).toBe(401);
  expect((await ada.refresh(refreshToken)).status).toBe(401);
  expect((await ada.logIn()).status).toBe(200);
});

/** What the mailed link carries behind its #. */
async function linkFor(server: TestServer, { email }: Pick<Visitor, "email">) {
  const texts = (await mailsTo(server, email)).map(({ text }) => text);
  const [, fragment = ""] = /\/forgot-password\/verify-otp#(\S+)/.exec(texts.join("\n")) ?? [];
  const said = new URLSearchParams(fragment);
  return { otp: said.get("code") ?? "", token: said.get("request") ?? "", email: said.get("email") };
}

test("a reset is started for its owner alone: the link opens it, and no command shows it", async ({ server }) => {
  const ada = await createRegistered(server);
  const lines = await startReset(by(server), [ada.email]);
  const { otp, token, email } = await linkFor(server, ada);

  const before = await ada.get("/user/details");
  const proof = await ada.post("/auth/verify-otp", { otp, token });
  const { jwtToken } = proof.body;
  const reset = await ada.post("/auth/reset-password", { jwtToken, newPassword });
  const again = await ada.post("/auth/verify-otp", { otp, token });

  expect(lines).toEqual([`${ada.email}: the server sends a link for a new password, which works for 10 minutes`]);
  expect(otp).toMatch(/^[\w-]{43}$/);
  expect(email).toBe(ada.email);
  expect([before.status, reset.status, again.status]).toEqual([200, 200, 400]);
  expect((await ada.logIn(goodPassword)).status).toBe(401);
  expect((await ada.logIn(newPassword)).status).toBe(200);
  const stored = await server.database.db.selectFrom("operator_actions").selectAll().execute();
  expect(JSON.stringify([stored, server.logger.lines])).not.toContain(otp);
});

test("a reset that was started ends the code that its owner had asked for, and is limited like one", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const asked = (await ada.post("/auth/forgot-password", { email: ada.email })).body;
  const own = await codeFor(server, ada.email);
  server.clock.advance(10_000);

  await startReset(by(server), [ada.email]);
  const tooSoon = await startReset(by(server), [ada.email]);

  expect((await ada.post("/auth/verify-otp", { otp: own, token: asked.token })).status).toBe(400);
  expect(tooSoon).toEqual([`${ada.email}: Please wait 10 seconds before asking for another code`]);
  expect((await mailsTo(server, ada.email)).map(({ subject }) => subject)).toEqual([
    "Confirm your email address",
    "Your code to reset your password",
    "Your link to choose a new password",
  ]);
  const id = await idOf(server, ada);
  expect(await logOf(server)).toEqual([
    `olga  start-reset  account ${id}`,
    `olga  start-reset  account ${id}  not sent: too many codes`,
  ]);
});

test("the link of one account does nothing with the request of another, nor after ten minutes", async ({ server }) => {
  const [ada, ben] = [await createRegistered(server), await createRegistered(server)];
  for (const one of [ada, ben]) await startReset(by(server), [one.email]);
  const [adas, bens] = [await linkFor(server, ada), await linkFor(server, ben)];

  const crossed = await ada.post("/auth/verify-otp", { otp: adas.otp, token: bens.token });
  server.clock.advance(10 * 60_000);
  const late = await ada.post("/auth/verify-otp", { otp: adas.otp, token: adas.token });

  expect([crossed.status, late.status]).toEqual([400, 400]);
});

test("the log gives the newest lines, as many as are asked for, the last one at the end", async ({ server }) => {
  const ada = await createRegistered(server);
  for (let step = 0; step < 60; step += 1) {
    server.clock.advance(1000);
    await endSessions({ ...by(server), who: `olga ${step}` }, [ada.email]);
  }

  const usual = await listActions(server, []);
  const three = await listActions(server, ["3"]);
  const all = await listActions(server, ["999999999"]);

  expect([usual.length, all.length]).toEqual([50, 60]);
  expect(three).toEqual(all.slice(-3));
  expect(three.at(-1)).toMatch(/^2026-05-15T12:01:00\.000Z {2}olga 59 {2}end-sessions {2}account [\da-f-]{36}$/);
});
