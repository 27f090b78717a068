import { primaryId, required } from "./columns.ts";
import type { Migration } from "./migration.ts";

export const operatorSessions: Migration = {
  version: 35,
  name: "operator sessions",
  async up(db) {
    await db.schema
      .createTable("operator_sessions")
      .addColumn("id", "text", primaryId)
      .addColumn("who", "text", required)
      .addColumn("code_hash", "text", (column) => column.unique())
      .addColumn("token_hash", "text", (column) => column.unique())
      .addColumn("created_at", "bigint", required)
      .addColumn("expires_at", "bigint", required)
      .execute();
  },
};
