import { sql } from "kysely";
import { expect, test } from "vitest";

import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { createEmptyDatabase } from "#testing/test-databases.ts";

import { migrations } from "./all.ts";

test("jobs that wait in an older database are found by what they are about and by whose they are", async () => {
  const empty = await createEmptyDatabase();
  const database = openDatabase(empty.location);
  const { db } = database;
  await migrate(database, { migrations: migrations.filter(({ version }) => version < 17), nowMs: 1 });
  const payloads = [
    { mailId: "mail" },
    { fileId: "file" },
    { makingId: "making", accountId: "ada" },
    { accountId: "ada", importId: "import", left: 7 },
    { sealed: "…", about: ["address", "account"] },
    { sealed: "…", about: ["address"] },
    { sealed: "…", about: [] },
    { sealed: "…" },
    { keys: ["blob"] },
    {},
  ];
  for (const [index, payload] of payloads.entries()) {
    await sql`insert into jobs (id, name, payload, status, run_at, attempts, created_at)
      values (${`${index}`}, 'any', ${JSON.stringify(payload)}, 'queued', 1, 0, 1)`.execute(db);
  }

  await migrate(database, { migrations, nowMs: 2 });

  const jobs = await db.selectFrom("jobs").select(["subject", "owner"]).orderBy("id").execute();
  await database.close();
  await empty.remove();
  expect(jobs).toEqual([
    { subject: "mail", owner: null },
    { subject: "file", owner: null },
    { subject: "making", owner: "ada" },
    { subject: "import", owner: "ada" },
    { subject: "address", owner: "account" },
    { subject: "address", owner: null },
    { subject: null, owner: null },
    { subject: null, owner: null },
    { subject: null, owner: null },
    { subject: null, owner: null },
  ]);
});
