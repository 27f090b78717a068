import { setImmediate } from "node:timers/promises";

/** Lets one piece of work through per turn of the event loop, whoever it is for, so that nobody else is kept waiting. */
export function createYieldLoop(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
