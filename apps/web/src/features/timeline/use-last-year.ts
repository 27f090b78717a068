import { useEffect, useState } from "react";

const storageKey = "last-year";

/** The year that was open last on this device, as of when the screen was opened. */
export function useLastYear(selectedYear: number | undefined): number | undefined {
  const [lastYear] = useState(readLastYear);
  useEffect(() => {
    if (selectedYear !== undefined) localStorage.setItem(storageKey, String(selectedYear));
  }, [selectedYear]);
  return selectedYear ?? lastYear;
}

function readLastYear(): number | undefined {
  const stored = Number(localStorage.getItem(storageKey));
  return Number.isInteger(stored) && stored > 0 ? stored : undefined;
}
