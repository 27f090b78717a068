import { flag, forgets, goesWith, oneOf, primaryId, required, zeroByDefault } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

/** Memories that are shared by link or with a person, and what comes back. */
export const shares: Migration = {
  version: 22,
  name: "shares",
  async up(db) {
    await createShares(db);
    await createAnswers(db);
  },
};

async function createShares(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("shares")
    .addColumn("id", "text", primaryId)
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("kind", "text", (column) => column.notNull().check(oneOf("kind", ["link", "person"])))
    .addColumn("label", "text")
    .addColumn("address", "text")
    // Deleting the account of the person ends the share and forgets whom it was for.
    .addColumn("recipient_id", "text", (column) => column.references("accounts.id").onDelete("cascade"))
    .addColumn("greeting", "text")
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("sealed_token", "text", required)
    .addColumn("passphrase_hash", "text")
    .addColumn("grant_version", "integer", required)
    .addColumn("shows_text", "integer", flag("shows_text"))
    .addColumn("shows_pictures", "integer", flag("shows_pictures"))
    .addColumn("shows_sound", "integer", flag("shows_sound"))
    .addColumn("shows_name", "integer", flag("shows_name"))
    .addColumn("allows_answers", "integer", flag("allows_answers"))
    .addColumn("allows_copies", "integer", flag("allows_copies"))
    .addColumn("created_at", "bigint", required)
    .addColumn("expires_at", "bigint")
    .addColumn("ended_at", "bigint")
    .addColumn("first_opened_at", "bigint")
    .addColumn("last_opened_at", "bigint")
    .addColumn("opened_count", "integer", zeroByDefault)
    .addColumn("hidden_at", "bigint")
    .addColumn("announced_at", "bigint")
    .addColumn("opening_told_at", "bigint")
    .addColumn("end_told_at", "bigint")
    .execute();
  await db.schema.createIndex("shares_by_account").on("shares").columns(["account_id", "created_at"]).execute();
  await db.schema.createIndex("shares_by_recipient").on("shares").column("recipient_id").execute();
  await db.schema.createIndex("shares_by_address").on("shares").column("address").execute();
  await db.schema
    .createTable("share_memories")
    .addColumn("share_id", "text", goesWith("shares.id"))
    .addColumn("memory_id", "text", goesWith("memories.id"))
    .addColumn("position", "integer", required)
    .addPrimaryKeyConstraint("share_memories_key", ["share_id", "memory_id"])
    .execute();
  await db.schema.createIndex("share_memories_by_memory").on("share_memories").column("memory_id").execute();
}

async function createAnswers(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("share_answers")
    .addColumn("id", "text", primaryId)
    .addColumn("share_id", "text", goesWith("shares.id"))
    .addColumn("memory_id", "text", forgets("memories.id"))
    .addColumn("name", "text", required)
    .addColumn("text", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("read_at", "bigint")
    .addColumn("told_at", "bigint")
    .execute();
  await db.schema.createIndex("share_answers_by_share").on("share_answers").column("share_id").execute();
  await db.schema.createIndex("share_answers_by_memory").on("share_answers").column("memory_id").execute();
  await db.schema
    .createTable("share_reports")
    .addColumn("id", "text", primaryId)
    .addColumn("share_id", "text", required)
    .addColumn("text", "text", required)
    .addColumn("created_at", "bigint", required)
    .execute();
  await db.schema
    .createTable("mail_refusals")
    .addColumn("address_hash", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("created_at", "bigint", required)
    .addPrimaryKeyConstraint("mail_refusals_key", ["address_hash", "kind"])
    .execute();
}
