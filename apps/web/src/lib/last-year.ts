const storageKey = "lastYear";

/** Remembers the year of the timeline that was open last, for as long as this tab is open. */
export function rememberYear(year: number): void {
  sessionStorage.setItem(storageKey, String(year));
}

export function lastYear(): number | undefined {
  const kept = Number(sessionStorage.getItem(storageKey) ?? Number.NaN);
  return Number.isInteger(kept) ? kept : undefined;
}
