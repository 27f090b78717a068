import { sql } from "kysely";

import type { Migration } from "./migration.ts";

/** Makings are called exports, in tables and in the jobs that wait for them. */
export const exports: Migration = {
  version: 19,
  name: "exports",
  async up(db) {
    await db.schema.alterTable("makings").renameTo("exports").execute();
    await db.schema.alterTable("exports").renameColumn("has_turn", "has_slot").execute();
    await db.schema.alterTable("making_outputs").renameTo("export_outputs").execute();
    await db.schema.alterTable("export_outputs").renameColumn("making_id", "export_id").execute();

    for (const index of ["makings_in_turn", "makings_by_status", "makings_by_end", "making_outputs_by_key"]) {
      await db.schema.dropIndex(index).execute();
    }
    await db.schema
      .createIndex("exports_in_slot")
      .unique()
      .on("exports")
      .column("account_id")
      .where(sql.ref("has_slot"), "=", 1)
      .execute();
    await db.schema.createIndex("exports_by_status").on("exports").columns(["status", "id"]).execute();
    await db.schema.createIndex("exports_by_end").on("exports").column("expires_at").execute();
    await db.schema.createIndex("export_outputs_by_key").on("export_outputs").column("store_key").execute();

    await sql`update jobs set
      name = replace(replace(name, 'makings.make', 'exports.run'), 'makings.', 'exports.'),
      unique_key = replace(replace(unique_key, 'makings.make:', 'exports.run:'), 'makings.', 'exports.'),
      payload = replace(payload, '"makingId"', '"exportId"')
      where name in ('makings.make', 'makings.settle', 'makings.sweep')`.execute(db);
    await sql`update jobs set name = 'media.prepare-imported' where name = 'media.prepare-brought'`.execute(db);
  },
};
