import { sql } from "kysely";
import { expect, test } from "vitest";

import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { createEmptyDatabase } from "#testing/test-databases.ts";

import { migrations } from "./all.ts";

test("a registration that waits keeps its code and its token, and others may wait beside it", async () => {
  const empty = await createEmptyDatabase();
  const database = openDatabase(empty.location);
  const { db } = database;
  await migrate(database, { migrations: migrations.filter(({ version }) => version < 14), nowMs: 1 });
  await sql`insert into pending_registrations (email, code_id, password_hash, first_name, last_name, date_of_birth, city_name, expires_at)
    values ('a@example.com', 'c', 'hash', 'A', 'B', '1958-03-09', 'Utrecht', 86400001)`.execute(db);

  await migrate(database, { migrations, nowMs: 2 });
  await sql`insert into pending_registrations (id, email, code_id, password_hash, first_name, last_name, date_of_birth, city_name, created_at, expires_at)
    values ('second', 'a@example.com', 'd', 'other', 'A', 'B', '1958-03-09', 'Utrecht', 2, 3)`.execute(db);

  const waiting = await db
    .selectFrom("pending_registrations")
    .select(["id", "code_id", "password_hash", "created_at", "expires_at"])
    .orderBy("created_at")
    .execute();
  await database.close();
  await empty.remove();
  expect(waiting).toEqual([
    // The token of a registration is made from its id, and was made from the hash of its password.
    { id: "hash", code_id: "c", password_hash: "hash", created_at: 1, expires_at: 86_400_001 },
    { id: "second", code_id: "d", password_hash: "other", created_at: 2, expires_at: 3 },
  ]);
});
