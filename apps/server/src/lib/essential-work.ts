import { AsyncLocalStorage } from "node:async_hooks";

const marks = new AsyncLocalStorage<boolean>();

/**
 * Marks work that must go on while the disk is full: signing in and out, reading, and deleting. Only writes made inside
 * may use the space that the reserve releases; the mark follows the asynchronous calls made here, like a transaction.
 */
export function asEssential<T>(work: () => T): T {
  return marks.run(true, work);
}

/** Removes the mark, for ordinary work that is started from essential work. */
export function asOrdinary<T>(work: () => T): T {
  return marks.run(false, work);
}

export function isEssential(): boolean {
  return marks.getStore() ?? false;
}
