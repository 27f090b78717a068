import { dateText } from "./date-parts.ts";

/** "18 December 2026": the day of an instant, where the reader is. */
export function dayText(instant: string): string {
  const date = new Date(instant);
  return dateText({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}
