import { Stripe } from "stripe";

import { createStripeClient, idOf } from "#adapters/billing/stripe-client.ts";

import { signMessage } from "./people.ts";
import { testCards } from "./portal-routes.ts";
import type { StripeCard, StripeWorld } from "./stripe-world.ts";

/**
 * A real test account. A checkout is paid by its API: the subscription that Stripe's page would make is made, and the
 * page is closed. What only a bank's page can do, or a clock that our product would have to know of when it creates the
 * customer, is not supported.
 */
export function connectRealStripe(secretKey: string, apiBase?: string): StripeWorld {
  if (!/^[sr]k_test_/.test(secretKey)) throw new Error("Tests never run with a live key of Stripe");
  const stripe = createStripeClient({ secretKey, apiBase });
  const connectedAt = Math.floor(Date.now() / 1000);

  return {
    supports: {
      payCheckout: true,
      confirmPayment: false,
      refusePayment: false,
      setCard: true,
      cancelInPortal: true,
      refundInvoice: true,
      advance: false,
    },
    apiBase,
    secretKey,
    now: () => Date.now(),
    payCheckout: (address, { card }) => payCheckout(stripe, address, card),
    confirmPayment: () => unsupported("A bank is answered in a browser"),
    refusePayment: () => unsupported("A bank is answered in a browser"),
    advance: () => unsupported("A test clock would have to be given when the customer is created"),
    setCard: (customer, card) => setCard(stripe, customer, card),
    async cancelInPortal(customer) {
      for await (const { id } of stripe.subscriptions.list({ customer })) {
        await stripe.subscriptions.update(id, { cancel_at: "max_period_end" });
      }
    },
    async refundInvoice(invoiceId) {
      const { payments } = await stripe.invoices.retrieve(invoiceId, { expand: ["payments"] });
      for (const { payment } of payments?.data ?? []) {
        if (payment.payment_intent) await stripe.refunds.create({ payment_intent: idOf(payment.payment_intent) });
      }
    },
    async events() {
      const events: Stripe.Event[] = [];
      for await (const event of stripe.events.list({ created: { gte: connectedAt }, limit: 100 })) events.push(event);
      return events.toReversed().map((event) => ({ id: event.id, type: event.type, body: JSON.stringify(event) }));
    },
    sign: (body, webhookSecret, atSeconds = Math.floor(Date.now() / 1000)) =>
      signMessage(body, webhookSecret, atSeconds),
  };
}

async function payCheckout(stripe: Stripe, address: string, card: StripeCard): Promise<boolean> {
  const sessionId = /cs_test_\w+/.exec(address)?.[0] ?? "";
  const { status, customer } = await stripe.checkout.sessions.retrieve(sessionId);
  if (status !== "open" || customer === null) return false;
  const { data: lines } = await stripe.checkout.sessions.listLineItems(sessionId);
  const { data: rates } = await stripe.taxRates.list({ active: true, inclusive: true });
  const { id: method } = await stripe.paymentMethods.attach(testCards[card], { customer: idOf(customer) });
  try {
    await stripe.subscriptions.create({
      customer: idOf(customer),
      items: lines.flatMap(({ price }) => (price ? [{ price: price.id }] : [])),
      default_payment_method: method,
      default_tax_rates: rates.filter(({ metadata }) => metadata?.["lane"] === "vat").map(({ id }) => id),
      billing_mode: { type: "flexible" },
      payment_behavior: "error_if_incomplete",
    });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    return false;
  }
  await stripe.checkout.sessions.expire(sessionId);
  return true;
}

async function setCard(stripe: Stripe, customer: string, card: StripeCard): Promise<void> {
  const { id: method } = await stripe.paymentMethods.attach(testCards[card], { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } });
  for await (const { id } of stripe.subscriptions.list({ customer })) {
    await stripe.subscriptions.update(id, { default_payment_method: method });
  }
  for await (const { id } of stripe.invoices.list({ customer, status: "open" })) {
    try {
      await stripe.invoices.pay(id);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    }
  }
}

function unsupported(reason: string): Promise<never> {
  return Promise.reject(new Error(reason));
}
