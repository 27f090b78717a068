const dayMs = 24 * 60 * 60 * 1000;

/** The limit of a session, however often it is renewed. */
export const sessionLifeMs = 90 * dayMs;
/** Of a registration whose address is not confirmed. */
export const registrationLifeMs = dayMs;
/** Of the stored answer to an idempotent write. */
export const answerLifeMs = dayMs;
/** Of the link by which a former address undoes a change. */
export const addressUndoLifeMs = 3 * dayMs;
/** Of the link by which an order is withdrawn from. */
export const withdrawalLinkLifeMs = dayMs;
/** How long the registration of a visitor who was too young is refused. */
export const ageRefusalLifeMs = dayMs;
/** Of a link to the operator's page. */
export const operatorLinkLifeMs = 10 * 60_000;
/** Of a session of the operator's page. */
export const operatorSessionLifeMs = dayMs / 2;
/** Of finished rows: sessions, jobs, sent mails. */
export const finishedLifeMs = 30 * dayMs;

/** The tolerated clock difference of two machines, or of one that was just synchronised. */
const toleratedMs = 60_000;

/**
 * The clock of a server may be set back at any time, so no stored moment is trusted beyond its own window: a moment
 * further ahead than this was written before the clock was set back.
 */
export function furthest(windowMs: number, now: number): number {
  return now + windowMs + toleratedMs;
}

/** The rest of a wait or a lifetime that is never longer than `windowMs`. */
export function leftOf(until: number, windowMs: number, now: number): number {
  return until > furthest(windowMs, now) ? 0 : Math.min(Math.max(0, until - now), windowMs);
}

/** Whether a moment is within `windowMs` of now. A moment further ahead dates from before the clock was set back. */
export function isRecent(moment: number, windowMs: number, now: number): boolean {
  return Math.abs(now - moment) <= windowMs;
}

/** An instant as in the API's answers. */
export function isoInstant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** Parses the output of `isoInstant`. */
export function instantIn(iso: string): number {
  return Date.parse(iso);
}

/** An instant as in HTTP headers. */
export function httpDate(epochMs: number): string {
  return new Date(epochMs).toUTCString();
}

/** The same day of a later month, or its last one. */
export function addMonths(from: number, months: number): number {
  const date = new Date(from);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const target = new Date(from);
  target.setUTCDate(1);
  target.setUTCMonth(date.getUTCMonth() + months);
  target.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return target.getTime();
}
