const dayMs = 24 * 60 * 60 * 1000;

/** However often it is renewed. */
export const sessionLifeMs = 90 * dayMs;
/** Of a registration whose address is not confirmed. */
export const registrationLifeMs = dayMs;
/** Of the answer to a write that may be sent again. */
export const answerLifeMs = dayMs;
/** Of the link by which a former address undoes a change. */
export const addressUndoLifeMs = 3 * dayMs;
/** How long the registration of a visitor who was too young is refused. */
export const ageRefusalLifeMs = dayMs;
/** Of what is over: sessions, jobs, mails that were sent. */
export const finishedLifeMs = 30 * dayMs;

/** Two machines, or one that its time server has just put right, differ by less than this. */
const toleratedMs = 60_000;

/**
 * The clock of a server may be set back at any time, so no stored moment is believed beyond its own window: what lies
 * further ahead than this was written before the clock was set back.
 */
export function furthest(windowMs: number, now: number): number {
  return now + windowMs + toleratedMs;
}

/** What is left of a wait, or of a life, that is never longer than `windowMs`. */
export function leftOf(until: number, windowMs: number, now: number): number {
  return until > furthest(windowMs, now) ? 0 : Math.min(Math.max(0, until - now), windowMs);
}

/** Whether something happened within `windowMs` of now. What lies further ahead happened before the clock was set back. */
export function isRecent(moment: number, windowMs: number, now: number): boolean {
  return Math.abs(now - moment) <= windowMs;
}

/** An instant as answers spell it. */
export function isoInstant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** What `isoInstant` wrote, read again. */
export function instantIn(iso: string): number {
  return Date.parse(iso);
}

/** An instant as HTTP headers spell it. */
export function httpDate(epochMs: number): string {
  return new Date(epochMs).toUTCString();
}
