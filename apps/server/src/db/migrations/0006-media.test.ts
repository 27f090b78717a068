import { sql } from "kysely";
import { expect, test } from "vitest";

import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { createEmptyDatabase } from "#testing/test-databases.ts";

import { migrations } from "./all.ts";

test("pictures from before are kept, and prepared anew by a job each", async () => {
  const empty = await createEmptyDatabase();
  const database = openDatabase(empty.location);
  const { db } = database;
  await migrate(database, { migrations: migrations.filter(({ version }) => version < 6), nowMs: 1 });
  await sql`
    insert into accounts (id, email, status, password_hash, first_name, last_name, date_of_birth, version, created_at, updated_at)
    values ('ada', 'ada@example.com', 'active', '', 'Ada', 'Marsh', '1958-03-09', 1, 1, 1)`.execute(db);
  await sql`
    insert into files (id, account_id, store_key, shown_key, sha256, bytes, content_type, created_at)
    values ('photo', 'ada', 'original', 'shown', 'hash', 7, 'image/jpeg', 5)`.execute(db);

  await migrate(database, { migrations, nowMs: 9 });

  const files = await db.selectFrom("files").selectAll().execute();
  const jobs = await db.selectFrom("jobs").select(["name", "payload", "status"]).execute();
  await database.close();
  await empty.remove();
  expect(files).toMatchObject([
    { id: "photo", store_key: "original", kind: "Image", state: "preparing", touched_at: 5 },
  ]);
  expect(jobs).toEqual([{ name: "media.prepare", payload: '{"fileId":"photo"}', status: "queued" }]);
});
