import type { Stripe } from "stripe";

import type { OrderCheckoutRequest, OrderPayments } from "#ports/order-payments.ts";

import { answered } from "./stripe-client.ts";
import { centsIn, hasFailed, readRefunds } from "./stripe-refunds.ts";
import { checkoutLocales, type CheckoutSessions, type Session } from "./stripe-sessions.ts";
import type { SendOnce } from "./stripe-writes.ts";

/** On a session and its payment: the number of the order that is paid for. */
const orderLabel = "lane_order";

interface StripeOrdersDeps {
  readonly stripe: Stripe;
  readonly sessions: CheckoutSessions;
  readonly sendOnce: SendOnce;
}

/** Single orders at Stripe: an ordinary payment each, which carries the order's number. */
export function createStripeOrders({ stripe, sessions, sendOnce }: StripeOrdersDeps): OrderPayments {
  async function listPaid(customer: string, orderNumber: string): Promise<Stripe.PaymentIntent[]> {
    const paid: Stripe.PaymentIntent[] = [];
    for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) {
      if (intent.status === "succeeded" && intent.metadata[orderLabel] === orderNumber) paid.push(intent);
    }
    // Stripe lists the newest first.
    return paid.toReversed();
  }

  return {
    isPaid: true,

    openCheckout: (request, key) =>
      answered(() => sessions.openNewest(request.customerId, isOf(request.orderNumber), key, paramsOf(request))),

    closeCheckouts: (customerId, orderNumber) => answered(() => sessions.closeAll(customerId, isOf(orderNumber))),

    read: (customerId, orderNumber) =>
      answered(async () => {
        const intents = await listPaid(customerId, orderNumber);
        return Promise.all(
          intents.map(async ({ id, amount_received: cents }) => ({
            id,
            cents,
            refundedCents: centsIn(await readRefunds(stripe, id)),
          })),
        );
      }),

    payBack: (_customerId, paymentId, refundedCents) =>
      answered(async () => {
        const refunds = await readRefunds(stripe, paymentId);
        const amount = refundedCents - centsIn(refunds);
        if (amount <= 0) return;
        // Two at once have the same key. After a failed refund, the next has another.
        const key = `refund:${paymentId}:${refundedCents}:${refunds.filter(hasFailed).length}`;
        await sendOnce(key, (options) => stripe.refunds.create({ payment_intent: paymentId, amount }, options));
      }),
  };
}

function isOf(orderNumber: string): (session: Session) => boolean {
  return ({ mode, metadata }) => mode === "payment" && metadata?.[orderLabel] === orderNumber;
}

function paramsOf(request: OrderCheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { customerId, orderNumber, totalCents, paidAddress, leftAddress, language } = request;
  const label = { [orderLabel]: orderNumber };
  return {
    mode: "payment",
    customer: customerId,
    client_reference_id: orderNumber,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "eur",
          unit_amount: totalCents,
          tax_behavior: "inclusive",
          product_data: { name: `Printed book, order ${orderNumber}` },
        },
      },
    ],
    success_url: paidAddress,
    cancel_url: leftAddress,
    locale: checkoutLocales.find((locale) => locale === language) ?? "auto",
    metadata: label,
    payment_intent_data: { metadata: label },
  };
}
