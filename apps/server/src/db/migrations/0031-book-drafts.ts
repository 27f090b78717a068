import { required } from "./columns.ts";
import type { Migration } from "./migration.ts";

/** The books that people lay out. A draft goes when its maker leaves the timeline. */
export const bookDrafts: Migration = {
  version: 31,
  name: "book drafts",
  async up(db) {
    await db.schema
      .createTable("book_drafts")
      .addColumn("timeline_id", "text", required)
      .addColumn("account_id", "text", required)
      .addColumn("draft", "text")
      .addColumn("version", "integer", required)
      .addColumn("updated_at", "bigint", required)
      .addPrimaryKeyConstraint("book_drafts_key", ["timeline_id", "account_id"])
      .addForeignKeyConstraint(
        "book_drafts_membership",
        ["timeline_id", "account_id"],
        "memberships",
        ["timeline_id", "account_id"],
        (constraint) => constraint.onDelete("cascade"),
      )
      .execute();
  },
};
