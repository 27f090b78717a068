import { randomBytes } from "node:crypto";

import type { StripeCard, StripeEvent } from "./stripe-world.ts";

export interface Customer {
  readonly id: string;
  readonly created: number;
  readonly metadata: Record<string, string>;
  email: string | null;
  name: string | null;
  card: StripeCard | undefined;
  /** In cents; a credit is below zero, as at Stripe. */
  balance: number;
}

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly metadata: Record<string, string>;
}

export interface Price {
  readonly id: string;
  readonly product: string;
  readonly currency: string;
  readonly cents: number;
  readonly interval: string;
  readonly taxBehavior: string;
  readonly metadata: Record<string, string>;
  lookupKey: string | null;
  active: boolean;
}

export interface TaxRate {
  readonly id: string;
  readonly displayName: string;
  readonly percentage: number;
  readonly inclusive: boolean;
  readonly metadata: Record<string, string>;
}

/** A portal configuration or a webhook endpoint: kept and shown, with no effect. */
export interface Setting {
  readonly id: string;
  readonly kind: "billing_portal.configuration" | "webhook_endpoint";
  readonly shown: Record<string, unknown>;
  readonly metadata: Record<string, string>;
}

export interface Session {
  readonly id: string;
  readonly created: number;
  readonly customer: Customer;
  readonly prices: readonly Price[];
  readonly taxRate: TaxRate | undefined;
  readonly metadata: Record<string, string>;
  readonly locale: string | null;
  readonly url: string;
  readonly paidAddress: string;
  /** In a checkout for a single payment. */
  readonly order: OrderToPay | undefined;
  status: "open" | "complete" | "expired";
  subscription: Subscription | undefined;
  /** The payment intent of a paid order. */
  intent: string | undefined;
}

export interface OrderToPay {
  readonly cents: number;
  readonly reference: string | null;
  /** Of the payment. */
  readonly metadata: Record<string, string>;
}

export interface Item {
  readonly id: string;
  readonly price: Price;
  /** What was last invoiced for it, from when to the end of the period. */
  billed: { readonly cents: number; readonly from: number };
}

export interface Line {
  readonly id: string;
  readonly price: Price;
  readonly cents: number;
  readonly from: number;
  readonly to: number;
  readonly isProration: boolean;
}

export interface Subscription {
  readonly id: string;
  readonly created: number;
  readonly customer: Customer;
  readonly taxRate: TaxRate | undefined;
  status: "active" | "past_due" | "incomplete" | "incomplete_expired" | "canceled";
  items: Item[];
  /** Credits that wait for the next invoice. */
  pending: Line[];
  period: { readonly start: number; readonly end: number; readonly month: number };
  cancelAtPeriodEnd: boolean;
  cancelAt: number | null;
}

export interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly created: number;
  readonly customer: Customer;
  readonly subscription: Subscription;
  readonly reason: string;
  readonly lines: readonly Line[];
  readonly totalCents: number;
  readonly startingBalance: number;
  readonly endingBalance: number;
  readonly dueCents: number;
  /** The payment intent, where there is something to pay. */
  readonly intent: string | undefined;
  status: "open" | "paid" | "void";
  paidAt: number | null;
}

export interface Charge {
  readonly id: string;
  readonly created: number;
  readonly customer: Customer;
  readonly intent: string;
  readonly cents: number;
  readonly succeeded: boolean;
  refundedCents: number;
}

export interface Refund {
  readonly id: string;
  readonly created: number;
  readonly charge: Charge;
  readonly cents: number;
  readonly metadata: Record<string, string>;
}

/** Everything one Stripe account has, oldest first, with its own clock in seconds. */
export interface Account {
  now: number;
  readonly address: string;
  readonly customers: Customer[];
  readonly products: Product[];
  readonly prices: Price[];
  readonly taxRates: TaxRate[];
  readonly settings: Setting[];
  readonly sessions: Session[];
  readonly subscriptions: Subscription[];
  readonly invoices: Invoice[];
  readonly charges: Charge[];
  readonly refunds: Refund[];
  readonly events: StripeEvent[];
  newId(prefix: string): string;
}

export function createAccount(startSeconds: number, address: string): Account {
  const run = randomBytes(4).toString("hex");
  let made = 0;
  return {
    now: startSeconds,
    address,
    customers: [],
    products: [],
    prices: [],
    taxRates: [],
    settings: [],
    sessions: [],
    subscriptions: [],
    invoices: [],
    charges: [],
    refunds: [],
    events: [],
    newId: (prefix) => `${prefix}_${run}${String((made += 1)).padStart(6, "0")}`,
  };
}
