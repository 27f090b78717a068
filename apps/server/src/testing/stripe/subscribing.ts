import type { Account, Item, Price, Session, Subscription } from "./account.ts";
import {
  addInvoice,
  collect,
  creditForRest,
  draftInvoice,
  emit,
  fullLines,
  openInvoices,
  setStatus,
  voidInvoice,
} from "./invoicing.ts";
import { sessionShape, subscriptionShape } from "./shapes.ts";
import type { StripeCard } from "./stripe-world.ts";

/** A new subscription, with its first invoice. */
export function subscribe(
  account: Account,
  { customer, prices, taxRate }: Pick<Session, "customer" | "prices" | "taxRate">,
  card: StripeCard,
): Subscription {
  const subscription: Subscription = {
    id: account.newId("sub"),
    created: account.now,
    customer,
    taxRate,
    status: card === "ok" ? "active" : "incomplete",
    items: prices.map((price) => newItem(account, price, { cents: price.cents, from: account.now })),
    pending: [],
    period: { start: account.now, end: monthsAfter(account.now, 1), month: 1 },
    cancelAtPeriodEnd: false,
    cancelAt: null,
  };
  account.subscriptions.push(subscription);
  emit(account, "customer.subscription.created", subscriptionShape(subscription));
  const invoice = draftInvoice(account, subscription, fullLines(account, subscription), "subscription_create");
  addInvoice(account, invoice);
  collect(account, invoice, card);
  return subscription;
}

export function newItem(account: Account, price: Price, billed: Item["billed"]): Item {
  return { id: account.newId("si"), price, billed };
}

export function complete(account: Account, session: Session): void {
  session.status = "complete";
  emit(account, "checkout.session.completed", sessionShape(session));
}

export function expire(account: Account, session: Session): void {
  session.status = "expired";
  emit(account, "checkout.session.expired", sessionShape(session));
}

/** The first payment was never made. */
export function expireIncomplete(account: Account, subscription: Subscription): void {
  for (const invoice of openInvoices(account, subscription)) voidInvoice(account, invoice);
  setStatus(account, subscription, "incomplete_expired");
}

export function cancelNow(account: Account, subscription: Subscription, credit = false, invoiceNow = false): void {
  if (subscription.status === "incomplete") return expireIncomplete(account, subscription);
  if (credit) {
    subscription.pending.push(...subscription.items.map((item) => creditForRest(account, subscription, item)));
  }
  if (invoiceNow && subscription.pending.length > 0) {
    addInvoice(account, draftInvoice(account, subscription, [], "subscription_update"));
  }
  setStatus(account, subscription, "canceled");
}

/** The next month, with its invoice. A card that does not pay leaves the subscription past due. */
export function renew(account: Account, subscription: Subscription): void {
  const { created, period, customer } = subscription;
  const month = period.month + 1;
  subscription.period = { start: period.end, end: monthsAfter(created, month), month };
  for (const item of subscription.items) item.billed = { cents: item.price.cents, from: period.end };
  const invoice = draftInvoice(account, subscription, fullLines(account, subscription), "subscription_cycle");
  addInvoice(account, invoice);
  collect(account, invoice, customer.card);
  const isOpen = openInvoices(account, subscription).length > 0;
  setStatus(account, subscription, isOpen ? "past_due" : "active");
}

/** The same day of a later month, or that month's last. */
function monthsAfter(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
