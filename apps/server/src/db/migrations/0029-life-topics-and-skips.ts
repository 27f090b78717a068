import { flag, goesWith, required } from "./columns.ts";
import type { Migration } from "./migration.ts";

/** What belongs to a member's life, and which questions they did not want. */
export const lifeTopicsAndSkips: Migration = {
  version: 29,
  name: "life topics and skipped questions",
  async up(db) {
    await db.schema
      .createTable("life_topics")
      .addColumn("account_id", "text", goesWith("accounts.id"))
      .addColumn("topic", "text", required)
      .addPrimaryKeyConstraint("life_topics_key", ["account_id", "topic"])
      .execute();
    await db.schema
      .createTable("skipped_questions")
      .addColumn("account_id", "text", goesWith("accounts.id"))
      .addColumn("template_id", "text", required)
      .addColumn("times", "integer", required)
      .addPrimaryKeyConstraint("skipped_questions_key", ["account_id", "template_id"])
      .execute();
    await db.schema
      .alterTable("prompt_settings")
      .addColumn("has_chosen_topics", "integer", flag("has_chosen_topics"))
      .execute();
  },
};
