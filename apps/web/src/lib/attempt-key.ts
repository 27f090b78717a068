import { hashOf } from "@lane/domain/pick-by-hash.ts";

/** The idempotency key of one attempt: the same for the same content, so that sending again after a lost answer writes once. */
export function attemptKey(attempt: string, body: object): string {
  return `${attempt}-${hashOf(JSON.stringify(body))}`;
}
