import { useLingui } from "@lingui/react/macro";

import { dateText, monthName } from "./date-parts.ts";

interface When {
  readonly year: number;
  readonly month: number;
  readonly day: number | null;
  readonly isCirca: boolean;
}

/** The date of a memory in words, as exactly as it is known. */
export function useWhenText(): (when: When) => string {
  const { t } = useLingui();
  return ({ year, month, day, isCirca }) => {
    const date = day === null ? `${monthName(month)} ${year}` : dateText({ year, month, day });
    return isCirca ? t`Around ${date}` : date;
  };
}
