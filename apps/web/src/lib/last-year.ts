const storageKey = "lastYear";

/** Remembers the year of the timeline that was open last on this device. */
export function rememberYear(year: number): void {
  localStorage.setItem(storageKey, String(year));
}

export function lastYear(): number | undefined {
  const kept = Number(localStorage.getItem(storageKey) ?? Number.NaN);
  return Number.isInteger(kept) ? kept : undefined;
}

export function forgetYear(): void {
  localStorage.removeItem(storageKey);
}
