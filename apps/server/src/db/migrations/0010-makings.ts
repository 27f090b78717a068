import { sql } from "kysely";

import { flag, goesWith, oneOf, primaryId, required, zeroByDefault } from "./columns.ts";
import type { Migration } from "./migration.ts";

/** What takes a while to make, and the files that come of it. */
export const makings: Migration = {
  version: 10,
  name: "makings",
  async up(db) {
    await db.schema
      .createTable("makings")
      .addColumn("id", "text", primaryId)
      .addColumn("account_id", "text", goesWith("accounts.id"))
      .addColumn("kind", "text", required)
      .addColumn("title", "text", required)
      .addColumn("options", "text", required)
      .addColumn("wish_key", "text", required)
      .addColumn("status", "text", (column) =>
        column.notNull().check(oneOf("status", ["waiting", "running", "ready", "failed", "cancelled"])),
      )
      .addColumn("has_turn", "integer", flag("has_turn"))
      .addColumn("tries", "integer", zeroByDefault)
      .addColumn("done", "bigint")
      .addColumn("total", "bigint")
      .addColumn("step", "text")
      .addColumn("problem", "text")
      .addColumn("created_at", "bigint", required)
      .addColumn("finished_at", "bigint")
      .addColumn("expires_at", "bigint")
      .addUniqueConstraint("makings_by_wish", ["account_id", "wish_key"])
      .execute();
    await db.schema
      .createIndex("makings_in_turn")
      .unique()
      .on("makings")
      .column("account_id")
      .where(sql.ref("has_turn"), "=", 1)
      .execute();
    await db.schema.createIndex("makings_by_status").on("makings").columns(["status", "id"]).execute();
    await db.schema.createIndex("makings_by_end").on("makings").column("expires_at").execute();
    await db.schema
      .createTable("making_outputs")
      .addColumn("making_id", "text", goesWith("makings.id"))
      .addColumn("position", "integer", required)
      .addColumn("name", "text", required)
      .addColumn("save_as", "text", required)
      .addColumn("content_type", "text", required)
      .addColumn("store_key", "text", required)
      .addColumn("bytes", "bigint", required)
      .addColumn("sha256", "text", required)
      .addPrimaryKeyConstraint("making_outputs_key", ["making_id", "position"])
      .execute();
    await db.schema.createIndex("making_outputs_by_key").on("making_outputs").column("store_key").execute();
  },
};
