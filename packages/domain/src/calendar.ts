/** Calendar rules of the product. Nothing here knows an instant or a time zone, so none can move a memory. */

/** The earliest year of birth that is accepted. */
export const oldestBirthYear = 1900;

export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const isoDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Reads `YYYY-MM-DD`; undefined when it is no day of the calendar, such as 31 February. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const [, year, month, day] = (isoDatePattern.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (year < 1 || month < 1 || month > 12) return undefined;
  return day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : undefined;
}

/** `YYYY-MM-DD`. */
export function isoDateOf({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

/** Whole years lived on `today`; a person born on 29 February has a birthday on 1 March in common years. */
export function ageOn(born: CalendarDate, today: CalendarDate): number {
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day);
  return today.year - born.year - (hadBirthday ? 0 : 1);
}

export function calendarDateOf(epochMs: number): CalendarDate {
  const instant = new Date(epochMs);
  return { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, day: instant.getUTCDate() };
}

const furthestEastMs = 14 * 60 * 60 * 1000;

/** A day, month or year has begun when it has begun for the people furthest east. */
export function latestDateOf(epochMs: number): CalendarDate {
  return calendarDateOf(epochMs + furthestEastMs);
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
