import type { Stripe } from "stripe";

import { isRefused } from "./stripe-client.ts";
import { type SendOnce, wasRepeated } from "./stripe-writes.ts";

export type Session = Stripe.Checkout.Session;

export const checkoutLocales = ["en", "nl", "de", "fr", "es"] as const;
/** On a session: the key of the request that opened it. */
const keyLabel = "lane_key";

/** Checkouts of Stripe: of those that are meant, only the newest can be paid. */
export interface CheckoutSessions {
  openNewest(
    customerId: string,
    isMeant: (session: Session) => boolean,
    key: string,
    params: Stripe.Checkout.SessionCreateParams,
  ): Promise<{ readonly address: string }>;
  closeAll(customerId: string, isMeant: (session: Session) => boolean): Promise<void>;
}

export function createCheckoutSessions(stripe: Stripe, sendOnce: SendOnce): CheckoutSessions {
  async function openSessions(customer: string, isMeant: (session: Session) => boolean): Promise<Session[]> {
    const sessions: Session[] = [];
    for await (const session of stripe.checkout.sessions.list({ customer, status: "open", limit: 100 })) {
      if (isMeant(session)) sessions.push(session);
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
    async openNewest(customerId, isMeant, key, params) {
      const before = await openSessions(customerId, isMeant);
      await expire(before.filter(({ metadata }) => metadata?.[keyLabel] !== key));
      const metadata = { ...params.metadata, [keyLabel]: key };
      const session =
        before.find((open) => open.metadata?.[keyLabel] === key) ?? (await create({ ...params, metadata }, key));
      // Another request may have opened one in the meantime. Stripe lists the newest first, to both of them alike.
      const [, ...older] = await openSessions(customerId, isMeant);
      await expire(older);
      if (!session.url) throw new Error(`The checkout ${session.id} has no address`);
      return { address: session.url };
    },

    async closeAll(customerId, isMeant) {
      await expire(await openSessions(customerId, isMeant));
    },
  };
}
