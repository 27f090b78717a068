/** An instant as answers spell it. */
export function isoInstant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** An instant as HTTP headers spell it. */
export function httpDate(epochMs: number): string {
  return new Date(epochMs).toUTCString();
}
