import { Stripe } from "stripe";

import { type BillingGateway, PaymentError } from "#ports/billing-gateway.ts";

import { type Catalog, productOfPrice } from "./stripe-catalog.ts";
import { isRefused, withoutPeople } from "./stripe-client.ts";
import { endsAtPeriodEnd } from "./stripe-state.ts";
import type { Subscriptions } from "./stripe-subscriptions.ts";
import type { SendOnce } from "./stripe-writes.ts";

/** With these codes the bank asks for the member; it has not said no. */
const confirmationCodes = [
  "authentication_required",
  "invoice_payment_intent_requires_action",
  "subscription_payment_intent_requires_action",
];

interface ChangesDeps {
  readonly stripe: Stripe;
  readonly catalog: Catalog;
  readonly subscriptions: Subscriptions;
  readonly sendOnce: SendOnce;
}

type Changes = Pick<BillingGateway, "previewAdding" | "addProduct" | "removeProduct" | "setEndsAtPeriodEnd">;

/** What a member changes about a subscription. */
export function createChanges({ stripe, catalog, subscriptions, sendOnce }: ChangesDeps): Changes {
  return {
    async previewAdding({ id }, product) {
      const items = [{ price: await catalog.priceOf(product), quantity: 1 }];
      const { amount_due: due } = await stripe.invoices.createPreview({
        subscription: id,
        subscription_details: { items, proration_behavior: "always_invoice" },
      });
      return { todayCents: Math.max(0, due) };
    },

    async addProduct({ id }, product, key) {
      const params: Stripe.SubscriptionItemCreateParams = {
        subscription: id,
        price: await catalog.priceOf(product),
        quantity: 1,
        proration_behavior: "always_invoice",
        payment_behavior: "error_if_incomplete",
      };
      try {
        await sendOnce(key, (options) => stripe.subscriptionItems.create(params, options));
      } catch (error) {
        const present = isRefused(error) ? await subscriptions.find(id) : undefined;
        if (present?.items.data.some((item) => productOfPrice(item.price) === product)) return;
        throw paymentError(error) ?? error;
      }
    },

    async removeProduct({ id }, product, key) {
      const present = await subscriptions.find(id);
      const item = present?.items.data.find(({ price }) => productOfPrice(price) === product);
      if (!present || !item) return;
      // Stripe has no subscription without items.
      if (present.items.data.length === 1) return subscriptions.cancel(id, { credit: true });
      const items = [{ id: item.id, deleted: true }];
      await sendOnce(key, (options) =>
        stripe.subscriptions.update(id, { items, proration_behavior: "create_prorations" }, options),
      );
    },

    async setEndsAtPeriodEnd(id, ends, key) {
      const present = await subscriptions.find(id);
      if (!present && ends) return;
      if (!present) throw new Error(`The subscription ${id} has ended and cannot go on`);
      if (endsAtPeriodEnd(present) === ends) return;
      // What Stripe's portal set is taken back by another field than what was set here.
      const isFromPortal = !ends && !present.cancel_at_period_end;
      const change = isFromPortal ? { cancel_at: "" as const } : { cancel_at_period_end: ends };
      await sendOnce(key, (options) => stripe.subscriptions.update(id, change, options));
    },
  };
}

function paymentError(error: unknown): PaymentError | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined;
  const isCard = error instanceof Stripe.errors.StripeCardError;
  // "This customer has no attached payment source or default payment method": Stripe has no code for it.
  const hasNone = isRefused(error) && /no attached payment source|default payment method/.test(error.message);
  if (!isCard && !hasNone) return undefined;
  const isQuestion = [error.code, error.decline_code].some((code) => code && confirmationCodes.includes(code));
  return new PaymentError(isQuestion ? "needs_confirmation" : "declined", { cause: withoutPeople(error) });
}
