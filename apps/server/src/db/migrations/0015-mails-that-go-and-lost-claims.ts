import { sql } from "kysely";

import { zeroByDefault } from "./columns.ts";
import type { Migration } from "./migration.ts";

/** So that mails can be found again when an account goes, and a job knows how often its process died. */
export const mailsThatGoAndLostClaims: Migration = {
  version: 15,
  name: "mails-that-go-and-lost-claims",
  async up(db) {
    await db.schema.alterTable("outbox").addColumn("address_hash", "text").execute();
    await db.schema.alterTable("outbox").addColumn("account_hash", "text").execute();
    await db.schema.alterTable("outbox").addColumn("kept_until", "bigint").execute();
    await db.schema.alterTable("jobs").addColumn("lost_claims", "integer", zeroByDefault).execute();
    await db.schema.alterTable("makings").addColumn("failures", "integer", zeroByDefault).execute();
    // No code reads these rows again, and they may hold personal data.
    await sql`update jobs set payload = '{}' where status = 'done'`.execute(db);
  },
};
