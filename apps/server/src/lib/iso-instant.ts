/** An instant as answers spell it. */
export function isoInstant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
