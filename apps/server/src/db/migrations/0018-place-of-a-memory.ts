import type { Migration } from "./migration.ts";

/** Where a memory happened, in the person's own words; empty for all that were written before. */
export const placeOfAMemory: Migration = {
  version: 18,
  name: "place-of-a-memory",
  async up(db) {
    for (const table of ["memories", "memory_versions"]) {
      await db.schema
        .alterTable(table)
        .addColumn("place", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    }
  },
};
