import { Stripe } from "stripe";

import type { Account, Charge, Customer, Session } from "./account.ts";
import { need } from "./api-error.ts";
import { emit, openInvoices, payOpen, refundCharge } from "./invoicing.ts";
import { passTime } from "./passing-time.ts";
import { chargeShape, intentShape, sessionShape, subscriptionShape } from "./shapes.ts";
import type { StripeCard, StripeWorld } from "./stripe-world.ts";
import { complete, expireIncomplete, subscribe } from "./subscribing.ts";

const liveStatuses = ["active", "past_due", "incomplete"];
const everything: StripeWorld["supports"] = {
  payCheckout: true,
  confirmPayment: true,
  refusePayment: true,
  setCard: true,
  cancelInPortal: true,
  refundInvoice: true,
  advance: true,
};

/** What people do on Stripe's pages, and what time does. */
export function createPeople(account: Account): Omit<StripeWorld, "apiBase" | "secretKey"> {
  const customerOf = (id: string) => need(account.customers, id, "customer");

  return {
    supports: everything,
    now: () => account.now * 1000,
    async payCheckout(address, { card }) {
      const session = account.sessions.find(({ url }) => url === address);
      if (!session) throw new Error(`${address} is no address of a checkout`);
      if (session.status !== "open" || card === "declined") return false;
      session.customer.card = card;
      if (session.order) return payOrder(account, session, card);
      const isNew = session.subscription?.status !== "incomplete";
      if (isNew) session.subscription = subscribe(account, session, card);
      else payOpen(account, session.customer);
      if (card !== "ok") return false;
      complete(account, session);
      return true;
    },
    async confirmPayment(customerId) {
      const customer = customerOf(customerId);
      customer.card = "ok";
      payOpen(account, customer);
      for (const session of account.sessions) {
        const isPaid = session.customer === customer && session.subscription?.status === "active";
        if (isPaid && session.status === "open") complete(account, session);
      }
    },
    async refusePayment(customerId) {
      for (const subscription of subscriptionsOf(account, customerOf(customerId))) {
        if (subscription.status === "incomplete") expireIncomplete(account, subscription);
      }
    },
    async setCard(customerId, card) {
      const customer = customerOf(customerId);
      customer.card = card;
      if (openInvoices(account, customer).length > 0) payOpen(account, customer);
    },
    async cancelInPortal(customerId) {
      for (const subscription of subscriptionsOf(account, customerOf(customerId))) {
        if (subscription.status === "incomplete") continue;
        subscription.cancelAt = subscription.period.end;
        emit(account, "customer.subscription.updated", subscriptionShape(subscription));
      }
    },
    async refundInvoice(invoiceId) {
      const { intent } = need(account.invoices, invoiceId, "invoice");
      const charge = account.charges.find((each) => each.intent === intent && each.succeeded);
      if (!charge) throw new Error(`Nothing was paid for ${invoiceId}`);
      refundCharge(account, charge, charge.cents - charge.refundedCents, {});
    },
    async advance(days) {
      passTime(account, Math.round(days * 24 * 60 * 60));
    },
    events: async () => [...account.events],
    sign: (body, webhookSecret, atSeconds = account.now) => signMessage(body, webhookSecret, atSeconds),
  };
}

function payOrder(account: Account, session: Session, card: StripeCard): boolean {
  if (card !== "ok" || !session.order) return false;
  const { customer, order } = session;
  session.intent = account.newId("pi");
  session.status = "complete";
  const charge: Charge = {
    id: account.newId("ch"),
    created: account.now,
    customer,
    intent: session.intent,
    cents: order.cents,
    succeeded: true,
    refundedCents: 0,
  };
  account.charges.push(charge);
  emit(account, "charge.succeeded", chargeShape(charge));
  emit(account, "payment_intent.succeeded", intentShape(session));
  emit(account, "checkout.session.completed", sessionShape(session));
  return true;
}

export function signMessage(body: string, webhookSecret: string, atSeconds: number): string {
  const { webhooks } = new Stripe("sk_test_signing");
  return webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp: atSeconds });
}

function subscriptionsOf(account: Account, customer: Customer) {
  return account.subscriptions.filter((each) => each.customer === customer && liveStatuses.includes(each.status));
}
