import { sql } from "kysely";

import { flag } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

/** One number that puts memories in order, one personal timeline for a person, and memories that stay quiet. */
export const orderOfMemories: Migration = {
  version: 4,
  name: "order-of-memories",
  async up(db) {
    await orderMemories(db);
    await keepTimelinesSingle(db);
  },
};

async function orderMemories(db: MigrationDb): Promise<void> {
  await db.schema.alterTable("memories").addColumn("is_quiet", "integer", flag("is_quiet")).execute();
  await db.schema
    .alterTable("memories")
    .addColumn("happened_on", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update memories set happened_on =
      (select year from timeline_years where timeline_years.id = memories.year_id) * 10000
      + month * 100 + coalesce(day, 99)`.execute(db);
  await db.schema.dropIndex("memories_by_month").execute();
  await db.schema
    .createIndex("memories_in_order")
    .on("memories")
    .columns(["timeline_id", "is_archived", "happened_on", "created_at", "id", "memory_type", "is_quiet"])
    .execute();
}

/** `personal_of` is unique, so that no race can give an account a second personal timeline. */
async function keepTimelinesSingle(db: MigrationDb): Promise<void> {
  await db.schema
    .alterTable("timelines")
    .addColumn("personal_of", "text", (column) => column.references("accounts.id").onDelete("cascade"))
    .execute();
  await db.schema.alterTable("timelines").addColumn("start_year", "integer").execute();
  await sql`
    update timelines set
      personal_of = (
        select min(account_id) from memberships where timeline_id = timelines.id and role = 'owner'
      ),
      start_year = (select min(year) from timeline_years where timeline_id = timelines.id)
    where kind = 'personal'`.execute(db);
  await db.schema.createIndex("timelines_personal_once").on("timelines").column("personal_of").unique().execute();
}
