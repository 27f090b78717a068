import { flag, goesWith, oneOf, primaryId, required, zeroByDefault } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

const states = ["reading", "read", "importing", "stopped", "done", "failed", "undoing", "undone"];
const itemStates = ["waiting", "duplicate", "made", "undated", "outside", "left-out", "refused", "undone"];

/** Imports of memories from other programs, and the uploads that they are read from. */
export const imports: Migration = {
  version: 12,
  name: "imports",
  async up(db) {
    await db.schema
      .alterTable("uploads")
      .addColumn("purpose", "text", (column) =>
        column
          .notNull()
          .defaultTo("memory")
          .check(oneOf("purpose", ["memory", "import"])),
      )
      .execute();
    await createImports(db);
    await createItems(db);
  },
};

async function createImports(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("imports")
    .addColumn("id", "text", primaryId)
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("format", "text", required)
    .addColumn("state", "text", (column) => column.notNull().check(oneOf("state", states)))
    .addColumn("options", "text", required)
    .addColumn("found", "text")
    .addColumn("read_count", "integer", zeroByDefault)
    .addColumn("stop", "text", (column) => column.check(oneOf("stop", ["no-room", "by-hand", "trouble"])))
    .addColumn("names", "text", required)
    .addColumn("files", "integer", required)
    .addColumn("bytes", "bigint", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("asked_at", "bigint", required)
    .addColumn("worked_at", "bigint", required)
    .addColumn("finished_at", "bigint")
    .execute();
  await db.schema.createIndex("imports_by_account").on("imports").columns(["account_id", "id"]).execute();
  await db.schema.createIndex("imports_by_state").on("imports").columns(["state", "worked_at"]).execute();
  await db.schema
    .createTable("import_uploads")
    .addColumn("import_id", "text", goesWith("imports.id"))
    .addColumn("position", "integer", required)
    .addColumn("upload_id", "text", goesWith("uploads.id"))
    .addPrimaryKeyConstraint("import_uploads_key", ["import_id", "position"])
    .addUniqueConstraint("import_uploads_once", ["upload_id"])
    .execute();
  await db.schema
    .createTable("import_problems")
    .addColumn("id", "text", primaryId)
    .addColumn("import_id", "text", goesWith("imports.id"))
    .addColumn("phase", "text", (column) => column.notNull().check(oneOf("phase", ["reading", "importing"])))
    .addColumn("name", "text", required)
    .addColumn("reason", "text", required)
    .execute();
  await db.schema.createIndex("import_problems_in_order").on("import_problems").columns(["import_id", "id"]).execute();
}

async function createItems(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("import_items")
    .addColumn("id", "text", primaryId)
    .addColumn("import_id", "text", goesWith("imports.id"))
    .addColumn("account_id", "text", required)
    .addColumn("position", "integer", required)
    .addColumn("source_key", "text", required)
    .addColumn("state", "text", (column) => column.notNull().check(oneOf("state", itemStates)))
    .addColumn("year", "integer")
    .addColumn("month", "integer")
    .addColumn("entry", "text")
    .addColumn("memory_id", "text")
    .addColumn("memory_version", "integer")
    .addColumn("asked_at", "bigint", zeroByDefault)
    .execute();
  await db.schema
    .createIndex("import_items_in_order")
    .unique()
    .on("import_items")
    .columns(["import_id", "position"])
    .execute();
  await db.schema
    .createIndex("import_items_by_state")
    .on("import_items")
    .columns(["import_id", "state", "position"])
    .execute();
  await db.schema
    .createIndex("import_items_by_source")
    .on("import_items")
    .columns(["account_id", "source_key"])
    .execute();
  await db.schema
    .createIndex("import_items_without_date")
    .on("import_items")
    .columns(["account_id", "state", "asked_at", "id"])
    .execute();
  await db.schema
    .createTable("import_item_files")
    .addColumn("item_id", "text", goesWith("import_items.id"))
    .addColumn("position", "integer", required)
    .addColumn("file_id", "text", goesWith("files.id"))
    .addColumn("caption", "text")
    .addColumn("alt", "text")
    .addColumn("is_cover", "integer", flag("is_cover"))
    .addPrimaryKeyConstraint("import_item_files_key", ["item_id", "position"])
    .execute();
  await db.schema.createIndex("import_item_files_by_file").on("import_item_files").column("file_id").execute();
}
