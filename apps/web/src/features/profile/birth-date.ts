import { type CalendarDate, parseCalendarDate } from "@lane/domain/calendar.ts";

/** Only the day of the server's date-time means anything: no time zone may move a birthday. */
export function birthDateOf(dateOfBirth: string): CalendarDate | undefined {
  return parseCalendarDate(dateOfBirth.slice(0, 10));
}

/** As the profile shows it: dd-M-yyyy. */
export function shownBirthDate(dateOfBirth: string): string {
  const born = birthDateOf(dateOfBirth);
  return born ? `${padded(born.day, 2)}-${born.month}-${padded(born.year, 4)}` : "";
}

/** As the server takes it: YYYY-MM-DD. */
export function sentBirthDate({ year, month, day }: CalendarDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function padded(part: number, length: number): string {
  return String(part).padStart(length, "0");
}
