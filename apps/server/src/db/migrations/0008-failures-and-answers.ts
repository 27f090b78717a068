import { oneOf, zeroByDefault } from "./columns.ts";
import type { Migration } from "./migration.ts";

const failures = ["picture_unreadable", "film_unreadable", "too_demanding", "original_lost", "given_up"];

/** Why a file could not be prepared, and what a stored answer speaks of, so that it can be forgotten along with it. */
export const failuresAndAnswers: Migration = {
  version: 8,
  name: "failures-and-answers",
  async up(db) {
    await db.schema
      .alterTable("files")
      .addColumn("failure", "text", (column) => column.check(oneOf("failure", failures)))
      .execute();
    await db.schema.alterTable("files").addColumn("retries", "integer", zeroByDefault).execute();
    await db.schema.alterTable("idempotency_keys").addColumn("about", "text").execute();
    await db.schema.createIndex("idempotency_keys_by_subject").on("idempotency_keys").column("about").execute();
  },
};
