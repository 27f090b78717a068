import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { sql } from "kysely";
import { expect, inject } from "vitest";

import { createDevice, recordingLike } from "#testing/asker.ts";
import { workImports } from "#testing/imports.ts";
import { journal } from "#testing/journal.ts";
import { codeFor, deliverAll, mailsTo } from "#testing/mailbox.ts";
import { photoLike } from "#testing/sample-media.ts";
import { test as base, type TestServer } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { createTus } from "#testing/tus.ts";
import { createVisitor, goodPassword, type Visitor } from "#testing/visitor.ts";

/** Production, as real accounts have it: the log of other modes shows every mail to developers. */
const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ NODE_ENV: "production" }),
});

const canary = "quillfeather";
const hourMs = 60 * 60_000;

/** A member whose name, addresses, words and files are in every place that we know of. */
async function fillLife(server: TestServer) {
  const ada = createVisitor(server, `${canary}-old@example.com`);
  await ada.signUp({ firstName: "Quillfeather", lastName: "Quillfeather" });
  await ada.verify();
  await moveTo(server, ada, `${canary}-new@example.com`);
  await deliverAll(server);
  await ada.post("/timeline/create", { startYear: 1990 });
  await askAround(server, ada);
  const { body } = await ada.get("/timeline");
  const tus = createTus(server, ada);
  const s3id = await tus.upload(photoLike(3000), { name: `${canary}.jpg`, type: "image/jpeg" });
  const words = { memoryTitle: `About ${canary}`, memoryDescription: `<p>${canary} in the text</p>` };
  const place = { timelineId: body.timeline._id, yearId: body.years[0]._id, month: 7 };
  await ada.post("/memories", { ...place, ...words, media: [{ s3id }] }, { "idempotency-key": "kept-for-a-day" });
  await bringAlong(server, ada);
  await ada.post("/archive", { key: "take-it-all" });
  await ada.post("/auth/login", { email: `${canary}-new@example.com`, password: "not this one" });
  await ada.post("/auth/forgot-password", { email: `${canary}-new@example.com` });
  const { accountId } = await server.database.db
    .selectFrom("accounts")
    .select("id as accountId")
    .executeTakeFirstOrThrow();
  return { ada, accountId };
}

async function moveTo(server: TestServer, ada: Visitor, email: string): Promise<void> {
  const asked = await ada.post("/user/email", { email, password: goodPassword });
  const otp = await codeFor(server, email);
  const changed = await ada.post("/user/email/confirm", { token: asked.body.token, otp });
  if (changed.status !== 200) throw new Error(changed.raw);
}

async function bringAlong(server: TestServer, ada: Visitor): Promise<void> {
  const text = `${canary} was there`;
  const file = journal([{ uuid: canary, creationDate: "1993-07-01T10:00:00Z", text }]);
  const uploadId = await createTus(server, ada).upload(file.bytes, {
    name: `${canary}.zip`,
    type: "",
    purpose: "import",
  });
  const begun = await ada.post("/imports", { format: "day-one", uploadIds: [uploadId] });
  await workImports(server.jobs);
  await ada.post(`/imports/${begun.body.import.id}/start`, { withoutYears: [], mark: null });
  await workImports(server.jobs);
}

/** One answer is received, another one is still in pieces. */
async function askAround(server: TestServer, ada: Visitor): Promise<void> {
  const wanted = { question: `Who was ${canary}?`, name: `Aunt ${canary}`, email: `aunt-${canary}@example.com` };
  const { ask } = (await ada.post("/asks", wanted)).body;
  const token = new URL(ask.url).pathname.replace("/s/ask/", "");
  const [sent, draft] = [createDevice(server, token), createDevice(server, token)];
  await sent.send([await sent.say("sound-one", recordingLike())], { text: `${canary} baked`, name: `Aunt ${canary}` });
  await draft.say("sound-one", recordingLike());
  await deliverAll(server);
}

/** Every column of every table that contains one of these signs, on either engine. */
async function tablesWith({ database }: TestServer, signs: RegExp): Promise<string[]> {
  const { db, engine } = database;
  const listed =
    engine === "postgres"
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table' and sql not like 'create virtual%'`;
  const { rows: tables } = await listed.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    if (rows.some((row) => signs.test(JSON.stringify(row)))) found.push(name);
  }
  return found;
}

async function filesWith({ folder }: TestServer, signs: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const found: string[] = [];
  for (const path of paths) {
    if (signs.test(path) || signs.test(await readFile(path, "latin1"))) found.push(path.slice(folder.length + 1));
  }
  return found;
}

async function sweep({ jobs }: TestServer): Promise<void> {
  const handler = jobs.handlers.find(({ job }) => job.name === "housekeeping.sweep");
  await handler?.run({}, { signal: new AbortController().signal });
}

