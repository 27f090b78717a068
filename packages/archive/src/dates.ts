import { daysInMonth } from "@lane/domain/calendar.ts";

import type { EntryDate } from "./entries.ts";
import { type SourceProblem, problem } from "./report.ts";

const firstYear = 1900;
const mostFormatters = 100;
const formatters = new Map<string, Intl.DateTimeFormat | null>();

/** The local time at that place. An unknown zone is read as UTC, and not named. */
export function dateInZone(epochMs: number, zone: string | null): EntryDate | null {
  if (!Number.isFinite(epochMs) || Math.abs(epochMs) > 8.64e15) return null;
  const known = zone === null ? null : formatterOf(zone);
  const parts = (known ?? utc).formatToParts(epochMs);
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const isBeforeChrist = parts.some(({ type, value }) => type === "era" && value.startsWith("B"));
  const time = `${two(number("hour"))}:${two(number("minute"))}`;
  const year = isBeforeChrist ? 1 - number("year") : number("year");
  return { year, month: number("month"), day: number("day"), time, zone: known ? zone : null };
}

/** A day as it stands in a file or a name; null when the calendar has no such day. */
export function dayOf(year: number, month: number, day: number, time: string | null = null): EntryDate | null {
  if (!Number.isInteger(year) || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { year, month, day, time, zone: null };
}

/** Null when a person who is alive today can have been there. */
export function dateProblem(name: string, date: EntryDate, currentYear: number): SourceProblem | null {
  if (date.year >= firstYear && date.year <= currentYear) return null;
  const sentence = `It is dated ${date.year}; we take what happened from ${firstYear} until today`;
  return problem(name, "date-outside", sentence);
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    era: "short",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}

const utc = formatterFor("UTC");

function formatterOf(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  if (formatters.size >= mostFormatters) formatters.clear();
  const made = tried(zone);
  formatters.set(zone, made);
  return made;
}

function tried(zone: string): Intl.DateTimeFormat | null {
  try {
    return formatterFor(offsetName(zone) ?? zone);
  } catch {
    return null;
  }
}

/** Some phones say `GMT+0200` where they know no name. */
function offsetName(zone: string): string | null {
  const [, sign, hours, minutes] = /^(?:GMT|UTC)([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  return sign === undefined || hours === undefined ? null : `${sign}${hours.padStart(2, "0")}:${minutes ?? "00"}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
