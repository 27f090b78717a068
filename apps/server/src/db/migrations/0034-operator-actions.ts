import { goesWith, oneOf, primaryId, required } from "./columns.ts";
import type { Migration } from "./migration.ts";

/** What the operator did with accounts and shares, and which status a disabled account gets back. */
export const operatorActions: Migration = {
  version: 34,
  name: "operator actions",
  async up(db) {
    await db.schema
      .alterTable("accounts")
      .addColumn("status_when_enabled", "text", (column) =>
        column.check(oneOf("status_when_enabled", ["active", "deactivated"])),
      )
      .execute();
    // No foreign key: the row outlives the account and the share, and says nothing about them but their ids.
    await db.schema
      .createTable("operator_actions")
      .addColumn("id", "text", primaryId)
      .addColumn("at", "bigint", required)
      .addColumn("who", "text", required)
      .addColumn("action", "text", required)
      .addColumn("account_id", "text")
      .addColumn("share_id", "text")
      .addColumn("detail", "text")
      .execute();
    await db.schema.createIndex("operator_actions_by_time").on("operator_actions").columns(["at", "id"]).execute();
    // What the operator writes may be about a person, so it goes with the account.
    await db.schema
      .createTable("operator_reasons")
      .addColumn("action_id", "text", (column) => goesWith("operator_actions.id")(column).primaryKey())
      .addColumn("account_id", "text", goesWith("accounts.id"))
      .addColumn("reason", "text", required)
      .execute();
    await db.schema.createIndex("operator_reasons_by_account").on("operator_reasons").column("account_id").execute();
  },
};
