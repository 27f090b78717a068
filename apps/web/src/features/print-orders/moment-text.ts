import { dayText } from "#lib/day-text.ts";
import { displayLocale } from "#lib/i18n.ts";

/** "16:20" today, else "16:20, 20 November 2026". */
export function momentText(instant: string): string {
  const date = new Date(instant);
  const time = new Intl.DateTimeFormat(displayLocale(), { timeStyle: "short" }).format(date);
  return date.toDateString() === new Date().toDateString() ? time : `${time}, ${dayText(instant)}`;
}
