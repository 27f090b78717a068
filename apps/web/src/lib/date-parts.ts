import { type CalendarDate, daysInMonth } from "@lane/domain/calendar.ts";

import { displayLocale } from "./i18n.ts";
import { readerLocale } from "./reader-languages.ts";

export type { CalendarDate } from "@lane/domain/calendar.ts";
export type DatePart = "day" | "month" | "year";

/** The texts of the three inputs while a date is being typed. */
export type DateDraft = Record<DatePart, string>;

export type DateVerdict =
  | { readonly kind: "empty" }
  | { readonly kind: "incomplete" }
  | { readonly kind: "valid"; readonly date: CalendarDate }
  | { readonly kind: "year-out-of-range" }
  /** Two digits where a year of birth is asked for. */
  | { readonly kind: "short-year" }
  | {
      readonly kind: "no-such-day";
      readonly day: number;
      readonly month: number;
      readonly year: number;
      readonly days: number;
    }
  | { readonly kind: "too-early" }
  | { readonly kind: "too-late" };

const lastYear = 275_760;
const dayAndMonth: Intl.DateTimeFormatOptions = { day: "numeric", month: "long" };
const longDate: Intl.DateTimeFormatOptions = { ...dayAndMonth, year: "numeric" };
const formatters = new Map<string, Intl.DateTimeFormat>();

export function checkDate(draft: DateDraft, min?: CalendarDate, max?: CalendarDate): DateVerdict {
  const texts = [draft.day, draft.month, draft.year];
  if (texts.every((text) => text === "")) return { kind: "empty" };
  if (!texts.every((text) => /^\d+$/.test(text))) return { kind: "incomplete" };
  const date = { year: Number(draft.year), month: Number(draft.month), day: Number(draft.day) };
  if (date.year < 1 || date.year > lastYear) return { kind: "year-out-of-range" };
  const days = daysInMonth(date.year, date.month);
  if (date.day < 1 || date.day > days) return { kind: "no-such-day", ...date, days };
  return checkSpan(date, min, max);
}

export function draftOf(date: CalendarDate | undefined): DateDraft {
  if (!date) return { day: "", month: "", year: "" };
  return { day: String(date.day), month: String(date.month), year: String(date.year) };
}

/** The order of day, month and year in this locale. */
export function partOrder(locale: string = readerLocale()): DatePart[] {
  const parts = formatter(locale, { day: "numeric", month: "numeric", year: "numeric" }).formatToParts(
    sampleInstant(1),
  );
  return parts.map(({ type }) => type).filter(isDatePart);
}

export function monthName(month: number, locale: string = displayLocale()): string {
  return formatter(locale, { month: "long" }).format(sampleInstant(month));
}

export function shortMonthName(month: number, locale: string = displayLocale()): string {
  return formatter(locale, { month: "short" }).format(sampleInstant(month));
}

export function dateText(date: CalendarDate, reader: string = readerLocale()): string {
  return formatDate(date, longDate, reader);
}

/** "18 December", where the year is known. */
export function dayAndMonthText(date: CalendarDate, reader: string = readerLocale()): string {
  return formatDate(date, dayAndMonth, reader);
}

/**
 * English for a region without an English of its own would be formatted as American, also for readers who write the day
 * first.
 */
function formatDate({ year, month, day }: CalendarDate, parts: Intl.DateTimeFormatOptions, reader: string): string {
  const own = displayLocale(reader);
  const isDayFirst = own.startsWith("en") && partOrder(reader)[0] === "day";
  return formatter(isDayFirst ? "en-GB" : own, parts).format(new Date(0).setUTCFullYear(year, month - 1, day));
}

function checkSpan(date: CalendarDate, min?: CalendarDate, max?: CalendarDate): DateVerdict {
  if (min && compareDates(date, min) < 0) return { kind: "too-early" };
  if (max && compareDates(date, max) > 0) return { kind: "too-late" };
  return { kind: "valid", date };
}

function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

// Creating a formatter is slow, and two hundred cards need one at once.
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.entries(options).join()}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
  formatters.set(key, made);
  return made;
}

function sampleInstant(month: number): number {
  return Date.UTC(2000, month - 1, 15);
}

function isDatePart(type: string): type is DatePart {
  return type === "day" || type === "month" || type === "year";
}
