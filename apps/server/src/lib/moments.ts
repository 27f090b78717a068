/** Two machines, or one that was just put right by its time server, differ by less than this. */
const toleratedMs = 60_000;

/**
 * The clock of a server may be set back or ahead at any time. A stored moment is therefore never believed beyond its own
 * window: nothing written here can lie further ahead than that, unless the clock has been set back since.
 */

/** What is left of a wait that is never longer than `windowMs`. Whoever refuses by it stores the moment it ends anew. */
export function leftOf(until: number, windowMs: number, now: number): number {
  return Math.min(Math.max(0, until - now), windowMs);
}

/** Whether something that is good for `windowMs` at most still is. */
export function isStillGood(until: number, windowMs: number, now: number): boolean {
  return until > now && until <= now + windowMs + toleratedMs;
}

/** Whether something happened within `windowMs` of now. What lies as far ahead happened before the clock was set back. */
export function isRecent(moment: number, windowMs: number, now: number): boolean {
  return Math.abs(now - moment) <= windowMs;
}
