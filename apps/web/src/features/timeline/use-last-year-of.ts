import { useEffect } from "react";

import { onTokensChanged } from "#api/token-store.ts";

/** By the id of the vault; until the page is closed or somebody else logs in. */
const lastYears = new Map<string, number>();
onTokensChanged(() => lastYears.clear());

/** The selected year of a vault, else the one that was open last. */
export function useLastYearOf(timelineId: string, selectedYear: number | undefined): number | undefined {
  useEffect(() => {
    if (selectedYear !== undefined) lastYears.set(timelineId, selectedYear);
  }, [timelineId, selectedYear]);
  return selectedYear ?? lastYears.get(timelineId);
}
