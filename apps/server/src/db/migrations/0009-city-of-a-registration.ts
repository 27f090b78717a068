import type { Migration } from "./migration.ts";

/** Which of the places of one name a registration means. */
export const cityOfARegistration: Migration = {
  version: 9,
  name: "city-of-a-registration",
  async up(db) {
    await db.schema.alterTable("pending_registrations").addColumn("city_id", "text").execute();
  },
};
