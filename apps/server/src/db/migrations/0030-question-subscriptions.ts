import { questionRhythms } from "@lane/domain/question-rhythms.ts";

import { goesWith, oneOf, required, zeroByDefault } from "./columns.ts";
import type { Migration } from "./migration.ts";

/** Who gets a question by mail, how often, and what was mailed last. */
export const questionSubscriptions: Migration = {
  version: 30,
  name: "question subscriptions",
  async up(db) {
    await db.schema
      .createTable("question_subscriptions")
      .addColumn("account_id", "text", (column) => goesWith("accounts.id")(column).primaryKey())
      .addColumn("rhythm", "text", (column) => column.notNull().check(oneOf("rhythm", questionRhythms)))
      .addColumn("chosen_at", "bigint", required)
      .addColumn("last_sent_at", "bigint")
      .addColumn("last_template", "text")
      .addColumn("recent_years", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("unanswered", "integer", zeroByDefault)
      .execute();
  },
};
