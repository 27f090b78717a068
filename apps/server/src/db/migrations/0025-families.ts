import { invitedRoles, offerStates, standingChoices, vaultEvents } from "@lane/domain/memberships.ts";
import { sql } from "kysely";

import { flag, forgets, goesWith, oneOf, primaryId, required, zeroByDefault } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

/** Vaults, guests, invitations, and several tellings of one event. */
export const families: Migration = {
  version: 25,
  name: "families",
  async up(db) {
    await extendTimelines(db);
    await createInvitations(db);
    await createOffersAndNews(db);
    await extendMemories(db);
    await extendFiles(db);
    await giveBackPersonalTimelines(db);
  },
};

async function extendMemories(db: MigrationDb): Promise<void> {
  const memories = db.schema.alterTable("memories");
  await memories.addColumn("event_id", "text").execute();
  await memories.addColumn("author_name", "text").execute();
  await db.schema.createIndex("memories_by_event").on("memories").column("event_id").execute();
}

async function extendFiles(db: MigrationDb): Promise<void> {
  const files = db.schema.alterTable("files");
  await files.addColumn("payer_id", "text", forgets("accounts.id")).execute();
  await files.addColumn("is_inherited", "integer", flag("is_inherited")).execute();
  await db.schema.createIndex("files_by_payer").on("files").column("payer_id").execute();
}

/** Words belong to their author alone, and a personal timeline to one person: whoever else wrote there. */
async function giveBackPersonalTimelines(db: MigrationDb): Promise<void> {
  await sql`delete from memberships where exists (select 1 from timelines where timelines.id = memberships.timeline_id
    and timelines.personal_of is not null and timelines.personal_of <> memberships.account_id)`.execute(db);
  await sql`update memories set author_id = (select personal_of from timelines where timelines.id = memories.timeline_id)
    where exists (select 1 from timelines where timelines.id = memories.timeline_id and timelines.personal_of is not null
    and (memories.author_id is null or timelines.personal_of <> memories.author_id))`.execute(db);
}

async function extendTimelines(db: MigrationDb): Promise<void> {
  const timelines = db.schema.alterTable("timelines");
  // Without a cascade: what a guest wrote is given back to the guest before the host's timeline can go.
  await timelines.addColumn("guest_of", "text", (column) => column.references("timelines.id")).execute();
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
  await db.schema.createIndex("invitations_by_inviter").on("invitations").column("invited_by").execute();
}

async function createOffersAndNews(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("offers")
    .addColumn("memory_id", "text", (column) => goesWith("memories.id")(column).primaryKey())
    .addColumn("state", "text", (column) => column.notNull().check(oneOf("state", offerStates)))
    .addColumn("offered_at", "bigint", required)
    .addColumn("answered_at", "bigint")
    .addColumn("read_at", "bigint")
    .addColumn("told_at", "bigint")
    .addColumn("words", "text")
    .addColumn("placed_memory_id", "text", forgets("memories.id"))
    .execute();
  await db.schema
    .createTable("vault_news")
    .addColumn("id", "text", primaryId)
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("vault", "text", required)
    .addColumn("event", "text", (column) => column.notNull().check(oneOf("event", vaultEvents)))
    .addColumn("who", "text")
    .addColumn("deletes_at", "bigint")
    .addColumn("created_at", "bigint", required)
    .execute();
  await db.schema.createIndex("vault_news_by_account").on("vault_news").column("account_id").execute();
}
