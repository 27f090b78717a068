import { vatIn } from "@lane/domain/products.ts";
import type { Stripe } from "stripe";

import type { BilledInvoice, BilledSubscription, BillingState } from "#ports/billing-gateway.ts";

import { productOfPrice } from "./stripe-catalog.ts";
import { idOf, isMissing } from "./stripe-client.ts";

const shownInvoices = 24;

/** By their status at Stripe; the others have ended, or never began. */
const liveStatuses: Readonly<Record<string, BilledSubscription["status"]>> = {
  active: "active",
  trialing: "active",
  past_due: "past_due",
  unpaid: "past_due",
  incomplete: "confirmation_needed",
};

export async function readState(stripe: Stripe, customer: string, vatPercent: number): Promise<BillingState> {
  try {
    const [subscriptions, invoices] = await Promise.all([
      readSubscriptions(stripe, customer),
      readInvoices(stripe, customer, vatPercent),
    ]);
    return { subscriptions, invoices };
  } catch (error) {
    if (isMissing(error)) return { subscriptions: [], invoices: [] };
    throw error;
  }
}

async function readSubscriptions(stripe: Stripe, customer: string): Promise<BilledSubscription[]> {
  const live: BilledSubscription[] = [];
  for await (const subscription of stripe.subscriptions.list({ customer, limit: 100 })) {
    const status = liveStatuses[subscription.status];
    if (status) live.push(billedSubscription(subscription, status));
  }
  // Stripe lists the newest first.
  return live.toReversed();
}

function billedSubscription(subscription: Stripe.Subscription, status: BilledSubscription["status"]) {
  const { id, items, start_date: startDate } = subscription;
  const ends = endsAtPeriodEnd(subscription);
  return {
    id,
    status,
    items: items.data.flatMap(({ id, price }) => {
      const product = productOfPrice(price);
      return product ? [{ id, product }] : [];
    }),
    startedAt: startDate * 1000,
    periodEnd: Math.max(...items.data.map((item) => item.current_period_end)) * 1000,
    endsAtPeriodEnd: ends,
    nextCents: ends ? 0 : sum(items.data.map(({ price, quantity }) => (price.unit_amount ?? 0) * (quantity ?? 1))),
  };
}

/** Stripe's portal sets `cancel_at` alone, other ways set `cancel_at_period_end` alone. */
export function endsAtPeriodEnd(subscription: Stripe.Subscription): boolean {
  return subscription.cancel_at_period_end || subscription.cancel_at !== null;
}

async function readInvoices(stripe: Stripe, customer: string, vatPercent: number): Promise<BilledInvoice[]> {
  const invoices: Stripe.Invoice[] = [];
  for await (const invoice of stripe.invoices.list({ customer, limit: 50, expand: ["data.payments"] })) {
    if (invoice.status !== "draft") invoices.push(invoice);
    if (invoices.length === shownInvoices) break;
  }
  const refunds = await readRefunds(stripe, customer, invoices);
  return invoices.map((invoice) => ({
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    at: (invoice.effective_at ?? invoice.created) * 1000,
    totalCents: invoice.total,
    vatCents: vatOf(invoice, vatPercent),
    refundedCents: sum(paymentsOf(invoice).map((payment) => refunds.get(payment) ?? 0)),
    status: statusOf(invoice),
  }));
}

/**
 * Refunded cents by payment. An invoice does not say what was paid back. Its charges do, but no more than four levels
 * can be expanded and they are on the sixth, so one list of the customer's charges stands in for a request an invoice.
 */
async function readRefunds(
  stripe: Stripe,
  customer: string,
  invoices: readonly Stripe.Invoice[],
): Promise<Map<string, number>> {
  const refunds = new Map<string, number>();
  const oldest = invoices.at(-1);
  if (!oldest || !invoices.some((invoice) => paymentsOf(invoice).length > 0)) return refunds;
  for await (const charge of stripe.charges.list({ customer, limit: 100, created: { gte: oldest.created } })) {
    const payment = charge.payment_intent ? idOf(charge.payment_intent) : charge.id;
    refunds.set(payment, (refunds.get(payment) ?? 0) + charge.amount_refunded);
  }
  return refunds;
}

function paymentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? []).flatMap(({ payment }) => {
    const made = payment.payment_intent ?? payment.charge;
    return made ? [idOf(made)] : [];
  });
}

function vatOf({ total, total_taxes: taxes }: Stripe.Invoice, vatPercent: number): number {
  return taxes && taxes.length > 0 ? sum(taxes.map(({ amount }) => amount)) : vatIn(total, vatPercent);
}

function statusOf({ status }: Stripe.Invoice): BilledInvoice["status"] {
  if (status === "paid") return "paid";
  return status === "void" ? "void" : "open";
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
