import type { Account, Item, Subscription } from "./account.ts";
import { ApiError, need } from "./api-error.ts";
import type { Routes } from "./api-routes.ts";
import type { Form } from "./form.ts";
import { addInvoice, collect, creditForRest, draftInvoice, emit, lineForRest } from "./invoicing.ts";
import { pageOf } from "./lists.ts";
import { invoiceShape, itemShape, subscriptionShape } from "./shapes.ts";
import type { StripeCard } from "./stripe-world.ts";
import { cancelNow, newItem } from "./subscribing.ts";

/** Subscriptions and their items. */
export const subscriptionRoutes: Routes = {
  "GET /v1/subscriptions": ({ account, form }) => {
    const customer = need(account.customers, form.text("customer"), "customer", "customer");
    const live = account.subscriptions.filter((each) => each.customer === customer && each.status !== "canceled");
    return pageOf(live, form, "/v1/subscriptions", subscriptionShape);
  },

  "GET /v1/subscriptions/:id": ({ account, id }) => subscriptionShape(need(account.subscriptions, id, "subscription")),

  "POST /v1/subscriptions/:id": ({ account, form, id }) => {
    const subscription = needLive(account, id);
    takeOutItems(account, subscription, form);
    const ends = form.text("cancel_at_period_end");
    if (ends !== undefined) subscription.cancelAtPeriodEnd = ends === "true";
    const cancelAt = form.text("cancel_at");
    if (cancelAt !== undefined) subscription.cancelAt = cancelAt === "" ? null : subscription.period.end;
    emit(account, "customer.subscription.updated", subscriptionShape(subscription));
    return subscriptionShape(subscription);
  },

  "DELETE /v1/subscriptions/:id": ({ account, form, id }) => {
    const subscription = needLive(account, id);
    cancelNow(account, subscription, form.isTrue("prorate"), form.isTrue("invoice_now"));
    return subscriptionShape(subscription);
  },

  "POST /v1/subscription_items": ({ account, form }) => {
    const subscription = needLive(account, form.text("subscription") ?? "");
    const { item, invoice } = planAdding(account, subscription, form);
    const { card } = subscription.customer;
    if (invoice.dueCents > 0) refuseUnpaid(card);
    subscription.items.push(item);
    addInvoice(account, invoice);
    collect(account, invoice, card);
    emit(account, "customer.subscription.updated", subscriptionShape(subscription));
    return itemShape(item, subscription);
  },

  "POST /v1/invoices/create_preview": ({ account, form }) => {
    const subscription = needLive(account, form.text("subscription") ?? "");
    const [row] = form.group("subscription_details").rows("items");
    if (!row) throw new ApiError(400, "This preview is of nothing");
    const { invoice } = planAdding(account, subscription, row);
    return { ...invoiceShape(account, invoice), id: account.newId("upcoming_in"), status: "draft" };
  },
};

/** Stripe answers about an ended subscription as if it were not there, except when it is only read. */
function needLive(account: Account, id: string): Subscription {
  const live = account.subscriptions.filter(({ status }) => status !== "canceled" && status !== "incomplete_expired");
  return need(live, id, "subscription");
}

function planAdding(account: Account, subscription: Subscription, form: Form) {
  const price = need(account.prices, form.text("price"), "price", "price");
  if (subscription.items.some((item) => item.price === price)) {
    throw new ApiError(400, `Cannot add multiple subscription items with the same price: ${price.id}`);
  }
  const line = lineForRest(account, subscription, price);
  const item = newItem(account, price, { cents: line.cents, from: account.now });
  return { item, invoice: draftInvoice(account, subscription, [line], "subscription_update") };
}

/** `error_if_incomplete`: what the card does not pay changes nothing. */
function refuseUnpaid(card: StripeCard | undefined): void {
  if (card === undefined) {
    throw new ApiError(400, "This customer has no attached payment source or default payment method.");
  }
  if (card === "declined") {
    const details = { type: "card_error", code: "card_declined", decline_code: "generic_decline" };
    throw new ApiError(402, "Your card was declined.", details);
  }
  if (card === "needs_confirmation") {
    const details = { type: "card_error", code: "subscription_payment_intent_requires_action" };
    throw new ApiError(402, "Payment for this subscription requires additional user action.", details);
  }
}

function takeOutItems(account: Account, subscription: Subscription, form: Form): void {
  const removed: Item[] = form
    .rows("items")
    .filter((row) => row.isTrue("deleted"))
    .map((row) => need(subscription.items, row.text("id"), "subscription item", "items"));
  if (removed.length === 0) return;
  const rest = subscription.items.filter((item) => !removed.includes(item));
  if (rest.length === 0) throw new ApiError(400, "A subscription must have at least one active plan.");
  if (form.text("proration_behavior") === "create_prorations") {
    subscription.pending.push(...removed.map((item) => creditForRest(account, subscription, item)));
  }
  subscription.items = rest;
}
