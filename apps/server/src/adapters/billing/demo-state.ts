import { monthlyCents, monthlySum, type Product } from "@lane/domain/products.ts";

import { addMonths } from "#lib/moments.ts";

/** What a sample card does. `refunded`: the payment goes through, and is paid back at once. */
export type SampleCard = "paid" | "past-due" | "refunded";

interface DemoSubscription {
  readonly id: string;
  readonly products: readonly Product[];
  readonly startedAt: number;
  /** How many months have been billed; the month that is open now is the last of them. */
  readonly months: number;
  readonly endsAtPeriodEnd: boolean;
  readonly isPastDue: boolean;
  readonly card: "works" | "fails";
  /** Taken off the next payment. */
  readonly creditCents: number;
}

interface InvoiceLine {
  readonly product: Product;
  readonly cents: number;
}

export interface DemoInvoice {
  readonly id: string;
  readonly subscriptionId: string;
  readonly number: string;
  readonly at: number;
  readonly lines: readonly InvoiceLine[];
  readonly creditCents: number;
  readonly refundedCents: number;
  readonly status: "paid" | "open" | "void";
}

/** Everything about a customer of the demonstration. */
export interface DemoState {
  readonly subscription: DemoSubscription | null;
  /** Oldest first. */
  readonly invoices: readonly DemoInvoice[];
}

export const emptyState: DemoState = { subscription: null, invoices: [] };

const dayMs = 24 * 60 * 60 * 1000;
/** So long a payment is tried again before the subscription ends. */
const triedMs = 21 * dayMs;

export function totalOf({ lines, creditCents }: Pick<DemoInvoice, "lines" | "creditCents">): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0) - creditCents;
}

export function periodEndOf({ startedAt, months }: DemoSubscription): number {
  return addMonths(startedAt, months);
}

export function nextCentsOf({ products, creditCents, endsAtPeriodEnd }: DemoSubscription): number {
  return endsAtPeriodEnd ? 0 : Math.max(0, monthlySum(products) - creditCents);
}

/** Everything that time has brought since: payments, failures, ends. */
export function settle(state: DemoState, now: number): DemoState {
  const { subscription } = state;
  if (!subscription) return state;
  const periodEnd = periodEndOf(subscription);
  if (subscription.isPastDue) return now >= triedSince(subscription) + triedMs ? ended(state) : state;
  if (now < periodEnd) return state;
  if (subscription.endsAtPeriodEnd) return ended(state);
  return settle(renewed(state, subscription, periodEnd), now);
}

function triedSince({ startedAt, months }: DemoSubscription): number {
  return addMonths(startedAt, months - 1);
}

function renewed(state: DemoState, subscription: DemoSubscription, at: number): DemoState {
  const lines = linesOf(subscription.products);
  const creditCents = Math.min(subscription.creditCents, totalOf({ lines, creditCents: 0 }));
  const fails = subscription.card === "fails";
  const { id: subscriptionId } = subscription;
  return {
    subscription: {
      ...subscription,
      months: subscription.months + 1,
      isPastDue: fails,
      creditCents: subscription.creditCents - creditCents,
    },
    invoices: withInvoice(state, { subscriptionId, at, lines, creditCents, status: fails ? "open" : "paid" }),
  };
}

/** What is open is no longer asked for. */
export function ended({ invoices }: DemoState): DemoState {
  return {
    subscription: null,
    invoices: invoices.map((invoice) => (invoice.status === "open" ? { ...invoice, status: "void" } : invoice)),
  };
}

export function bought(state: DemoState, products: readonly Product[], card: SampleCard, now: number): DemoState {
  const id = `sub_${state.invoices.length + 1}_${now}`;
  const invoice = { subscriptionId: id, at: now, lines: linesOf(products), creditCents: 0 };
  const invoices = withInvoice(state, { ...invoice, status: "paid" });
  if (card === "refunded") return { subscription: null, invoices: invoices.map((one) => refundedIf(one, id)) };
  const fails = card === "past-due";
  return {
    subscription: {
      id,
      products,
      startedAt: now,
      months: 1,
      endsAtPeriodEnd: false,
      isPastDue: fails,
      card: fails ? "fails" : "works",
      creditCents: 0,
    },
    // Nobody waits a month to see a payment fail.
    invoices: fails ? withInvoice({ ...state, invoices }, { ...invoice, status: "open" }) : invoices,
  };
}

