import type { Migration } from "./migration.ts";

/** Finds the memories that were added last without sorting all memories of a life. */
export const newestMemories: Migration = {
  version: 20,
  name: "newest-memories",
  async up(db) {
    await db.schema
      .createIndex("memories_by_addition")
      .on("memories")
      .columns(["timeline_id", "is_archived", "created_at", "id"])
      .execute();
  },
};
