import { flag, forgets, goesWith, primaryId, required, zeroByDefault } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

/** Orders of printed books, their parcels, and the files that a printer fetches. */
export const printOrders: Migration = {
  version: 32,
  name: "print orders",
  async up(db) {
    await db.schema.alterTable("export_outputs").addColumn("page_count", "integer").execute();
    await createOrders(db);
    await createParcels(db);
    await createFiles(db);
    await createDemo(db);
  },
};

async function createOrders(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("print_orders")
    .addColumn("id", "text", primaryId)
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("order_number", "text", (column) => column.notNull().unique())
    .addColumn("wish_key", "text", required)
    .addColumn("provider", "text", required)
    .addColumn("processor", "text", required)
    .addColumn("state", "text", required)
    .addColumn("title", "text", required)
    .addColumn("trim", "text", required)
    .addColumn("binding", "text", required)
    .addColumn("page_count", "integer", required)
    .addColumn("shipping_level", "text", required)
    .addColumn("timeline_id", "text", forgets("timelines.id"))
    .addColumn("is_of_vault", "integer", flag("is_of_vault"))
    .addColumn("total_cents", "integer", required)
    .addColumn("vat_cents", "integer", required)
    .addColumn("paid_cents", "integer", zeroByDefault)
    .addColumn("refunded_cents", "integer", zeroByDefault)
    .addColumn("is_unsettled", "integer", flag("is_unsettled"))
    .addColumn("problem", "text")
    .addColumn("hold_until", "bigint")
    .addColumn("next_look_at", "bigint")
    .addColumn("created_at", "bigint", required)
    .addColumn("changed_at", "bigint", required)
    .execute();
  await db.schema
    .createIndex("print_orders_by_wish")
    .unique()
    .on("print_orders")
    .columns(["account_id", "wish_key"])
    .execute();
  await db.schema.createIndex("print_orders_by_look").on("print_orders").column("next_look_at").execute();
  await db.schema.createIndex("print_orders_by_timeline").on("print_orders").column("timeline_id").execute();
}

async function createParcels(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("print_parcels")
    .addColumn("id", "text", primaryId)
    .addColumn("order_id", "text", goesWith("print_orders.id"))
    .addColumn("position", "integer", required)
    .addColumn("copies", "integer", required)
    .addColumn("address", "text", required)
    .addColumn("printing_cents", "integer", required)
    .addColumn("postage_cents", "integer", required)
    .addColumn("vat_cents", "integer", required)
    .addColumn("state", "text", required)
    .addColumn("printer_ref", "text")
    .addColumn("sending_until", "bigint")
    .addColumn("carrier", "text")
    .addColumn("tracking_number", "text")
    .addColumn("tracking_url", "text")
    .execute();
  await db.schema.createIndex("print_parcels_by_order").on("print_parcels").columns(["order_id", "position"]).execute();
}

async function createFiles(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("print_files")
    .addColumn("order_id", "text", goesWith("print_orders.id"))
    .addColumn("kind", "text", required)
    .addColumn("store_key", "text", (column) => column.notNull().unique())
    .addColumn("bytes", "bigint", required)
    .addColumn("sha256", "text", required)
    .addPrimaryKeyConstraint("print_files_key", ["order_id", "kind"])
    .execute();
  await db.schema
    .createTable("print_links")
    .addColumn("token_hash", "text", primaryId)
    .addColumn("order_id", "text", goesWith("print_orders.id"))
    .addColumn("kind", "text", required)
    .addColumn("expires_at", "bigint", required)
    .execute();
  await db.schema.createIndex("print_links_by_order").on("print_links").column("order_id").execute();
  await db.schema.createIndex("print_links_by_expiry").on("print_links").column("expires_at").execute();
  await db.schema
    .createTable("print_messages")
    .addColumn("provider", "text", primaryId)
    .addColumn("received", "integer", zeroByDefault)
    .addColumn("refused", "integer", zeroByDefault)
    .addColumn("received_at", "bigint")
    .addColumn("refused_at", "bigint")
    .execute();
}

async function createDemo(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("demo_print_jobs")
    .addColumn("id", "text", (column) => goesWith("print_parcels.id")(column).primaryKey())
    .addColumn("state", "text", required)
    .execute();
  await db.schema
    .createTable("demo_order_checkouts")
    .addColumn("id", "text", primaryId)
    .addColumn("customer_id", "text", goesWith("demo_customers.id"))
    .addColumn("order_number", "text", required)
    .addColumn("copies", "integer", required)
    .addColumn("cents", "integer", required)
    .addColumn("paid_address", "text", required)
    .addColumn("left_address", "text", required)
    .addColumn("state", "text", required)
    .addColumn("refunded_cents", "integer", zeroByDefault)
    .addColumn("created_at", "bigint", required)
    .execute();
  await db.schema
    .createIndex("demo_order_checkouts_by_order")
    .on("demo_order_checkouts")
    .columns(["customer_id", "order_number"])
    .execute();
}
