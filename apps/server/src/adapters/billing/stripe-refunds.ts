import type { Stripe } from "stripe";

import { sum } from "./stripe-state.ts";

export async function readRefunds(stripe: Stripe, intent: string): Promise<Stripe.Refund[]> {
  const refunds: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 })) refunds.push(refund);
  return refunds;
}

/** Of refunds that were made, or are on their way. */
export function centsIn(refunds: readonly Stripe.Refund[]): number {
  return sum(refunds.filter((refund) => !hasFailed(refund)).map(({ amount }) => amount));
}

export function hasFailed({ status }: Stripe.Refund): boolean {
  return status === "failed" || status === "canceled";
}
