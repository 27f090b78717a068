import type { Stripe } from "stripe";

import type { CheckoutRequest } from "#ports/billing-gateway.ts";

import type { Catalog } from "./stripe-catalog.ts";
import { isRefused } from "./stripe-client.ts";
import { type SendOnce, wasRepeated } from "./stripe-writes.ts";

type Session = Stripe.Checkout.Session;

const locales = ["en", "nl", "de", "fr", "es"] as const;
/** On a session: the key of the request that opened it. */
const keyLabel = "lane_key";

interface CheckoutDeps {
  readonly stripe: Stripe;
  readonly catalog: Catalog;
  readonly sendOnce: SendOnce;
}

export interface Checkout {
  open(request: CheckoutRequest, key: string): Promise<{ readonly address: string }>;
  closeAll(customerId: string): Promise<void>;
}

export function createCheckout({ stripe, catalog, sendOnce }: CheckoutDeps): Checkout {
  async function openSessions(customer: string): Promise<Session[]> {
    const sessions: Session[] = [];
    for await (const session of stripe.checkout.sessions.list({ customer, status: "open", limit: 100 })) {
      sessions.push(session);
    }
    return sessions;
  }

  async function expire(sessions: readonly Session[]): Promise<void> {
    for (const { id } of sessions) {
      try {
        await sendOnce(`expire:${id}`, (options) => stripe.checkout.sessions.expire(id, {}, options));
      } catch (error) {
        // It was paid, or closed by another request, since it was listed.
        if (!isRefused(error)) throw error;
      }
    }
  }

  /** A key that was used before gives back its session as it was then, also when it has been paid or closed since. */
  async function create(params: Stripe.Checkout.SessionCreateParams, key: string): Promise<Session> {
    for (let round = 1; ; round += 1) {
      const keyOfRound = round === 1 ? key : `${key}:${round}`;
      const session = await sendOnce(keyOfRound, (options) => stripe.checkout.sessions.create(params, options));
      if (!wasRepeated(session.lastResponse.headers)) return session;
      const now = await stripe.checkout.sessions.retrieve(session.id);
      if (now.status === "open") return now;
    }
  }

  return {
    async open(request, key) {
      const params = await paramsOf(request, key, catalog);
      const before = await openSessions(request.customerId);
      await expire(before.filter(({ metadata }) => metadata?.[keyLabel] !== key));
      const session = before.find(({ metadata }) => metadata?.[keyLabel] === key) ?? (await create(params, key));
      // Another request may have opened one in the meantime. Stripe lists the newest first, to both of them alike.
      const [, ...older] = await openSessions(request.customerId);
      await expire(older);
      if (!session.url) throw new Error(`The checkout ${session.id} has no address`);
      return { address: session.url };
    },

    async closeAll(customerId) {
      await expire(await openSessions(customerId));
    },
  };
}

async function paramsOf(
  { customerId, products, paidAddress, leftAddress, language }: CheckoutRequest,
  key: string,
  catalog: Catalog,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const prices = await Promise.all(products.map((product) => catalog.priceOf(product)));
  return {
    mode: "subscription",
    customer: customerId,
    line_items: prices.map((price) => ({ price, quantity: 1 })),
    success_url: paidAddress,
    cancel_url: leftAddress,
    locale: locales.find((locale) => locale === language) ?? "auto",
    metadata: { [keyLabel]: key },
    subscription_data: { default_tax_rates: [await catalog.taxRate()], billing_mode: { type: "flexible" } },
  };
}
