import { required } from "./columns.ts";
import type { Migration } from "./migration.ts";

export const errorCounts: Migration = {
  version: 36,
  name: "error counts",
  async up(db) {
    await db.schema
      .createTable("error_counts")
      .addColumn("hour", "bigint", required)
      .addColumn("kind", "text", required)
      .addColumn("place", "text", required)
      .addColumn("count", "integer", required)
      .addColumn("last_at", "bigint", required)
      .addPrimaryKeyConstraint("error_counts_key", ["hour", "kind", "place"])
      .execute();
  },
};
