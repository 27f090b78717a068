import { flag, forgets, goesWith, required } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

/** What lies folded in a vault and who has opened it, and exports that end with a membership. */
export const tellings: Migration = {
  version: 26,
  name: "tellings",
  async up(db) {
    await db.schema.alterTable("memories").addColumn("is_folded", "integer", flag("is_folded")).execute();
    await createOpenings(db);
    await db.schema.alterTable("exports").addColumn("timeline_id", "text", forgets("timelines.id")).execute();
    await db.schema.alterTable("exports").addColumn("is_of_vault", "integer", flag("is_of_vault")).execute();
  },
};

async function createOpenings(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("memory_openings")
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("memory_id", "text", goesWith("memories.id"))
    .addColumn("opened_at", "bigint", required)
    .addPrimaryKeyConstraint("memory_openings_key", ["account_id", "memory_id"])
    .execute();
  await db.schema.createIndex("memory_openings_by_memory").on("memory_openings").column("memory_id").execute();
}
