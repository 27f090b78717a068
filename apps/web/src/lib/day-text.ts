import { type CalendarDate, dateText, dayAndMonthText } from "./date-parts.ts";

/** "18 December 2026": the day of an instant, where the reader is. */
export function dayText(instant: string): string {
  return dateText(localDay(new Date(instant)));
}

/** "18 December" in the year of `nowMs`, else with its year. */
export function shortDayText(instant: string, nowMs: number): string {
  const date = localDay(new Date(instant));
  return date.year === new Date(nowMs).getFullYear() ? dayAndMonthText(date) : dateText(date);
}

function localDay(date: Date): CalendarDate {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
