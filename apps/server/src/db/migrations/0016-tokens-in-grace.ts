import { sql } from "kysely";

import type { Migration } from "./migration.ts";

/** So that the few tokens that are still forgiven are found every minute, among the many that are not. */
export const tokensInGrace: Migration = {
  version: 16,
  name: "tokens-in-grace",
  async up(db) {
    await db.schema
      .createIndex("refresh_tokens_in_grace")
      .on("refresh_tokens")
      .column("spent_at")
      .where(sql.ref("successor_hash"), "is not", null)
      .execute();
  },
};
