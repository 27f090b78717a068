import { flag, goesWith, oneOf, required, zeroByDefault } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

/** What was asked about each year, what the member liked in it, and which question a memory answers. */
export const promptsAndFavourites: Migration = {
  version: 7,
  name: "prompts-and-favourites",
  async up(db) {
    await createFavourites(db);
    await createPrompts(db);
    await rememberAnswers(db);
  },
};

async function createFavourites(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("favourites")
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("year", "integer", required)
    .addColumn("category", "text", (column) =>
      column.notNull().check(oneOf("category", ["song", "show", "snack", "clothing", "news", "game"])),
    )
    .addColumn("title", "text")
    .addColumn("detail", "text")
    .addColumn("entry_id", "text")
    .addColumn("reason", "text", (column) => column.check(oneOf("reason", ["forgotten", "too-young"])))
    .addColumn("updated_at", "bigint", required)
    .addPrimaryKeyConstraint("favourites_key", ["account_id", "year", "category"])
    .execute();
}

async function createPrompts(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("prompt_years")
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("year", "integer", required)
    .addColumn("asked", "integer", zeroByDefault)
    .addColumn("feeling", "text", (column) => column.check(oneOf("feeling", ["tender", "skip"])))
    .addColumn("text", "text")
    .addColumn("nudges", "text")
    .addColumn("template_id", "text")
    .addColumn("bank_version", "integer")
    .addColumn("has_another", "integer", flag("has_another"))
    .addColumn("is_written", "integer", flag("is_written"))
    .addColumn("basis", "text")
    .addColumn("updated_at", "bigint", required)
    .addPrimaryKeyConstraint("prompt_years_key", ["account_id", "year"])
    .execute();
  await db.schema
    .createTable("prompt_settings")
    .addColumn("account_id", "text", (column) => goesWith("accounts.id")(column).primaryKey())
    .addColumn("is_heavy_welcome", "integer", flag("is_heavy_welcome"))
    .addColumn("updated_at", "bigint", required)
    .execute();
  await db.schema
    .createTable("prompt_consents")
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("id", "text", required)
    .addColumn("is_given", "integer", flag("is_given"))
    .addColumn("service", "text", required)
    .addColumn("text_version", "integer", required)
    .addColumn("decided_at", "bigint", required)
    .addPrimaryKeyConstraint("prompt_consents_key", ["account_id", "id"])
    .execute();
}

async function rememberAnswers(db: MigrationDb): Promise<void> {
  await db.schema.alterTable("memories").addColumn("prompt_text", "text").execute();
  await db.schema.alterTable("memories").addColumn("prompt_template", "text").execute();
  await db.schema.alterTable("memories").addColumn("prompt_bank_version", "integer").execute();
  await db.schema
    .createIndex("memories_by_prompt")
    .on("memories")
    .columns(["author_id", "prompt_template"])
    .where("prompt_template", "is not", null)
    .execute();
}
