export const firstStartYear = 1990;
export const spanYears = 10;

/** How far a plan reaches: ten years chosen once, or a whole life. */
export type Reach = "ten" | "life";

export interface PlanSpan {
  readonly reach: Reach;
  /** The first of the ten years; null while none was chosen. */
  readonly startYear: number | null;
  readonly birthYear: number;
  readonly currentYear: number;
}

/** The last year a ten-year timeline may start in. */
export function lastStartYear(currentYear: number): number {
  return currentYear - spanYears;
}

export function yearsOfSpan(startYear: number): number[] {
  return Array.from({ length: spanYears }, (_, offset) => startYear + offset);
}

/** Both counted in; none when the last comes before the first. */
export function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
}

export function yearsOfLife({ birthYear, currentYear }: Pick<PlanSpan, "birthYear" | "currentYear">): number[] {
  return yearsBetween(birthYear, currentYear);
}

/** Whether something can be added to this year. Years outside stay readable. */
export function reachesYear(plan: PlanSpan, year: number): boolean {
  const { reach, startYear, birthYear, currentYear } = plan;
  if (startYear !== null && year >= startYear && year < startYear + spanYears) return true;
  return reach === "life" && year >= birthYear && year <= currentYear;
}
