import { ApiError, need } from "./api-error.ts";
import type { Routes } from "./api-routes.ts";
import { payOpen } from "./invoicing.ts";
import { pageOf } from "./lists.ts";
import { invoiceShape, subscriptionShape } from "./shapes.ts";
import type { StripeCard } from "./stripe-world.ts";
import { subscribe } from "./subscribing.ts";

/** Stripe's names of cards for tests. */
export const testCards: Readonly<Record<StripeCard, string>> = {
  ok: "pm_card_visa",
  declined: "pm_card_chargeCustomerFail",
  needs_confirmation: "pm_card_authenticationRequired",
};

/** What `connectRealStripe` does in the place of people: cards, payments, events. */
export const portalRoutes: Routes = {
  "POST /v1/payment_methods/:id/attach": ({ account, form, id }) => {
    const customer = need(account.customers, form.text("customer"), "customer", "customer");
    const cards: StripeCard[] = ["ok", "declined", "needs_confirmation"];
    customer.card = cards.find((card) => testCards[card] === id);
    return { id: account.newId("pm"), object: "payment_method", customer: customer.id, type: "card" };
  },

  "GET /v1/checkout/sessions/:id/line_items": ({ account, form, id }) => {
    const { prices } = need(account.sessions, id, "checkout.session");
    return pageOf([...prices].toReversed(), form, `/v1/checkout/sessions/${id}/line_items`, (price) => ({
      id: account.newId("li"),
      object: "item",
      price: { id: price.id, object: "price" },
    }));
  },

  "POST /v1/subscriptions": ({ account, form }) => {
    const customer = need(account.customers, form.text("customer"), "customer", "customer");
    if (customer.card !== "ok") {
      throw new ApiError(402, "Your card was declined.", { type: "card_error", code: "card_declined" });
    }
    const [rate] = form.texts("default_tax_rates");
    const prices = form.rows("items").map((row) => need(account.prices, row.text("price"), "price", "items"));
    const taxRate = rate === undefined ? undefined : need(account.taxRates, rate, "tax rate", "default_tax_rates");
    return subscriptionShape(subscribe(account, { customer, prices, taxRate }, "ok"));
  },

  "POST /v1/invoices/:id/pay": ({ account, id }) => {
    const invoice = need(account.invoices, id, "invoice");
    payOpen(account, invoice.customer);
    if (invoice.status === "paid") return invoiceShape(account, invoice);
    throw new ApiError(402, "Your card was declined.", { type: "card_error", code: "card_declined" });
  },

  "GET /v1/events": ({ account, form }) =>
    pageOf(account.events, form, "/v1/events", ({ body }): Record<string, unknown> => JSON.parse(body)),
};
