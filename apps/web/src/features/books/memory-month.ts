import { displayLocale } from "#lib/i18n.ts";

/** The name of a month, as readers of the book's form know it. */
export function monthName(month: number): string {
  return new Date(Date.UTC(2000, month - 1)).toLocaleDateString(displayLocale(), { month: "long", timeZone: "UTC" });
}
