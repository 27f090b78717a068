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
