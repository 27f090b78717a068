import { Stripe } from "stripe";

import type { Clock } from "#ports/clock.ts";

/** Sends a write with its key. */
export type SendOnce = <T>(key: string, send: (options: { idempotencyKey: string }) => Promise<T>) => Promise<T>;

/**
 * Stripe repeats its answer to a key for a day, also when it was a failure of its own. The write then goes out with
 * another key, one a minute, or it could not be made for that day. No write of the gateway relies on its key alone: each
 * of them finds what was already done.
 */
export function createSendOnce(clock: Clock): SendOnce {
  return async (key, send) => {
    try {
      return await send({ idempotencyKey: key });
    } catch (error) {
      if (!isRepeatedFailure(error)) throw error;
      return send({ idempotencyKey: `${key}:${Math.floor(clock.now() / 60_000)}` });
    }
  };
}

function isRepeatedFailure(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && wasRepeated(error.headers);
}

/** Whether an answer is the stored one of an earlier request with the same key. */
export function wasRepeated(headers: Readonly<Record<string, string>> | undefined): boolean {
  return headers?.["idempotent-replayed"] === "true";
}
