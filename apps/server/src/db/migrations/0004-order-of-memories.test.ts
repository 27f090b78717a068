import { sql } from "kysely";
import { expect, test } from "vitest";

import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { createEmptyDatabase } from "#testing/test-databases.ts";

import { migrations } from "./all.ts";

const before = migrations.filter(({ version }) => version < 4);
const after = migrations.filter(({ version }) => version <= 4);

test("memories that were there get their place in the order, and timelines their owner", async () => {
  const empty = await createEmptyDatabase();
  const database = openDatabase(empty.location);
  const { db } = database;
  await migrate(database, { migrations: before, nowMs: 1 });
  await sql`insert into accounts (id, email, status, password_hash, first_name, last_name, date_of_birth, version, created_at, updated_at)
    values ('a', 'a@example.com', 'active', '', 'A', 'B', '1958-03-09', 1, 1, 1)`.execute(db);
  await sql`insert into timelines (id, kind, created_at) values ('t', 'personal', 1), ('v', 'vault', 1)`.execute(db);
  await sql`insert into memberships (timeline_id, account_id, role, created_at)
    values ('t', 'a', 'owner', 1), ('v', 'a', 'owner', 1)`.execute(db);
  await sql`insert into timeline_years (id, timeline_id, year) values ('y1', 't', 1994), ('y2', 't', 1995)`.execute(db);
  await sql`insert into memories (id, timeline_id, year_id, author_id, month, day, title, description, month_description, version, created_at, updated_at)
    values ('m1', 't', 'y1', 'a', 7, 4, 'One', '', '', 1, 1, 1), ('m2', 't', 'y2', 'a', 12, null, 'Two', '', '', 1, 1, 1)`.execute(
    db,
  );

  await migrate(database, { migrations: after, nowMs: 2 });

  const memories = await db.selectFrom("memories").select(["id", "happened_on", "is_quiet"]).orderBy("id").execute();
  const timelines = await db
    .selectFrom("timelines")
    .select(["id", "personal_of", "start_year"])
    .orderBy("id")
    .execute();
  const second = sql`insert into timelines (id, kind, personal_of, created_at) values ('t2', 'personal', 'a', 1)`;
  await expect(second.execute(db)).rejects.toThrow(/unique/i);
  await database.close();
  await empty.remove();
  expect(memories).toEqual([
    { id: "m1", happened_on: 19_940_704, is_quiet: 0 },
    { id: "m2", happened_on: 19_951_299, is_quiet: 0 },
  ]);
  expect(timelines).toEqual([
    { id: "t", personal_of: "a", start_year: 1994 },
    { id: "v", personal_of: null, start_year: null },
  ]);
});
