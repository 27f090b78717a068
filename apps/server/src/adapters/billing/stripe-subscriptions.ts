import type { Stripe } from "stripe";

import { isMissing, isRefused } from "./stripe-client.ts";
import type { SendOnce } from "./stripe-writes.ts";

const endedStatuses = ["canceled", "incomplete_expired"];

export interface Subscriptions {
  /** Undefined when it has ended, or never was. */
  find(id: string): Promise<Stripe.Subscription | undefined>;
  /** At once. With `credit`, the unused rest of the paid month is taken off a later payment. */
  cancel(id: string, options?: { readonly credit: boolean }): Promise<void>;
  cancelAll(customerId: string): Promise<void>;
}

export function createSubscriptions(stripe: Stripe, sendOnce: SendOnce): Subscriptions {
  const subscriptions: Subscriptions = {
    async find(id) {
      try {
        const subscription = await stripe.subscriptions.retrieve(id);
        return endedStatuses.includes(subscription.status) ? undefined : subscription;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async cancel(id, { credit } = { credit: false }) {
      try {
        await sendOnce(`cancel:${id}`, (options) =>
          stripe.subscriptions.cancel(id, { invoice_now: credit, prorate: credit }, options),
        );
      } catch (error) {
        if (!isRefused(error) || (await subscriptions.find(id))) throw error;
      }
    },

    async cancelAll(customer) {
      for await (const { id, status } of stripe.subscriptions.list({ customer, limit: 100 })) {
        if (!endedStatuses.includes(status)) await subscriptions.cancel(id);
      }
    },
  };
  return subscriptions;
}
