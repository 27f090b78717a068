import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { sql } from "kysely";
import { expect, inject } from "vitest";

import { test as base, type TestHouse } from "#testing/server-test.ts";
import { workImports } from "#testing/imports.ts";
import { journal } from "#testing/journal.ts";
import { codeFor, deliverAll, mailsTo } from "#testing/mailbox.ts";
import { photoLike } from "#testing/sample-media.ts";
import { createTus } from "#testing/tus.ts";
import { createVisitor, goodPassword, type Visitor } from "#testing/visitor.ts";

/** As real people have it: a log outside production shows whoever builds the product every mail. */
const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ NODE_ENV: "production" }),
});

const canary = "quillfeather";
const hourMs = 60 * 60_000;

/** Somebody whose name, addresses, words and files are in every place that we know of. */
async function fillLife(house: TestHouse) {
  const ada = createVisitor(house, `${canary}-old@example.com`);
  await ada.signUp({ firstName: "Quillfeather", lastName: "Quillfeather" });
  await ada.verify();
  await moveTo(house, ada, `${canary}-new@example.com`);
  await deliverAll(house);
  await ada.post("/timeline/create", { startYear: 1990 });
  const { body } = await ada.get("/timeline");
  const tus = createTus(house, ada);
  const s3id = await tus.upload(photoLike(3000), { name: `${canary}.jpg`, type: "image/jpeg" });
  const words = { memoryTitle: `About ${canary}`, memoryDescription: `<p>${canary} in the text</p>` };
  const place = { timelineId: body.timeline._id, yearId: body.years[0]._id, month: 7 };
  await ada.post("/memories", { ...place, ...words, media: [{ s3id }] }, { "idempotency-key": "kept-for-a-day" });
  await bringAlong(house, ada);
  await ada.post("/archive", { key: "take-it-all" });
  await ada.post("/auth/login", { email: `${canary}-new@example.com`, password: "not this one" });
  await ada.post("/auth/forgot-password", { email: `${canary}-new@example.com` });
  const { accountId } = await house.database.db
    .selectFrom("accounts")
    .select("id as accountId")
    .executeTakeFirstOrThrow();
  return { ada, accountId };
}

async function moveTo(house: TestHouse, ada: Visitor, email: string): Promise<void> {
  const asked = await ada.post("/user/email", { email, password: goodPassword });
  const otp = await codeFor(house, email);
  const changed = await ada.post("/user/email/confirm", { token: asked.body.token, otp });
  if (changed.status !== 200) throw new Error(changed.raw);
}

async function bringAlong(house: TestHouse, ada: Visitor): Promise<void> {
  const text = `${canary} was there`;
  const file = journal([{ uuid: canary, creationDate: "1993-07-01T10:00:00Z", text }]);
  const uploadId = await createTus(house, ada).upload(file.bytes, {
    name: `${canary}.zip`,
    type: "",
    purpose: "import",
  });
  const begun = await ada.post("/imports", { format: "day-one", uploadIds: [uploadId] });
  await workImports(house.jobs);
  await ada.post(`/imports/${begun.body.import.id}/start`, { withoutYears: [], mark: null });
  await workImports(house.jobs);
}

/** Every column of every table that names one of these, on either engine. */
async function tablesWith({ database }: TestHouse, signs: RegExp): Promise<string[]> {
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

async function filesWith({ folder }: TestHouse, signs: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const found: string[] = [];
  for (const path of paths) {
    if (signs.test(path) || signs.test(await readFile(path, "latin1"))) found.push(path.slice(folder.length + 1));
  }
  return found;
}

async function sweep({ jobs }: TestHouse): Promise<void> {
  const handler = jobs.handlers.find(({ job }) => job.name === "housekeeping.sweep");
  await handler?.run({}, { signal: new AbortController().signal });
}

test("with an account goes every word about it, everywhere, and at last its receipt", async ({ house, clock }) => {
  const { ada, accountId } = await fillLife(house);
  const signs = new RegExp(`${canary}|${accountId}`, "i");
  const before = { tables: await tablesWith(house, signs), files: await filesWith(house, signs) };

  const left = await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });
  const atOnce = { tables: await tablesWith(house, signs), files: await filesWith(house, signs) };
  await deliverAll(house);
  await house.database.scrub();
  const told = await mailsTo(house, `${canary}-new@example.com`);
  const receipts = await filesWith(house, signs);

  expect(left.status).toBe(200);
  expect(before.tables).toEqual(expect.arrayContaining(["accounts", "memories", "jobs", "imports", "makings"]));
  expect(before.files.filter((path) => path.startsWith("outbox"))).not.toEqual([]);
  expect(atOnce).toEqual({ tables: [], files: [] });
  expect(told).toHaveLength(1);
  expect(receipts).toEqual([expect.stringMatching(/^outbox\/[\w-]+\.eml$/)]);
  expect(await tablesWith(house, signs)).toEqual([]);

  clock.advance(25 * hourMs);
  await sweep(house);

  expect(await filesWith(house, signs)).toEqual([]);
  expect(await house.database.db.selectFrom("outbox").select("id").execute()).toEqual([]);
  expect(JSON.stringify(house.logger.lines)).not.toMatch(signs);
});

test("an address that was left is still told so when the account goes, and nothing of that stays", async ({
  house,
  clock,
}) => {
  const ada = createVisitor(house, `${canary}-old@example.com`);
  await ada.signUp({ firstName: "Quillfeather" });
  await ada.verify();
  await moveTo(house, ada, `${canary}-new@example.com`);

  await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });

  expect(await mailsTo(house, ada.email)).toMatchObject([{ subject: "Your email address was changed" }]);
  expect(await mailsTo(house, `${canary}-new@example.com`)).toHaveLength(1);
  clock.advance(25 * hourMs);
  await sweep(house);
  expect(await filesWith(house, new RegExp(canary, "i"))).toEqual([]);
});

test("a mail that is on its way while its account goes leaves nothing behind", async ({ house }) => {
  const ada = createVisitor(house, `${canary}@example.com`);
  await ada.signUp({ firstName: "Quillfeather" });
  await ada.verify();
  await ada.post("/auth/forgot-password", { email: ada.email });
  const waiting = await house.database.db.selectFrom("jobs").select("id").where("status", "=", "queued").execute();

  await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });
  const queued = await house.database.db.selectFrom("jobs").select("id").where("status", "=", "queued").execute();

  expect(waiting).not.toEqual([]);
  expect(waiting.filter(({ id }) => queued.some((job) => job.id === id))).toEqual([]);
  await deliverAll(house);
  expect(await mailsTo(house, ada.email)).toHaveLength(1);
});

test.runIf(inject("engine") === "sqlite")("codes, strikes and limits name nobody, even before", async ({ house }) => {
  const { accountId } = await fillLife(house);
  const hashed = ["one_time_codes", "code_strikes", "password_tries", "rate_limits", "outbox"] as const;

  for (const table of hashed) {
    const rows = await house.database.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows), table).not.toMatch(new RegExp(`${canary}|${accountId}`, "i"));
  }
});
