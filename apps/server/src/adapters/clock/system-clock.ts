import type { Clock } from "#ports/clock.ts";

export const systemClock: Clock = {
  // oxlint-disable-next-line no-restricted-globals
  now: () => Date.now(),
};
