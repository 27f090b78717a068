import { useLingui } from "@lingui/react/macro";

import { dateText, monthName } from "#lib/date-parts.ts";

import type { Writing } from "./writing.ts";

type When = Pick<Writing, "year" | "month" | "day" | "isCirca">;

/** The date of a form in words; undefined while its year or month is missing. */
export function useWhenText(): (when: When) => string | undefined {
  const { t } = useLingui();
  return ({ year, month, day, isCirca }) => {
    if (year === null || month === null) return undefined;
    const date = day === null ? `${monthName(month)} ${year}` : dateText({ year, month, day });
    return isCirca === true ? t`Around ${date}` : date;
  };
}
