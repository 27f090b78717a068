import { flag, goesWith, primaryId, required, zeroByDefault } from "./columns.ts";
import type { Migration, MigrationDb } from "./migration.ts";

/** What accounts may do, and what they subscribe to. */
export const plansAndSubscriptions: Migration = {
  version: 21,
  name: "plans-and-subscriptions",
  async up(db) {
    await db.schema
      .createTable("plan_grants")
      .addColumn("account_id", "text", goesWith("accounts.id"))
      .addColumn("source", "text", required)
      .addColumn("feature", "text", required)
      .addColumn("until", "bigint")
      .addColumn("created_at", "bigint", required)
      .addPrimaryKeyConstraint("plan_grants_key", ["account_id", "source", "feature"])
      .execute();
    await createSubscriptions(db);
    await createOrders(db);
    await createDemo(db);
  },
};

async function createSubscriptions(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("subscriptions")
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("processor", "text", required)
    .addColumn("customer_ref", "text", (column) => column.notNull().unique())
    .addColumn("subscription_ref", "text")
    .addColumn("status", "text", required)
    .addColumn("products", "text", required)
    .addColumn("period_end", "bigint")
    .addColumn("ends_at_period_end", "integer", flag("ends_at_period_end"))
    .addColumn("next_cents", "integer", zeroByDefault)
    .addColumn("end_announced_for", "bigint")
    .addColumn("readings_begun", "integer", zeroByDefault)
    .addColumn("readings_stored", "integer", zeroByDefault)
    .addColumn("read_at", "bigint")
    .addColumn("created_at", "bigint", required)
    .addPrimaryKeyConstraint("subscriptions_key", ["account_id", "processor"])
    .execute();
  await db.schema
    .createIndex("subscriptions_by_status")
    .on("subscriptions")
    .columns(["processor", "status", "account_id"])
    .execute();
  await db.schema
    .createTable("invoices")
    .addColumn("id", "text", primaryId)
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("processor", "text", required)
    .addColumn("number", "text", required)
    .addColumn("issued_at", "bigint", required)
    .addColumn("total_cents", "integer", required)
    .addColumn("vat_cents", "integer", required)
    .addColumn("refunded_cents", "integer", required)
    .addColumn("status", "text", required)
    .execute();
  await db.schema.createIndex("invoices_by_account").on("invoices").columns(["account_id", "issued_at"]).execute();
  await db.schema
    .createTable("payment_events")
    .addColumn("id", "text", primaryId)
    .addColumn("received_at", "bigint", required)
    .execute();
  await db.schema.createIndex("payment_events_by_age").on("payment_events").column("received_at").execute();
}

async function createOrders(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("orders")
    .addColumn("order_number", "text", primaryId)
    .addColumn("account_id", "text", goesWith("accounts.id"))
    .addColumn("processor", "text", required)
    .addColumn("subscription_ref", "text", required)
    .addColumn("products", "text", required)
    .addColumn("bought_at", "bigint", required)
    .addColumn("paid_since", "bigint", required)
    .addColumn("withdrawn_at", "bigint")
    .addColumn("refunded_cents", "integer")
    .execute();
  await db.schema.createIndex("orders_by_account").on("orders").columns(["account_id", "bought_at"]).execute();
  await db.schema
    .createTable("withdrawal_links")
    .addColumn("token_hash", "text", primaryId)
    .addColumn("order_number", "text", goesWith("orders.order_number"))
    .addColumn("expires_at", "bigint", required)
    .execute();
  await db.schema.createIndex("withdrawal_links_by_order").on("withdrawal_links").column("order_number").execute();
}

async function createDemo(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("demo_customers")
    .addColumn("id", "text", primaryId)
    .addColumn("account_id", "text", (column) => goesWith("accounts.id")(column).unique())
    .addColumn("state", "text", required)
    .addColumn("version", "integer", required)
    .execute();
  await db.schema
    .createTable("demo_checkouts")
    .addColumn("id", "text", primaryId)
    .addColumn("customer_id", "text", goesWith("demo_customers.id"))
    .addColumn("products", "text", required)
    .addColumn("paid_address", "text", required)
    .addColumn("left_address", "text", required)
    .addColumn("created_at", "bigint", required)
    .execute();
  await db.schema.createIndex("demo_checkouts_by_customer").on("demo_checkouts").column("customer_id").execute();
}
