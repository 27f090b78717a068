import type { PlanFeature } from "@lane/domain/plans.ts";

import type { Fixed, Flag, Instant } from "./column-types.ts";

/** Something an account may do, and who gave it. */
export interface PlanGrantsTable {
  account_id: Fixed<string>;
  source: Fixed<"subscription" | "gift">;
  feature: Fixed<PlanFeature>;
  /** Null for good. */
  until: Instant | null;
  created_at: Fixed<Instant>;
}

export type Processor = "demo" | "stripe" | "included";

/** An account as a payment processor knows it, and its subscription as it was last read there. */
export interface SubscriptionsTable {
  account_id: Fixed<string>;
  processor: Fixed<Processor>;
  customer_ref: Fixed<string>;
  /** Null when there is no subscription. */
  subscription_ref: string | null;
  status: "none" | "active" | "past_due" | "confirmation_needed";
  /** Separated by commas. */
  products: string;
  period_end: Instant | null;
  ends_at_period_end: Flag;
  next_cents: number;
  /** The end of the month for which "ends soon" was mailed. */
  end_announced_for: Instant | null;
  /** Counts the readings of the processor's state: a reading is stored only if none that began later was. */
  readings_begun: number;
  readings_stored: number;
  /** When the last reading was stored. */
  read_at: Instant | null;
  created_at: Fixed<Instant>;
}

export interface InvoicesTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  processor: Fixed<Processor>;
  number: string;
  issued_at: Instant;
  total_cents: number;
  vat_cents: number;
  refunded_cents: number;
  status: "paid" | "open" | "void";
}

/** The ids of messages from the processor that were received; the same message is not acted on twice. */
export interface PaymentEventsTable {
  id: Fixed<string>;
  received_at: Fixed<Instant>;
}

/** What was bought together; can be withdrawn from for 14 days. */
export interface OrdersTable {
  order_number: Fixed<string>;
  account_id: Fixed<string>;
  processor: Fixed<Processor>;
  subscription_ref: Fixed<string>;
  /** Separated by commas. */
  products: Fixed<string>;
  bought_at: Fixed<Instant>;
  paid_since: Fixed<Instant>;
  withdrawn_at: Instant | null;
  refunded_cents: number | null;
}

/** A mailed link by which an order is withdrawn from without logging in. */
export interface WithdrawalLinksTable {
  token_hash: Fixed<string>;
  order_number: Fixed<string>;
  expires_at: Fixed<Instant>;
}

/** What the demonstration has in place of a payment processor. */
export interface DemoCustomersTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  /** JSON. */
  state: string;
  /** Grows with each change: of two changes at once, the second starts again. */
  version: number;
}

export interface DemoCheckoutsTable {
  id: Fixed<string>;
  customer_id: Fixed<string>;
  products: Fixed<string>;
  paid_address: Fixed<string>;
  left_address: Fixed<string>;
  created_at: Fixed<Instant>;
}

export interface SubscriptionSchema {
  plan_grants: PlanGrantsTable;
  subscriptions: SubscriptionsTable;
  invoices: InvoicesTable;
  payment_events: PaymentEventsTable;
  orders: OrdersTable;
  withdrawal_links: WithdrawalLinksTable;
  demo_customers: DemoCustomersTable;
  demo_checkouts: DemoCheckoutsTable;
}
