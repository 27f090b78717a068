import {
  offlineFile,
  type OfflineIndex,
  offlineIndexName,
  offlineShelf,
  type OfflineShelf,
  type OfflineYear,
  offlineYearName,
} from "@lane/contract/offline-page.ts";

declare global {
  interface Window {
    [offlineShelf]?: OfflineShelf;
  }
}

const running = new Map<string, Promise<void>>();

/** Undefined when the archive was unpacked without it. */
export async function loadIndex(): Promise<OfflineIndex | undefined> {
  await runOnce(offlineIndexName);
  return window[offlineShelf]?.[offlineIndexName];
}

export async function loadYear(year: number): Promise<OfflineYear | undefined> {
  const name = offlineYearName(year);
  await runOnce(name);
  return window[offlineShelf]?.[name];
}

/** Nothing can be fetched from a folder, but a script can be run. */
function runOnce(name: string): Promise<void> {
  const known = running.get(name);
  if (known) return known;
  const run = new Promise<void>((resolve) => {
    const script = document.createElement("script");
    script.src = offlineFile(name);
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => resolve());
    document.head.append(script);
  });
  running.set(name, run);
  return run;
}
