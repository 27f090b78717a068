export const firstStartYear = 1990;
export const spanYears = 10;

/** The last year a ten-year timeline may start in. */
export function lastStartYear(currentYear: number): number {
  return currentYear - spanYears;
}

export function yearsOfSpan(startYear: number): number[] {
  return Array.from({ length: spanYears }, (_, offset) => startYear + offset);
}
