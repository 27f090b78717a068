import { daysInMonth, monthNames } from "./calendar.ts";

const unknownDay = 99;

/** When a memory happened. The day is null where the member does not remember it. */
export interface MemoryDate {
  readonly year: number;
  readonly month: number;
  readonly day: number | null;
}

/** The date as one number that sorts: a memory without a day comes after those of its month that have one. */
export function happenedOn({ year, month, day }: MemoryDate): number {
  return year * 10_000 + month * 100 + (day ?? unknownDay);
}

export function memoryDateOf(happened: number): MemoryDate {
  const day = happened % 100;
  return {
    year: Math.floor(happened / 10_000),
    month: Math.floor(happened / 100) % 100,
    day: day === unknownDay ? null : day,
  };
}

/** The first and the last number of a month, both counted in. */
export function monthRange(year: number, month: number): { readonly first: number; readonly last: number } {
  return { first: happenedOn({ year, month, day: 1 }), last: happenedOn({ year, month, day: null }) };
}

export function hasDay({ year, month, day }: MemoryDate): boolean {
  return day === null || (day >= 1 && day <= daysInMonth(year, month));
}

/** `July 1998`. */
export function monthTitle(year: number, month: number): string {
  return `${monthNames[month - 1] ?? ""} ${year}`;
}

export function isMonthToCome(date: Pick<MemoryDate, "year" | "month">, today: Pick<MemoryDate, "year" | "month">) {
  return date.year > today.year || (date.year === today.year && date.month > today.month);
}
