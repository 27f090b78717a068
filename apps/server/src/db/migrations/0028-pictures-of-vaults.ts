import { forgets } from "./columns.ts";
import type { Migration } from "./migration.ts";

/** The memory whose picture stands for a vault. */
export const picturesOfVaults: Migration = {
  version: 28,
  name: "pictures of vaults",
  async up(db) {
    await db.schema.alterTable("timelines").addColumn("picture_memory_id", "text", forgets("memories.id")).execute();
    await db.schema.createIndex("timelines_by_picture").on("timelines").column("picture_memory_id").execute();
  },
};
