import { flag, oneOf, primaryId, required } from "./columns.ts";
import type { Migration } from "./migration.ts";

export const backups: Migration = {
  version: 33,
  name: "backups",
  async up(db) {
    await db.schema
      .createTable("backup_runs")
      .addColumn("id", "text", primaryId)
      .addColumn("kind", "text", (column) => column.notNull().check(oneOf("kind", ["backup", "drill"])))
      .addColumn("slot", "integer", (column) => column.unique())
      .addColumn("started_at", "bigint", required)
      .addColumn("alive_until", "bigint", required)
      .addColumn("finished_at", "bigint")
      .addColumn("outcome", "text", (column) => column.check(oneOf("outcome", ["good", "bad"])))
      .addColumn("backup", "text")
      .addColumn("remark", "text")
      .execute();
    await db.schema.createIndex("backup_runs_by_kind").on("backup_runs").columns(["kind", "started_at"]).execute();
    await db.schema
      .createTable("erased_accounts")
      .addColumn("account_hash", "text", primaryId)
      .addColumn("erased_at", "bigint", required)
      .addColumn("is_told", "integer", flag("is_told"))
      .execute();
  },
};
