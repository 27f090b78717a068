import type { Migration } from "./migration.ts";

/** Which language an account is written to in. Not held to a list: another language is one day's work, another check a new table. */
export const languageOfAnAccount: Migration = {
  version: 13,
  name: "language-of-an-account",
  async up(db) {
    await db.schema
      .alterTable("accounts")
      .addColumn("language", "text", (column) => column.notNull().defaultTo("en"))
      .execute();
  },
};
