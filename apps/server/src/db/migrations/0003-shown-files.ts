import type { Migration } from "./migration.ts";

/** Beside each original, what others and the pages see of it. */
export const shownFiles: Migration = {
  version: 3,
  name: "shown-files",
  async up(db) {
    await db.schema
      .alterTable("files")
      .addColumn("shown_key", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema.createIndex("accounts_by_avatar").on("accounts").column("avatar_file_id").execute();
  },
};
