import { daysInMonth } from "@lane/domain/calendar.ts";

import { isoInstant } from "#lib/moments.ts";

/** A memory as a day in a calendar. */
export interface CalendarDay {
  readonly id: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly isCirca: boolean;
  readonly title: string;
  /** Plain words. */
  readonly text: string;
  readonly changedAtMs: number;
}

/** Bytes of a line, without its end (RFC 5545, 3.1). */
const lineBytes = 75;

export function calendarText(name: string, days: Iterable<CalendarDay>): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${name}//Timeline//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
  ];
  for (const day of days) lines.push(...eventLines(day));
  lines.push("END:VCALENDAR");
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines({ id, year, month, day, isCirca, title, text, changedAtMs }: CalendarDay): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${id}@down-memory-lane`,
    `DTSTAMP:${isoInstant(changedAtMs).replaceAll(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${dateOf(year, month, day)}`,
    `DTEND;VALUE=DATE:${dayAfter(year, month, day)}`,
    `SUMMARY:${escaped(title)}`,
    ...(text === "" ? [] : [`DESCRIPTION:${escaped(text)}`]),
    `STATUS:${isCirca ? "TENTATIVE" : "CONFIRMED"}`,
    "CLASS:PRIVATE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function dayAfter(year: number, month: number, day: number): string {
  if (day < daysInMonth(year, month)) return dateOf(year, month, day + 1);
  return month < 12 ? dateOf(year, month + 1, 1) : dateOf(year + 1, 1, 1);
}

function dateOf(year: number, month: number, day: number): string {
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("");
}

/** Removes control characters; line ends become `\n` as two letters. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");
}

/** Never splits a character: some readers join the bytes only after decoding. */
function folded(line: string): string {
  let out = "";
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > lineBytes) {
      out += "\r\n ";
      bytes = 1;
    }
    out += sign;
    bytes += size;
  }
  return out;
}
