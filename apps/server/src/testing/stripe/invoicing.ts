import type { Account, Charge, Customer, Invoice, Item, Line, Price, Subscription } from "./account.ts";
import { chargeShape, invoiceShape, refundShape, subscriptionShape } from "./shapes.ts";
import type { StripeCard } from "./stripe-world.ts";

/** Stripe does not charge less; it takes it over to the next invoice. */
const leastCharge = 50;

export function emit(account: Account, type: string, subject: Record<string, unknown>): void {
  const id = account.newId("evt");
  const event = { id, object: "event", created: account.now, type, data: { object: subject }, livemode: false };
  account.events.push({ id, type, body: JSON.stringify(event) });
}

export function setStatus(account: Account, subscription: Subscription, status: Subscription["status"]): void {
  subscription.status = status;
  const type = status === "canceled" || status === "incomplete_expired" ? "deleted" : "updated";
  emit(account, `customer.subscription.${type}`, subscriptionShape(subscription));
}

/** The rest of the period, by seconds. */
export function lineForRest(account: Account, subscription: Subscription, price: Price): Line {
  const { start, end } = subscription.period;
  return lineOf(account, price, proportion(price.cents, end - account.now, end - start), account.now, end);
}

/** What was invoiced for an item and is not used yet, by seconds, below zero. */
export function creditForRest(account: Account, { period }: Subscription, { price, billed }: Item): Line {
  const cents = -proportion(billed.cents, period.end - account.now, period.end - billed.from);
  return lineOf(account, price, cents, account.now, period.end);
}

function proportion(cents: number, rest: number, whole: number): number {
  return Math.round((cents * rest) / whole);
}

function lineOf(account: Account, price: Price, cents: number, from: number, to: number, isProration = true): Line {
  return { id: account.newId("il"), price, cents, from, to, isProration };
}

/** What an invoice takes from the card, and what it leaves as the customer's balance. */
function settle(totalCents: number, balance: number): { dueCents: number; endingBalance: number } {
  const sum = totalCents + balance;
  if (sum > 0 && sum < leastCharge) return { dueCents: 0, endingBalance: sum };
  return { dueCents: Math.max(0, sum), endingBalance: Math.min(0, sum) };
}

/** An invoice with these lines and the credits that wait, before anything is done with it. */
export function draftInvoice(account: Account, subscription: Subscription, lines: readonly Line[], reason: string) {
  const { customer, pending } = subscription;
  const all = [...pending, ...lines];
  const totalCents = all.reduce((sum, { cents }) => sum + cents, 0);
  const settled = settle(totalCents, customer.balance);
  const invoice: Invoice = {
    id: account.newId("in"),
    number: `LANE-${String(account.invoices.length + 1).padStart(4, "0")}`,
    created: account.now,
    customer,
    subscription,
    reason,
    lines: all,
    totalCents,
    startingBalance: customer.balance,
    ...settled,
    intent: settled.dueCents > 0 ? account.newId("pi") : undefined,
    status: "open",
    paidAt: null,
  };
  return invoice;
}

export function addInvoice(account: Account, invoice: Invoice): void {
  invoice.subscription.pending = [];
  invoice.customer.balance = invoice.endingBalance;
  account.invoices.push(invoice);
  emit(account, "invoice.finalized", invoiceShape(account, invoice));
  if (invoice.dueCents === 0) markPaid(account, invoice);
}

/** Charges the card. Without a payment the invoice stays open. */
export function collect(account: Account, invoice: Invoice, card: StripeCard | undefined): void {
  if (invoice.status !== "open" || invoice.intent === undefined) return;
  const succeeded = card === "ok";
  if (card !== "needs_confirmation") {
    const { customer, intent, dueCents: cents } = invoice;
    const charge: Charge = {
      id: account.newId("ch"),
      created: account.now,
      customer,
      intent,
      cents,
      succeeded,
      refundedCents: 0,
    };
    account.charges.push(charge);
    emit(account, `charge.${succeeded ? "succeeded" : "failed"}`, chargeShape(charge));
  }
  if (succeeded) return markPaid(account, invoice);
  const type = card === "needs_confirmation" ? "invoice.payment_action_required" : "invoice.payment_failed";
  emit(account, type, invoiceShape(account, invoice));
}

function markPaid(account: Account, invoice: Invoice): void {
  invoice.status = "paid";
  invoice.paidAt = account.now;
  emit(account, "invoice.paid", invoiceShape(account, invoice));
}

export function voidInvoice(account: Account, invoice: Invoice): void {
  invoice.status = "void";
  emit(account, "invoice.voided", invoiceShape(account, invoice));
}

export function openInvoices(account: Account, owner: Customer | Subscription): Invoice[] {
  return account.invoices.filter(
    ({ status, customer, subscription }) => status === "open" && (customer === owner || subscription === owner),
  );
}

/** Pays what is open of a customer. A subscription is active once nothing of it is open. */
export function payOpen(account: Account, customer: Customer): void {
  for (const invoice of openInvoices(account, customer)) collect(account, invoice, customer.card);
  for (const subscription of account.subscriptions.filter((each) => each.customer === customer)) {
    const waits = subscription.status === "past_due" || subscription.status === "incomplete";
    if (waits && openInvoices(account, subscription).length === 0) setStatus(account, subscription, "active");
  }
}

export function fullLines(account: Account, { items, period }: Subscription): Line[] {
  return items.map(({ price }) => lineOf(account, price, price.cents, period.start, period.end, false));
}

export function refundCharge(account: Account, charge: Charge, cents: number, metadata: Record<string, string>) {
  const refund = { id: account.newId("re"), created: account.now, charge, cents, metadata };
  charge.refundedCents += cents;
  account.refunds.push(refund);
  emit(account, "refund.created", refundShape(refund));
  emit(account, "charge.refunded", chargeShape(charge));
  return refund;
}
