import { transcriptStates } from "@lane/domain/transcripts.ts";

import { flag, goesWith, oneOf, required, zeroByDefault } from "./columns.ts";
import type { Migration } from "./migration.ts";

/** What is said in recordings, as text. */
export const transcripts: Migration = {
  version: 24,
  name: "transcripts",
  async up(db) {
    await db.schema
      .createTable("transcripts")
      .addColumn("file_id", "text", (column) => goesWith("files.id")(column).primaryKey())
      .addColumn("state", "text", (column) => column.notNull().check(oneOf("state", transcriptStates)))
      .addColumn("progress", "integer", zeroByDefault)
      .addColumn("text", "text", required)
      .addColumn("is_by_machine", "integer", flag("is_by_machine"))
      .addColumn("created_at", "bigint", required)
      .addColumn("updated_at", "bigint", required)
      .execute();
    await db.schema
      .createTable("transcript_settings")
      .addColumn("account_id", "text", (column) => goesWith("accounts.id")(column).primaryKey())
      .addColumn("is_automatic", "integer", flag("is_automatic"))
      .addColumn("sent_to", "text")
      .addColumn("agreed_at", "bigint")
      .execute();
  },
};
