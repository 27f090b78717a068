import { sql } from "kysely";

import { flag, forgets, goesWith, oneOf, primaryId, required, zeroByDefault } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

export const foundation: Migration = {
  version: 1,
  name: "foundation",
  async up(db) {
    await createPeople(db);
    await createProofs(db);
    await createTimelines(db);
    await createMemories(db);
    await createFiles(db);
    await createWork(db);
    await createGuards(db);
  },
};

async function createPeople(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("id", "text", primaryId)
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("status", "text", (column) =>
      column.notNull().check(oneOf("status", ["active", "deactivated", "disabled"])),
    )
    .addColumn("password_hash", "text", required)
    .addColumn("first_name", "text", required)
    .addColumn("last_name", "text", required)
    .addColumn("date_of_birth", "text", required)
    .addColumn("city_id", "text")
    .addColumn("city_name", "text")
    .addColumn("is_reflection_prompt", "integer", flag("is_reflection_prompt"))
    .addColumn("avatar_file_id", "text")
    .addColumn("version", "integer", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("updated_at", "bigint", required)
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", primaryId)
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("device", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("last_seen_at", "bigint", required)
    .addColumn("expires_at", "bigint", required)
    .addColumn("ended_at", "bigint")
    .execute();
  await db.schema.createIndex("sessions_by_account").on("sessions").column("account_id").execute();
  await db.schema
    .createTable("refresh_tokens")
    .addColumn("token_hash", "text", primaryId)
    .addColumn("session_id", "text", goesWith("sessions.id"))
    .addColumn("issued_at", "bigint", required)
    .addColumn("spent_at", "bigint")
    .addColumn("successor_hash", "text")
    .execute();
  await db.schema.createIndex("refresh_tokens_by_session").on("refresh_tokens").column("session_id").execute();
}

async function createProofs(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("pending_registrations")
    .addColumn("email", "text", primaryId)
    .addColumn("code_id", "text", required)
    .addColumn("password_hash", "text", required)
    .addColumn("first_name", "text", required)
    .addColumn("last_name", "text", required)
    .addColumn("date_of_birth", "text", required)
    .addColumn("city_name", "text", required)
    .addColumn("is_reflection_prompt", "integer", flag("is_reflection_prompt"))
    .addColumn("expires_at", "bigint", required)
    .execute();
  await db.schema
    .createTable("one_time_codes")
    .addColumn("id", "text", primaryId)
    .addColumn("purpose", "text", required)
    .addColumn("address_hash", "text", required)
    .addColumn("request_hash", "text", (column) => column.notNull().unique())
    .addColumn("code_hash", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("expires_at", "bigint", required)
    .addColumn("tries", "integer", zeroByDefault)
    .addColumn("spent_at", "bigint")
    .execute();
  await db.schema
    .createIndex("one_time_codes_by_address")
    .on("one_time_codes")
    .columns(["address_hash", "created_at"])
    .execute();
  await db.schema
    .createTable("code_strikes")
    .addColumn("address_hash", "text", primaryId)
    .addColumn("strikes", "integer", required)
    .execute();
  await db.schema
    .createTable("password_tries")
    .addColumn("who_hash", "text", primaryId)
    .addColumn("tries", "integer", required)
    .addColumn("blocked_until", "bigint", required)
    .execute();
}

async function createTimelines(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("timelines")
    .addColumn("id", "text", primaryId)
    .addColumn("kind", "text", (column) => column.notNull().check(oneOf("kind", ["personal", "vault"])))
    .addColumn("name", "text")
    .addColumn("created_at", "bigint", required)
    .execute();
  await db.schema
    .createTable("memberships")
    .addColumn("timeline_id", "text", goesWith("timelines.id"))
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("role", "text", (column) => column.notNull().check(oneOf("role", ["owner", "contributor", "viewer"])))
    .addColumn("created_at", "bigint", required)
    .addPrimaryKeyConstraint("memberships_key", ["timeline_id", "account_id"])
    .execute();
  await db.schema.createIndex("memberships_by_account").on("memberships").column("account_id").execute();
  await db.schema
    .createTable("timeline_years")
    .addColumn("id", "text", primaryId)
    .addColumn("timeline_id", "text", goesWith("timelines.id"))
    .addColumn("year", "integer", required)
    .addUniqueConstraint("timeline_years_once", ["timeline_id", "year"])
    .execute();
}

async function createMemories(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("memories")
    .addColumn("id", "text", primaryId)
    .addColumn("timeline_id", "text", goesWith("timelines.id"))
    .addColumn("year_id", "text", goesWith("timeline_years.id"))
    .addColumn("author_id", "text", forgets("accounts.id"))
    .addColumn("month", "integer", (column) => column.notNull().check(sql`month between 1 and 12`))
    .addColumn("day", "integer", (column) => column.check(sql`day between 1 and 31`))
    .addColumn("is_circa", "integer", flag("is_circa"))
    .addColumn("title", "text", required)
    .addColumn("description", "text", required)
    .addColumn("month_description", "text", required)
    .addColumn("memory_type", "text", (column) => column.check(oneOf("memory_type", ["Flower", "Stone"])))
    .addColumn("has_candle", "integer", flag("has_candle"))
    .addColumn("is_archived", "integer", flag("is_archived"))
    .addColumn("version", "integer", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("updated_at", "bigint", required)
    .execute();
  await db.schema
    .createIndex("memories_by_month")
    .on("memories")
    .columns(["timeline_id", "year_id", "month", "is_archived", "created_at"])
    .execute();
  await db.schema.createIndex("memories_by_author").on("memories").column("author_id").execute();
  await db.schema.createIndex("memories_by_year").on("memories").column("year_id").execute();
  await db.schema
    .createTable("memory_versions")
    .addColumn("memory_id", "text", goesWith("memories.id"))
    .addColumn("version", "integer", required)
    .addColumn("title", "text", required)
    .addColumn("description", "text", required)
    .addColumn("memory_type", "text")
    .addColumn("saved_by", "text", forgets("accounts.id"))
    .addColumn("saved_at", "bigint", required)
    .addPrimaryKeyConstraint("memory_versions_key", ["memory_id", "version"])
    .execute();
}

async function createFiles(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("files")
    .addColumn("id", "text", primaryId)
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("store_key", "text", (column) => column.notNull().unique())
    .addColumn("sha256", "text", required)
    .addColumn("bytes", "bigint", required)
    .addColumn("content_type", "text", required)
    .addColumn("created_at", "bigint", required)
    .execute();
  await db.schema.createIndex("files_by_account").on("files").column("account_id").execute();
  await db.schema
    .createTable("memory_media")
    .addColumn("memory_id", "text", goesWith("memories.id"))
    .addColumn("file_id", "text", goesWith("files.id"))
    .addColumn("position", "integer", required)
    .addColumn("caption", "text")
    .addPrimaryKeyConstraint("memory_media_key", ["memory_id", "file_id"])
    .execute();
  await db.schema.createIndex("memory_media_by_file").on("memory_media").column("file_id").execute();
}

async function createWork(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", primaryId)
    .addColumn("name", "text", required)
    .addColumn("payload", "text", required)
    .addColumn("unique_key", "text", (column) => column.unique())
    .addColumn("status", "text", (column) =>
      column.notNull().check(oneOf("status", ["queued", "running", "done", "failed"])),
    )
    .addColumn("run_at", "bigint", required)
    .addColumn("attempts", "integer", zeroByDefault)
    .addColumn("claimed_by", "text")
    .addColumn("claimed_until", "bigint")
    .addColumn("last_error", "text")
    .addColumn("created_at", "bigint", required)
    .addColumn("finished_at", "bigint")
    .execute();
  await db.schema.createIndex("jobs_by_turn").on("jobs").columns(["status", "run_at"]).execute();
  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", primaryId)
    .addColumn("sealed", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("sent_at", "bigint")
    .execute();
}

async function createGuards(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", primaryId)
    .addColumn("empty_at", "bigint", required)
    .execute();
  await db.schema.createIndex("rate_limits_by_time").on("rate_limits").column("empty_at").execute();
  await db.schema
    .createTable("idempotency_keys")
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("key", "text", required)
    .addColumn("fingerprint", "text", required)
    .addColumn("answer", "text")
    .addColumn("expires_at", "bigint", required)
    .addPrimaryKeyConstraint("idempotency_keys_key", ["account_id", "key"])
    .execute();
  await db.schema.createIndex("idempotency_keys_by_time").on("idempotency_keys").column("expires_at").execute();
}