test("with an account goes every word about it, everywhere, and at last its receipt", async ({ server, clock }) => {
  const { ada, accountId } = await fillLife(server);
  const signs = new RegExp(`${canary}|${accountId}`, "i");
  const before = { tables: await tablesWith(server, signs), files: await filesWith(server, signs) };

  const left = await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });
  const atOnce = { tables: await tablesWith(server, signs), files: await filesWith(server, signs) };
  await deliverAll(server);
  await server.database.scrub();
  const told = await mailsTo(server, `${canary}-new@example.com`);
  const receipts = await filesWith(server, signs);
  const blobs = await storedKeys(server.store);

  expect(left.status).toBe(200);
  expect(before.tables).toEqual(
    expect.arrayContaining(["accounts", "memories", "jobs", "imports", "exports", "asks", "ask_answers"]),
  );
  expect(before.files.filter((path) => path.startsWith("outbox"))).not.toEqual([]);
  expect(atOnce).toEqual({ tables: [], files: [] });
  expect(told).toHaveLength(1);
  expect(blobs).toEqual([]);
  expect(receipts).toEqual([expect.stringMatching(/^outbox\/[\w-]+\.eml$/)]);
  expect(await tablesWith(server, signs)).toEqual([]);

  clock.advance(25 * hourMs);
  await sweep(server);

  expect(await filesWith(server, signs)).toEqual([]);
  expect(await server.database.db.selectFrom("outbox").select("id").execute()).toEqual([]);
  expect(JSON.stringify(server.logger.lines)).not.toMatch(signs);
});

test("what the operator wrote about an account goes with it, and the log keeps nothing but the id", async ({
  server,
}) => {
  const ada = createVisitor(server, `${canary}@example.com`);
  await ada.signUp({ firstName: "Quillfeather" });
  await ada.verify();
  const command = { who: "olga", address: ada.email };
  const { operatorAccounts, accounts } = server.services;
  const { id = "" } = (await accounts.findByEmail(ada.email)) ?? {};
  await operatorAccounts.find(command);
  await operatorAccounts.startReset(command);
  await operatorAccounts.disable(command, `${canary} asked for it`);
  await operatorAccounts.enable(command);
  await operatorAccounts.endSessions(command);
  await deliverAll(server);
  await ada.logIn();
  const before = await tablesWith(server, new RegExp(canary, "i"));

  await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });

  const signs = new RegExp(canary, "i");
  expect(before).toContain("operator_reasons");
  expect(await tablesWith(server, signs)).toEqual([]);
  expect(await filesWith(server, signs)).toEqual([]);
  expect(await tablesWith(server, new RegExp(id))).toEqual(["operator_actions"]);
  expect(JSON.stringify(server.logger.lines)).not.toMatch(signs);
});

test("an address that was left is still told so when the account goes, and nothing of that stays", async ({
  server,
  clock,
}) => {
  const ada = createVisitor(server, `${canary}-old@example.com`);
  await ada.signUp({ firstName: "Quillfeather" });
  await ada.verify();
  await moveTo(server, ada, `${canary}-new@example.com`);

  await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });

  expect(await mailsTo(server, ada.email)).toMatchObject([{ subject: "Your email address was changed" }]);
  expect(await mailsTo(server, `${canary}-new@example.com`)).toHaveLength(1);
  clock.advance(25 * hourMs);
  await sweep(server);
  expect(await filesWith(server, new RegExp(canary, "i"))).toEqual([]);
});

test("a mail that is on its way while its account goes leaves nothing behind", async ({ server }) => {
  const ada = createVisitor(server, `${canary}@example.com`);
  await ada.signUp({ firstName: "Quillfeather" });
  await ada.verify();
  await ada.post("/auth/forgot-password", { email: ada.email });
  const waiting = await server.database.db.selectFrom("jobs").select("id").where("status", "=", "queued").execute();

  await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });
  const queued = await server.database.db.selectFrom("jobs").select("id").where("status", "=", "queued").execute();

  expect(waiting).not.toEqual([]);
  expect(waiting.filter(({ id }) => queued.some((job) => job.id === id))).toEqual([]);
  await deliverAll(server);
  expect(await mailsTo(server, ada.email)).toHaveLength(1);
});

test.runIf(inject("engine") === "sqlite")("codes, strikes and limits name nobody, even before", async ({ server }) => {
  const { accountId } = await fillLife(server);
  const hashed = ["one_time_codes", "code_strikes", "password_tries", "rate_limits", "outbox"] as const;

  for (const table of hashed) {
    const rows = await server.database.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows), table).not.toMatch(new RegExp(`${canary}|${accountId}`, "i"));
  }
});
