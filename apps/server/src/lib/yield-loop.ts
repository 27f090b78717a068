import { setImmediate } from "node:timers/promises";

/**
 * Lets one piece of work through per iteration of the event loop, across all callers, so that other requests are
 * answered in between.
 */
export function createYieldLoop(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
