import { forgets, goesWith, primaryId, required } from "./columns.ts";
import type { Migration } from "./migration.ts";

/** People from whom a member wants nothing any more. */
export const blockedPeople: Migration = {
  version: 27,
  name: "blocked people",
  async up(db) {
    await db.schema
      .createTable("blocked_people")
      .addColumn("id", "text", primaryId)
      .addColumn("account_id", "text", goesWith("accounts.id"))
      .addColumn("blocked_id", "text", forgets("accounts.id"))
      .addColumn("address_hash", "text", required)
      .addColumn("name", "text", required)
      .addColumn("created_at", "bigint", required)
      .addUniqueConstraint("blocked_people_once", ["account_id", "address_hash"])
      .execute();
    await db.schema.createIndex("blocked_people_by_blocked").on("blocked_people").column("blocked_id").execute();
  },
};
