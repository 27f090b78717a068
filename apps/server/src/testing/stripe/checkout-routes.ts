import type { Customer, OrderToPay, Session } from "./account.ts";
import { ApiError, need } from "./api-error.ts";
import type { Routes } from "./api-routes.ts";
import type { Form } from "./form.ts";
import { emit } from "./invoicing.ts";
import { pageOf } from "./lists.ts";
import { customerShape, sessionShape } from "./shapes.ts";
import { expire } from "./subscribing.ts";

/** Customers, the checkouts they pay in, and the portal. */
export const checkoutRoutes: Routes = {
  "POST /v1/customers": ({ account, form }) => {
    const customer: Customer = {
      id: account.newId("cus"),
      created: account.now,
      email: form.text("email") ?? null,
      name: form.text("name") ?? null,
      metadata: form.group("metadata").record(),
      card: undefined,
      balance: 0,
    };
    account.customers.push(customer);
    emit(account, "customer.created", customerShape(customer));
    return customerShape(customer);
  },

  "POST /v1/customers/:id": ({ account, form, id }) => {
    const customer = need(account.customers, id, "customer");
    customer.email = form.text("email") ?? customer.email;
    customer.name = form.text("name") ?? customer.name;
    emit(account, "customer.updated", customerShape(customer));
    return customerShape(customer);
  },

  "POST /v1/checkout/sessions": ({ account, form }) => {
    const id = account.newId("cs_test");
    const [taxRate] = form.group("subscription_data").texts("default_tax_rates");
    const session: Session = {
      id,
      created: account.now,
      customer: need(account.customers, form.text("customer"), "customer", "customer"),
      prices:
        form.text("mode") === "payment"
          ? []
          : form.rows("line_items").map((row) => need(account.prices, row.text("price"), "price", "line_items")),
      taxRate: taxRate === undefined ? undefined : need(account.taxRates, taxRate, "tax rate", "default_tax_rates"),
      metadata: form.group("metadata").record(),
      locale: form.text("locale") ?? null,
      url: `${account.address}/c/pay/${id}`,
      paidAddress: form.text("success_url") ?? "",
      order: form.text("mode") === "payment" ? orderIn(form) : undefined,
      status: "open",
      subscription: undefined,
      intent: undefined,
    };
    account.sessions.push(session);
    return sessionShape(session);
  },

  "GET /v1/checkout/sessions": ({ account, form }) => {
    const customer = need(account.customers, form.text("customer"), "customer", "customer");
    const status = form.text("status");
    const asked = account.sessions.filter((each) => each.customer === customer && each.status === status);
    return pageOf(asked, form, "/v1/checkout/sessions", sessionShape);
  },

  "GET /v1/checkout/sessions/:id": ({ account, id }) => sessionShape(need(account.sessions, id, "checkout.session")),

  "POST /v1/checkout/sessions/:id/expire": ({ account, id }) => {
    const session = need(account.sessions, id, "checkout.session");
    if (session.status !== "open") {
      const reason = `Only Checkout Sessions with a status in ["open"] can be expired.`;
      throw new ApiError(400, `${reason} This Checkout Session has a status of \`${session.status}\`.`);
    }
    expire(account, session);
    return sessionShape(session);
  },

  "POST /v1/billing_portal/sessions": ({ account, form }) => {
    const customer = need(account.customers, form.text("customer"), "customer", "customer");
    const configuration = form.text("configuration");
    if (configuration !== undefined) need(account.settings, configuration, "configuration", "configuration");
    const id = account.newId("bps");
    const url = `${account.address}/p/session/${id}`;
    return { id, object: "billing_portal.session", customer: customer.id, url, configuration };
  },
};

/** What is paid for with an ordinary payment, at a price that the request itself names. */
function orderIn(form: Form): OrderToPay {
  const [line, ...more] = form.rows("line_items");
  const price = line?.group("price_data");
  const cents = price?.number("unit_amount");
  const isWhole = price?.text("currency") === "eur" && price.group("product_data").text("name") !== undefined;
  if (cents === undefined || !isWhole || more.length > 0)
    throw new ApiError(400, "Missing required param: line_items.");
  return {
    cents,
    reference: form.text("client_reference_id") ?? null,
    metadata: form.group("payment_intent_data").group("metadata").record(),
  };
}
