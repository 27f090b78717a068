import { useEffect, useState } from "react";

import { lastYear, rememberYear } from "#lib/last-year.ts";

/** The selected year, else the one that was open last. */
export function useLastYear(selectedYear: number | undefined): number | undefined {
  const [atStart] = useState(lastYear);
  useEffect(() => {
    if (selectedYear !== undefined) rememberYear(selectedYear);
  }, [selectedYear]);
  return selectedYear ?? atStart;
}
