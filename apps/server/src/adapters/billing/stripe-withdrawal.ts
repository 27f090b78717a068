import type { Product } from "@lane/domain/products.ts";
import type { Stripe } from "stripe";

import type { Withdrawal } from "#ports/billing-gateway.ts";

import { type Catalog, productLabel, productOfPrice } from "./stripe-catalog.ts";
import { idOf, isRefused } from "./stripe-client.ts";
import { centsIn, hasFailed, readRefunds } from "./stripe-refunds.ts";
import type { Subscriptions } from "./stripe-subscriptions.ts";
import type { SendOnce } from "./stripe-writes.ts";

const hourSeconds = 60 * 60;
/** An invoice may be paid so long after it was made. */
const paymentSeconds = 32 * 24 * hourSeconds;

interface WithdrawDeps {
  readonly stripe: Stripe;
  readonly catalog: Catalog;
  readonly subscriptions: Subscriptions;
  readonly sendOnce: SendOnce;
}

type Withdraw = (withdrawal: Withdrawal, key: string) => Promise<{ readonly refundedCents: number }>;

/**
 * First pays back, then takes out: a withdrawal that was stopped half way still has its subscription, and another run
 * finishes it. Each run reads at Stripe what earlier ones paid back.
 */
export function createWithdraw(deps: WithdrawDeps): Withdraw {
  return async (withdrawal, key) => {
    const { subscriptionId, customerId, products } = withdrawal;
    const present = await deps.subscriptions.find(subscriptionId);
    if (present && idOf(present.customer) !== customerId) throw new Error(`${subscriptionId} is not of ${customerId}`);
    let refundedCents = 0;
    for (const invoice of await readPaid(deps.stripe, withdrawal)) {
      for (const product of products) refundedCents += await payBack(deps, invoice, product);
    }
    if (present) await takeOut(deps, present, products, key);
    return { refundedCents };
  };
}

async function readPaid(stripe: Stripe, { customerId, subscriptionId, paidSince }: Withdrawal) {
  const since = Math.floor(paidSince / 1000) - hourSeconds;
  const invoices: Stripe.Invoice[] = [];
  for await (const invoice of stripe.invoices.list({
    customer: customerId,
    subscription: subscriptionId,
    status: "paid",
    created: { gte: since - paymentSeconds },
    limit: 100,
    expand: ["data.payments"],
  })) {
    if ((invoice.status_transitions.paid_at ?? invoice.created) >= since) invoices.push(invoice);
  }
  return invoices;
}

/**
 * One refund for a product and a payment, whatever the key of the withdrawal: two withdrawals of the same product, each
 * with its own key, would otherwise pay back what was paid for another one.
 */
async function payBack(deps: WithdrawDeps, invoice: Stripe.Invoice, product: Product): Promise<number> {
  let due = await paidFor(deps, invoice, product);
  let paidBack = 0;
  for (const { amount_paid: paid, payment, status } of invoice.payments?.data ?? []) {
    if (status !== "paid" || !payment.payment_intent) continue;
    const intent = idOf(payment.payment_intent);
    const refunds = await readRefunds(deps.stripe, intent);
    const ofProduct = refunds.filter(({ metadata }) => metadata?.[productLabel] === product);
    const earlier = centsIn(ofProduct);
    const amount = Math.max(0, Math.min(due - earlier, (paid ?? 0) - centsIn(refunds)));
    if (amount > 0) {
      const params = { payment_intent: intent, amount, metadata: { [productLabel]: product } };
      // The number of refunds that failed, or after a failed one there would be no other for a day.
      const key = `refund:${intent}:${product}:${ofProduct.filter(hasFailed).length}`;
      await deps.sendOnce(key, (options) => deps.stripe.refunds.create(params, options));
    }
    due -= earlier + amount;
    paidBack += earlier + amount;
  }
  return paidBack;
}

/** The cents of an invoice that are for this product; credits for it are in the same lines, below zero. */
async function paidFor({ stripe, catalog }: WithdrawDeps, { id, lines }: Stripe.Invoice, product: Product) {
  let cents = 0;
  for await (const { amount, pricing } of lines.has_more
    ? stripe.invoices.listLineItems(id, { limit: 100 })
    : lines.data) {
    const price = pricing?.price_details?.price;
    if (price !== undefined && (await catalog.productOf(idOf(price))) === product) cents += amount;
  }
  return cents;
}

async function takeOut(
  { stripe, subscriptions, sendOnce }: WithdrawDeps,
  { id, items }: Stripe.Subscription,
  products: readonly Product[],
  key: string,
): Promise<void> {
  const withdrawn = itemsOf(items.data, products);
  if (withdrawn.length === 0) return;
  if (withdrawn.length === items.data.length) {
    await voidOpen(stripe, sendOnce, id);
    return subscriptions.cancel(id);
  }
  const changes = withdrawn.map((item) => ({ id: item.id, deleted: true }));
  try {
    await sendOnce(`${key}:items`, (options) =>
      stripe.subscriptions.update(id, { items: changes, proration_behavior: "none" }, options),
    );
  } catch (error) {
    const present = isRefused(error) ? await subscriptions.find(id) : undefined;
    // Another run may have taken them out since they were read.
    if (!isRefused(error) || itemsOf(present?.items.data ?? [], products).length > 0) throw error;
  }
}

function itemsOf(items: readonly Stripe.SubscriptionItem[], products: readonly Product[]) {
  return items.filter(({ price }) => {
    const product = productOfPrice(price);
    return product && products.includes(product);
  });
}

/** What is still unpaid of an ended contract is not owed. */
async function voidOpen(stripe: Stripe, sendOnce: SendOnce, subscription: string): Promise<void> {
  for await (const { id } of stripe.invoices.list({ subscription, status: "open", limit: 100 })) {
    try {
      await sendOnce(`void:${id}`, (options) => stripe.invoices.voidInvoice(id, {}, options));
    } catch (error) {
      // It was paid or voided since it was listed.
      if (!isRefused(error)) throw error;
    }
  }
}
