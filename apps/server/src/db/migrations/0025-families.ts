import { invitedRoles, offerStates, standingChoices } from "@lane/domain/memberships.ts";

import { flag, forgets, goesWith, oneOf, primaryId, required, zeroByDefault } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

/** Vaults, guests, invitations, and several tellings of one event. */
export const families: Migration = {
  version: 25,
  name: "families",
  async up(db) {
    await extendTimelines(db);
    await createInvitations(db);
    await db.schema.alterTable("memories").addColumn("event_id", "text").execute();
    await db.schema.createIndex("memories_by_event").on("memories").column("event_id").execute();
  },
};

async function extendTimelines(db: MigrationDb): Promise<void> {
  const timelines = db.schema.alterTable("timelines");
  // The personal timeline of the host: then this is what one guest writes for it.
  await timelines
    .addColumn("guest_of", "text", (column) => column.references("timelines.id").onDelete("cascade"))
    .execute();
  // Whose add-on and storage it is.
  await timelines.addColumn("paid_by", "text", forgets("accounts.id")).execute();
  await timelines.addColumn("about_name", "text").execute();
  await timelines.addColumn("about_born", "integer").execute();
  await timelines.addColumn("about_died", "integer").execute();
  await timelines.addColumn("is_sharing_off", "integer", flag("is_sharing_off")).execute();
  await timelines.addColumn("deletes_at", "bigint").execute();
  await db.schema.createIndex("timelines_by_host").on("timelines").column("guest_of").execute();
  const memberships = db.schema.alterTable("memberships");
  await memberships.addColumn("colour", "integer", zeroByDefault).execute();
  await memberships
    .addColumn("choice", "text", (column) =>
      column.notNull().defaultTo("stays").check(oneOf("choice", standingChoices)),
    )
    .execute();
}

async function createInvitations(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("former_memberships")
    .addColumn("timeline_id", "text", goesWith("timelines.id"))
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("ended_at", "bigint", required)
    .addColumn("export_until", "bigint", required)
    .addPrimaryKeyConstraint("former_memberships_key", ["timeline_id", "account_id"])
    .execute();
  await db.schema
    .createTable("invitations")
    .addColumn("id", "text", primaryId)
    .addColumn("timeline_id", "text", goesWith("timelines.id"))
    .addColumn("invited_by", "text", goesWith("accounts.id"))
    .addColumn("address", "text", required)
    .addColumn("role", "text", (column) => column.notNull().check(oneOf("role", invitedRoles)))
    .addColumn("from_year", "integer")
    .addColumn("to_year", "integer")
    .addColumn("created_at", "bigint", required)
    .addColumn("mailed_at", "bigint")
    .addColumn("expires_at", "bigint", required)
    .addColumn("ended_at", "bigint")
    .addColumn("ended_as", "text")
    .execute();
  await db.schema.createIndex("invitations_by_timeline").on("invitations").column("timeline_id").execute();
  await db.schema.createIndex("invitations_by_address").on("invitations").column("address").execute();
  await db.schema
    .createTable("offers")
    .addColumn("memory_id", "text", (column) => goesWith("memories.id")(column).primaryKey())
    .addColumn("state", "text", (column) => column.notNull().check(oneOf("state", offerStates)))
    .addColumn("offered_at", "bigint", required)
    .addColumn("read_at", "bigint")
    .addColumn("told_at", "bigint")
    .addColumn("words", "text")
    .addColumn("placed_memory_id", "text", forgets("memories.id"))
    .execute();
}
