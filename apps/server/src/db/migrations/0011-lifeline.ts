import { goesWith, oneOf, primaryId, required } from "./columns.ts";
import type { Migration } from "./migration.ts";

const sizes = ["small", "medium", "large"];

/** How large a memory lies on the lifeline, and what is hoped for at its end. */
export const lifeline: Migration = {
  version: 11,
  name: "lifeline",
  async up(db) {
    await db.schema
      .alterTable("memories")
      .addColumn("mark_size", "text", (column) => column.notNull().defaultTo("medium").check(oneOf("mark_size", sizes)))
      .execute();
    await db.schema
      .createTable("hopes")
      .addColumn("id", "text", primaryId)
      .addColumn("account_id", "text", goesWith("accounts.id"))
      .addColumn("text", "text", required)
      .addColumn("size", "text", (column) => column.notNull().check(oneOf("size", sizes)))
      .addColumn("created_at", "bigint", required)
      .execute();
    await db.schema.createIndex("hopes_of_account").on("hopes").columns(["account_id", "id"]).execute();
  },
};
