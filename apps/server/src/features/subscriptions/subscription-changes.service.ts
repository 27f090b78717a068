import type { Subscription } from "@lane/contract/subscriptions.ts";
import { monthlySum, type Product } from "@lane/domain/products.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import { type BilledSubscription, type BillingGateway, PaymentError } from "#ports/billing-gateway.ts";

import type { SubscriptionReading } from "./subscription-reading.ts";
import type { SubscriptionRecord, SubscriptionsRepository } from "./subscriptions.repository.ts";
import { writeKey } from "./write-key.ts";

interface SubscriptionChangesDeps {
  readonly gateway: BillingGateway;
  readonly repository: SubscriptionsRepository;
  readonly reading: Pick<SubscriptionReading, "read">;
  readonly subscriptions: { overview(accountId: string): Promise<Subscription> };
}

/** A customer with a subscription that has not ended. */
interface Subscriber {
  readonly customer: SubscriptionRecord;
  readonly subscription: BilledSubscription;
}

/** Changes a running subscription. */
export function createSubscriptionChanges({ gateway, repository, reading, subscriptions }: SubscriptionChangesDeps) {
  async function subscriberOf(accountId: string): Promise<Subscriber> {
    const customer = await repository.find(accountId);
    const state = customer && (await gateway.read(customer.customerRef));
    const subscription = state?.subscriptions[0];
    if (!customer || !subscription) throw new AppError("conflict", "There's no active subscription to change");
    return { customer, subscription };
  }

  /** Does something at the processor, and stores what has become of it, however it went. */
  async function change(accountId: string, work: (subscriber: Subscriber) => Promise<void>): Promise<Subscription> {
    const subscriber = await subscriberOf(accountId);
    try {
      await work(subscriber);
    } catch (error) {
      await reading.read(accountId);
      throw error instanceof PaymentError ? refusedPayment(error) : error;
    }
    await reading.read(accountId);
    return subscriptions.overview(accountId);
  }

  return {
    async preview({ accountId }: Viewer, product: Product): Promise<{ todayCents: number; monthlyCents: number }> {
      const { subscription } = await subscriberOf(accountId);
      refuseUnlessFree(subscription, product);
      const { todayCents } = await gateway.previewAdding(subscription, product);
      return { todayCents, monthlyCents: monthlySum([...productsOf(subscription), product]) };
    },

    add: ({ accountId }: Viewer, product: Product): Promise<Subscription> =>
      change(accountId, async ({ customer, subscription }) => {
        if (productsOf(subscription).includes(product)) return;
        refuseUnlessFree(subscription, product);
        await gateway.addProduct(subscription, product, writeKey("add", customer, product));
      }),

    /** The last product is not taken out: the subscription ends with the paid month. */
    remove: ({ accountId }: Viewer, product: Product): Promise<Subscription> =>
      change(accountId, async ({ customer, subscription }) => {
        const held = productsOf(subscription);
        if (!held.includes(product)) return;
        const key = writeKey("remove", customer, product);
        if (held.length > 1) await gateway.removeProduct(subscription, product, key);
        else await gateway.setEndsAtPeriodEnd(subscription.id, true, key);
      }),

    cancel: ({ accountId }: Viewer): Promise<Subscription> =>
      change(accountId, ({ customer, subscription }) =>
        gateway.setEndsAtPeriodEnd(subscription.id, true, writeKey("cancel", customer)),
      ),

    resume: ({ accountId }: Viewer): Promise<Subscription> =>
      change(accountId, ({ customer, subscription }) =>
        gateway.setEndsAtPeriodEnd(subscription.id, false, writeKey("resume", customer)),
      ),
  };
}

export type SubscriptionChanges = ReturnType<typeof createSubscriptionChanges>;

function productsOf({ items }: BilledSubscription): Product[] {
  return items.map(({ product }) => product);
}

function refuseUnlessFree(subscription: BilledSubscription, product: Product): void {
  if (productsOf(subscription).includes(product)) throw new AppError("conflict", "You already have this");
  if (subscription.endsAtPeriodEnd) {
    throw new AppError("conflict", "Your subscription is cancelled. To add to it, keep your subscription first");
  }
  if (subscription.status !== "active") {
    throw new AppError("conflict", "Please check your payment details first");
  }
}

function refusedPayment({ code }: PaymentError): AppError {
  return code === "declined"
    ? new AppError("unprocessable", "Your card was declined, so nothing was changed. Please check your payment details")
    : new AppError(
        "unprocessable",
        "Your bank wants you to confirm this, so nothing was changed. Please check your payment details",
      );
}
