import { sql } from "kysely";

import { flag, goesWith, oneOf, primaryId, required, zeroByDefault } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

/** Films and sound beside pictures, what is made of each, and uploads that are still on their way. */
export const media: Migration = {
  version: 6,
  name: "media",
  async up(db) {
    await describeFiles(db);
    await createVariants(db);
    await createUploads(db);
    await describeMemoryMedia(db);
  },
};

async function describeFiles(db: MigrationDb): Promise<void> {
  const files = () => db.schema.alterTable("files");
  await files()
    .addColumn("kind", "text", (column) =>
      column
        .notNull()
        .defaultTo("Image")
        .check(oneOf("kind", ["Image", "Video", "Audio"])),
    )
    .execute();
  await files()
    .addColumn("name", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await files()
    .addColumn("state", "text", (column) =>
      column
        .notNull()
        .defaultTo("preparing")
        .check(oneOf("state", ["preparing", "ready", "failed"])),
    )
    .execute();
  await files().addColumn("width", "integer").execute();
  await files().addColumn("height", "integer").execute();
  await files().addColumn("duration_ms", "bigint").execute();
  await files().addColumn("placeholder", "text").execute();
  await files().addColumn("waveform", "text").execute();
  await files().addColumn("touched_at", "bigint", zeroByDefault).execute();
  await sql`update files set touched_at = created_at`.execute(db);
}

async function createVariants(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("file_variants")
    .addColumn("file_id", "text", goesWith("files.id"))
    .addColumn("variant", "text", (column) => column.notNull().check(oneOf("variant", ["320", "960", "1920", "play"])))
    .addColumn("store_key", "text", (column) => column.notNull().unique())
    .addColumn("sha256", "text", required)
    .addColumn("bytes", "bigint", required)
    .addColumn("content_type", "text", required)
    .addColumn("width", "integer")
    .addColumn("height", "integer")
    .addPrimaryKeyConstraint("file_variants_key", ["file_id", "variant"])
    .execute();
  // What was shown so far belongs to nothing now and is swept; the jobs make all widths anew.
  await sql`
    insert into jobs (id, name, payload, status, run_at, attempts, created_at)
    select 'prepare-' || id, 'media.prepare', '{"fileId":"' || id || '"}', 'queued', created_at, 0, created_at
    from files`.execute(db);
  await db.schema.alterTable("files").dropColumn("shown_key").execute();
}

async function createUploads(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("uploads")
    .addColumn("id", "text", primaryId)
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("bytes_expected", "bigint", required)
    .addColumn("bytes_received", "bigint", required)
    .addColumn("name", "text", required)
    .addColumn("declared_type", "text", required)
    .addColumn("metadata", "text", required)
    .addColumn("sha256", "text")
    .addColumn("created_at", "bigint", required)
    .addColumn("expires_at", "bigint", required)
    .execute();
  await db.schema.createIndex("uploads_by_account").on("uploads").column("account_id").execute();
  await db.schema.createIndex("uploads_by_time").on("uploads").column("expires_at").execute();
  await db.schema
    .createTable("upload_parts")
    .addColumn("upload_id", "text", goesWith("uploads.id"))
    .addColumn("start", "bigint", required)
    .addColumn("store_key", "text", (column) => column.notNull().unique())
    .addColumn("bytes", "bigint", required)
    .addPrimaryKeyConstraint("upload_parts_key", ["upload_id", "start"])
    .execute();
}

async function describeMemoryMedia(db: MigrationDb): Promise<void> {
  await db.schema.alterTable("memory_media").addColumn("alt", "text").execute();
  await db.schema.alterTable("memory_media").addColumn("is_cover", "integer", flag("is_cover")).execute();
}
