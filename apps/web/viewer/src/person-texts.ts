import type { OfflineIndex, OfflineLine } from "@lane/contract/offline-page.ts";
import { useLingui } from "@lingui/react/macro";

import { dateText, monthName } from "#lib/date-parts.ts";

export function fullName({ person }: OfflineIndex): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** When it was, as exactly as anybody remembers. */
export function useWhenText(): (line: OfflineLine) => string {
  const { t } = useLingui();
  return ({ year, month, day, isCirca }) => {
    const date = day === null ? `${monthName(month)} ${year}` : dateText({ year, month, day });
    return isCirca ? t`About then: ${date}` : date;
  };
}
