import type { BookTrim } from "@lane/domain/book-choices.ts";
import type { ParcelState, PrintBinding, PrintOrderState, ShippingLevel } from "@lane/domain/print-orders.ts";
import type { Generated } from "kysely";

import type { Fixed, Flag, Instant } from "./column-types.ts";
import type { Processor } from "./subscription-tables.ts";

export type PrintProviderName = "demo" | "lulu";

export interface PrintOrdersTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  order_number: Fixed<string>;
  /** Chosen by the client: a second request with the same key is the same order. */
  wish_key: Fixed<string>;
  provider: Fixed<PrintProviderName>;
  processor: Fixed<Processor>;
  state: PrintOrderState;
  title: Fixed<string>;
  trim: Fixed<BookTrim>;
  binding: Fixed<PrintBinding>;
  page_count: Fixed<number>;
  shipping_level: Fixed<ShippingLevel>;
  /** What it holds of others is theirs to print only while they belong to this vault; null when the vault is gone. */
  timeline_id: Fixed<string | null>;
  /** Whether it holds what others wrote in a vault. */
  is_of_vault: Fixed<Flag>;
  total_cents: Fixed<number>;
  vat_cents: Fixed<number>;
  /** As last read from the payment processor. */
  paid_cents: number;
  refunded_cents: number;
  /** Payment and refunds have to be looked at again. */
  is_unsettled: Flag;
  problem: string | null;
  hold_until: Instant | null;
  /** When something has to be done or looked at next; null when nothing is left to do. */
  next_look_at: Instant | null;
  created_at: Fixed<Instant>;
  changed_at: Instant;
}

export interface PrintParcelsTable {
  /** The order's name at the printer: the same parcel is never printed twice. */
  id: Fixed<string>;
  order_id: Fixed<string>;
  position: Fixed<number>;
  copies: Fixed<number>;
  /** JSON. */
  address: Fixed<string>;
  printing_cents: Fixed<number>;
  postage_cents: Fixed<number>;
  vat_cents: Fixed<number>;
  state: ParcelState;
  /** The printer's own name for it, once it is known. */
  printer_ref: string | null;
  /** Until then one process alone may send it to the printer. */
  sending_until: Instant | null;
  carrier: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
}

/** The copies of the files that an order prints. */
export interface PrintFilesTable {
  order_id: Fixed<string>;
  kind: Fixed<"interior" | "cover">;
  store_key: Fixed<string>;
  bytes: Fixed<number>;
  sha256: Fixed<string>;
}

/** An address at which the printer fetches one of the two files. */
export interface PrintLinksTable {
  token_hash: Fixed<string>;
  order_id: Fixed<string>;
  kind: Fixed<"interior" | "cover">;
  expires_at: Fixed<Instant>;
}

/** What came from a printer without being asked for. */
export interface PrintMessagesTable {
  provider: Fixed<PrintProviderName>;
  received: number;
  refused: number;
  received_at: Instant | null;
  refused_at: Instant | null;
}

/** The printer of the demonstration. */
export interface DemoPrintJobsTable {
  id: Fixed<string>;
  state: ParcelState;
}

/** What was paid for an order in the demonstration. */
export interface DemoOrderCheckoutsTable {
  id: Fixed<string>;
  customer_id: Fixed<string>;
  order_number: Fixed<string>;
  copies: Fixed<number>;
  cents: Fixed<number>;
  paid_address: Fixed<string>;
  left_address: Fixed<string>;
  state: "open" | "paid" | "closed";
  refunded_cents: Generated<number>;
  created_at: Fixed<Instant>;
}

export interface PrintSchema {
  print_orders: PrintOrdersTable;
  print_parcels: PrintParcelsTable;
  print_files: PrintFilesTable;
  print_links: PrintLinksTable;
  print_messages: PrintMessagesTable;
  demo_print_jobs: DemoPrintJobsTable;
  demo_order_checkouts: DemoOrderCheckoutsTable;
}
