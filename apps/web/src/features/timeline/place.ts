import type { YearEntry } from "@lane/contract/timelines.ts";

/** The place on the timeline that the address names. */
export interface Place {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly archive?: true | undefined;
}

export interface Today {
  readonly year: number;
  readonly month: number;
}

/** The part of a place that really is on the timeline. */
export interface FoundPlace {
  readonly entry: YearEntry | undefined;
  readonly month: number | undefined;
  readonly isArchive: boolean;
}

/** An unknown year or a month in the future is dropped, which leads to the page one level up. */
export function findPlace(place: Place, years: readonly YearEntry[], today: Today): FoundPlace {
  const entry = years.find(({ year, disable }) => year === place.year && !disable);
  const hasMonth = entry && place.month !== undefined && place.month <= lastMonthOf(entry.year, today);
  const month = hasMonth ? place.month : undefined;
  return { entry, month, isArchive: month !== undefined && place.archive === true };
}

/** The last month of a year that has begun: 12 for past years, 0 for future ones. */
export function lastMonthOf(year: number, today: Today): number {
  if (year === today.year) return today.month;
  return year < today.year ? 12 : 0;
}

export function todayHere(now: Date = new Date()): Today {
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}