function refundedIf(invoice: DemoInvoice, subscriptionId: string): DemoInvoice {
  return invoice.subscriptionId === subscriptionId ? { ...invoice, refundedCents: totalOf(invoice) } : invoice;
}

/** The price of the rest of the paid month. */
export function restOfMonth(subscription: DemoSubscription, product: Product, now: number): number {
  const end = periodEndOf(subscription);
  const begin = addMonths(subscription.startedAt, subscription.months - 1);
  return Math.round(monthlyCents[product] * Math.min(1, Math.max(0, (end - now) / (end - begin))));
}

/** Undefined when the card does not pay. */
export function added(state: DemoState, product: Product, now: number): DemoState | undefined {
  const { subscription } = state;
  if (!subscription || subscription.products.includes(product)) return state;
  if (subscription.card === "fails") return undefined;
  const lines = [{ product, cents: restOfMonth(subscription, product, now) }];
  return {
    subscription: { ...subscription, products: [...subscription.products, product] },
    invoices: withInvoice(state, { subscriptionId: subscription.id, at: now, lines, creditCents: 0, status: "paid" }),
  };
}

export function removed(state: DemoState, product: Product, now: number): DemoState {
  const { subscription } = state;
  if (!subscription?.products.includes(product)) return state;
  return {
    ...state,
    subscription: {
      ...subscription,
      products: subscription.products.filter((held) => held !== product),
      creditCents: subscription.creditCents + restOfMonth(subscription, product, now),
    },
  };
}

export interface DemoWithdrawal {
  readonly subscriptionId: string;
  readonly products: readonly Product[];
  readonly paidSince: number;
}

/** What was paid for the products of a withdrawal since they were bought. */
export function paidFor(invoice: DemoInvoice, { subscriptionId, products, paidSince }: DemoWithdrawal): number {
  const isMeant = invoice.subscriptionId === subscriptionId && invoice.at >= paidSince;
  if (!isMeant || invoice.status !== "paid") return 0;
  const lines = invoice.lines.filter(({ product }) => products.includes(product));
  return Math.min(totalOf(invoice), totalOf({ lines, creditCents: 0 }));
}

/** Pays back what was paid for these products, and takes them out. */
export function withdrawn(state: DemoState, withdrawal: DemoWithdrawal): DemoState {
  const { subscription } = state;
  const invoices = state.invoices.map((invoice) => ({
    ...invoice,
    refundedCents: Math.max(invoice.refundedCents, paidFor(invoice, withdrawal)),
  }));
  if (!subscription || subscription.id !== withdrawal.subscriptionId) return { subscription, invoices };
  const products = subscription.products.filter((product) => !withdrawal.products.includes(product));
  return products.length > 0
    ? { subscription: { ...subscription, products }, invoices }
    : ended({ ...state, invoices });
}

export function withEnd(state: DemoState, endsAtPeriodEnd: boolean): DemoState {
  const { subscription } = state;
  return subscription ? { ...state, subscription: { ...subscription, endsAtPeriodEnd } } : state;
}

/** A card that works pays what is open. */
export function withCard(state: DemoState, works: boolean): DemoState {
  const { subscription } = state;
  if (!subscription) return state;
  return {
    subscription: {
      ...subscription,
      card: works ? "works" : "fails",
      isPastDue: subscription.isPastDue && !works,
    },
    invoices: state.invoices.map((invoice) =>
      works && invoice.status === "open" ? { ...invoice, status: "paid" } : invoice,
    ),
  };
}

function linesOf(products: readonly Product[]): InvoiceLine[] {
  return products.map((product) => ({ product, cents: monthlyCents[product] }));
}

type NewInvoice = Pick<DemoInvoice, "subscriptionId" | "at" | "lines" | "creditCents" | "status">;

function withInvoice({ invoices }: DemoState, invoice: NewInvoice): DemoInvoice[] {
  const index = invoices.length + 1;
  const number = `DEMO-${String(index).padStart(4, "0")}`;
  return [...invoices, { ...invoice, id: `in_${index}_${invoice.at}`, number, refundedCents: 0 }];
}
