import { sql } from "kysely";

import { flag, goesWith, primaryId, required } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Each sign-up waits by itself, a change of address can be undone, and who is too young is not asked twice. */
export const signUpsAndUndos: Migration = {
  version: 14,
  name: "sign-ups-and-undos",
  async up(db) {
    await separateSignUps(db);
    await createAddressUndos(db);
    await createAgeRefusals(db);
  },
};

async function separateSignUps(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("separate_registrations")
    .addColumn("id", "text", primaryId)
    .addColumn("email", "text", required)
    .addColumn("code_id", "text", required)
    .addColumn("password_hash", "text", required)
    .addColumn("first_name", "text", required)
    .addColumn("last_name", "text", required)
    .addColumn("date_of_birth", "text", required)
    .addColumn("city_name", "text", required)
    .addColumn("city_id", "text")
    .addColumn("is_reflection_prompt", "integer", flag("is_reflection_prompt"))
    .addColumn("created_at", "bigint", required)
    .addColumn("expires_at", "bigint", required)
    .execute();
  // The hash becomes the id: the tokens given out for them were made from it, and stay good.
  await sql`
    insert into separate_registrations (id, email, code_id, password_hash, first_name, last_name, date_of_birth,
      city_name, city_id, is_reflection_prompt, created_at, expires_at)
    select password_hash, email, code_id, password_hash, first_name, last_name, date_of_birth,
      city_name, city_id, is_reflection_prompt, expires_at - ${sql.lit(dayMs)}, expires_at
    from pending_registrations`.execute(db);
  await db.schema.dropTable("pending_registrations").execute();
  await db.schema.alterTable("separate_registrations").renameTo("pending_registrations").execute();
  await db.schema
    .createIndex("pending_registrations_by_email")
    .on("pending_registrations")
    .columns(["email", "created_at"])
    .execute();
}

async function createAddressUndos(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("address_undos")
    .addColumn("token_hash", "text", primaryId)
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("former_email", "text", required)
    .addColumn("step", "integer", required)
    .addColumn("expires_at", "bigint", required)
    .execute();
  await db.schema.createIndex("address_undos_by_account").on("address_undos").columns(["account_id", "step"]).execute();
}

async function createAgeRefusals(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("age_refusals")
    .addColumn("who_hash", "text", primaryId)
    .addColumn("expires_at", "bigint", required)
    .execute();
}
