import { sql } from "kysely";
import { expect, test } from "vitest";

import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { createEmptyDatabase } from "#testing/test-databases.ts";

import { migrations } from "./all.ts";

test("memories that were there answer no question, and nobody has agreed to anything", async () => {
  const empty = await createEmptyDatabase();
  const database = openDatabase(empty.location);
  const { db } = database;
  await migrate(database, { migrations: migrations.filter(({ version }) => version < 7), nowMs: 1 });
  await sql`insert into accounts (id, email, status, password_hash, first_name, last_name, date_of_birth, version, created_at, updated_at)
    values ('a', 'a@example.com', 'active', '', 'A', 'B', '1958-03-09', 1, 1, 1)`.execute(db);
  await sql`insert into timelines (id, kind, created_at) values ('t', 'personal', 1)`.execute(db);
  await sql`insert into timeline_years (id, timeline_id, year) values ('y', 't', 1994)`.execute(db);
  await sql`insert into memories (id, timeline_id, year_id, author_id, month, title, description, month_description, version, created_at, updated_at)
    values ('m', 't', 'y', 'a', 7, 'One', '', '', 1, 1, 1)`.execute(db);

  await migrate(database, { migrations, nowMs: 2 });

  const memories = await db
    .selectFrom("memories")
    .select(["id", "prompt_text", "prompt_template", "prompt_bank_version"])
    .execute();
  const consents = await db.selectFrom("prompt_consents").selectAll().execute();
  const twice = sql`insert into favourites (account_id, year, category, updated_at)
    values ('a', 1994, 'song', 1), ('a', 1994, 'song', 2)`;
  await expect(twice.execute(db)).rejects.toThrow(/unique/i);
  const unknown = sql`insert into favourites (account_id, year, category, updated_at) values ('a', 1994, 'film', 1)`;
  await expect(unknown.execute(db)).rejects.toThrow(/check/i);
  await database.close();
  await empty.remove();
  expect(memories).toEqual([{ id: "m", prompt_text: null, prompt_template: null, prompt_bank_version: null }]);
  expect(consents).toEqual([]);
});
