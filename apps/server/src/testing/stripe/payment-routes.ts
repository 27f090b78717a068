import type { Account, Invoice } from "./account.ts";
import { ApiError, need } from "./api-error.ts";
import type { Routes } from "./api-routes.ts";
import type { Form } from "./form.ts";
import { refundCharge, voidInvoice } from "./invoicing.ts";
import { expands, isInTime, pageOf } from "./lists.ts";
import { chargeShape, intentShape, invoiceShape, lineShape, refundShape } from "./shapes.ts";

/** Invoices, charges and refunds. */
export const paymentRoutes: Routes = {
  "GET /v1/invoices": ({ account, form }) => {
    const showsPayments = expands(form, "data.payments");
    const asked = account.invoices.filter(isInTime(form)).filter(isAsked(account, form));
    return pageOf(asked, form, "/v1/invoices", (invoice) => invoiceShape(account, invoice, showsPayments));
  },

  "GET /v1/invoices/:id": ({ account, form, id }) =>
    invoiceShape(account, need(account.invoices, id, "invoice"), expands(form, "payments")),

  "GET /v1/invoices/:id/lines": ({ account, form, id }) =>
    pageOf(need(account.invoices, id, "invoice").lines, form, `/v1/invoices/${id}/lines`, lineShape),

  "POST /v1/invoices/:id/void": ({ account, id }) => {
    const invoice = need(account.invoices, id, "invoice");
    if (invoice.status !== "open") throw new ApiError(400, "You can only void an open invoice.");
    voidInvoice(account, invoice);
    return invoiceShape(account, invoice);
  },

  "GET /v1/charges": ({ account, form }) => {
    const customer = need(account.customers, form.text("customer"), "customer", "customer");
    const asked = account.charges.filter(isInTime(form)).filter((charge) => charge.customer === customer);
    return pageOf(asked, form, "/v1/charges", chargeShape);
  },

  /** Only those of orders are shown. */
  "GET /v1/payment_intents": ({ account, form }) => {
    const customer = need(account.customers, form.text("customer"), "customer", "customer");
    const paid = account.sessions.filter((each) => each.customer === customer && each.intent !== undefined);
    return pageOf(paid, form, "/v1/payment_intents", intentShape);
  },

  "GET /v1/refunds": ({ account, form }) => {
    const intent = form.text("payment_intent");
    const asked = account.refunds.filter(({ charge }) => charge.intent === intent);
    return pageOf(asked, form, "/v1/refunds", refundShape);
  },

  "POST /v1/refunds": ({ account, form }) => {
    const intent = form.text("payment_intent");
    const charge = account.charges.find((each) => each.intent === intent && each.succeeded);
    if (!charge) throw new ApiError(400, "This PaymentIntent does not have a successful charge to refund.");
    const left = charge.cents - charge.refundedCents;
    const cents = form.number("amount") ?? left;
    if (left === 0) {
      throw new ApiError(400, "The charge has already been refunded.", { code: "charge_already_refunded" });
    }
    if (cents > left) throw new ApiError(400, "Refund amount is greater than unrefunded amount on charge");
    return refundShape(refundCharge(account, charge, cents, form.group("metadata").record()));
  },
};

function isAsked(account: Account, form: Form): (invoice: Invoice) => boolean {
  const [customerId, subscription, status] = ["customer", "subscription", "status"].map((name) => form.text(name));
  if (customerId !== undefined) need(account.customers, customerId, "customer", "customer");
  return (invoice) =>
    invoice.customer.id === (customerId ?? invoice.customer.id) &&
    invoice.subscription.id === (subscription ?? invoice.subscription.id) &&
    invoice.status === (status ?? invoice.status);
}
