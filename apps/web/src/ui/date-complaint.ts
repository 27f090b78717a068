import { useLingui } from "@lingui/react/macro";

import { type CalendarDate, dateText, type DateVerdict, monthName } from "#lib/date-parts.ts";

interface DateLimits {
  readonly min: CalendarDate | undefined;
  readonly max: CalendarDate | undefined;
  readonly locale: string | undefined;
}

/** A sentence about what is wrong with a date, or undefined when nothing is. */
export function useDateComplaint(verdict: DateVerdict, { min, max, locale }: DateLimits): string | undefined {
  const { t } = useLingui();
  switch (verdict.kind) {
    case "incomplete":
      return t`Please enter a day, a month and a year`;
    case "year-out-of-range":
      return t`The year must be between 1 and 275760`;
    case "short-year":
      return t`Please enter all four digits of the year`;
    case "no-such-day": {
      const month = monthName(verdict.month);
      return t`There is no ${verdict.day} ${month}: ${month} ${verdict.year} has ${verdict.days} days`;
    }
    case "too-early": {
      const earliest = limitText(min, locale);
      return t`The date must be ${earliest} or later`;
    }
    case "too-late": {
      const latest = limitText(max, locale);
      return t`The date must be ${latest} or earlier`;
    }
    case "empty":
    case "valid":
    default:
      return undefined;
  }
}

function limitText(limit: CalendarDate | undefined, locale: string | undefined): string {
  return limit ? dateText(limit, locale) : "";
}
