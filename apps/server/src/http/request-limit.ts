import { leftOf } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import type { RateVerdict } from "#ports/rate-limiter.ts";

const minuteMs = 60_000;
/** At most twice as many callers are remembered. */
const knownAtOnce = 10_000;
/** Tolerates rounding: a sixth or a seventh of a minute is no whole number of milliseconds. */
const lostToFractionsMs = 1;

interface RequestLimitDeps {
  readonly clock: Clock;
  readonly perMinute: number;
}

export interface RequestLimit {
  /**
   * Counts one request, in the memory of this process only: the limit is too generous to be worth a write each time.
   */
  take(who: string): RateVerdict;
}

/** The same algorithm as the limits in the database: a leaky bucket, stored as the moment it is empty again. */
export function createRequestLimit({ clock, perMinute }: RequestLimitDeps): RequestLimit {
  const stepMs = minuteMs / perMinute;
  let recent = new Map<string, number>();
  let older = new Map<string, number>();

  function remember(who: string, emptyAt: number): void {
    if (recent.size >= knownAtOnce && !recent.has(who)) {
      older = recent;
      recent = new Map();
    }
    recent.set(who, emptyAt);
  }

  return {
    take(who) {
      const now = clock.now();
      const emptyAt = now + leftOf(recent.get(who) ?? older.get(who) ?? now, minuteMs, now);
      const isFull = emptyAt + stepMs > now + minuteMs + lostToFractionsMs;
      remember(who, isFull ? emptyAt : emptyAt + stepMs);
      if (!isFull) return { isAllowed: true };
      return { isAllowed: false, retryAfterMs: Math.max(1, emptyAt + stepMs - minuteMs - now) };
    },
  };
}
