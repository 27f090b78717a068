import type { SubscriptionRecord } from "./subscriptions.repository.ts";

/**
 * Two equal requests at once have the same key, and the change is made once. Every change ends with a reading, so that
 * the same change has another key later, also after a payment that was declined.
 */
export function writeKey(action: string, { customerRef, readingsBegun }: SubscriptionRecord, what = ""): string {
  return [action, customerRef, readingsBegun, what].join(":");
}
