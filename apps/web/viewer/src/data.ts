import {
  offlineFile,
  type OfflineIndex,
  offlineIndexName,
  type OfflineMemory,
  type OfflinePartName,
  offlineStore,
  type OfflineStore,
  type OfflineYear,
} from "@lane/contract/offline-page.ts";
import { useEffect, useState } from "react";

declare global {
  interface Window {
    [offlineStore]?: OfflineStore;
  }
}

const running = new Map<string, Promise<void>>();

/** Undefined when the archive was unpacked without its index. */
export async function loadIndex(): Promise<OfflineIndex | undefined> {
  await runOnce(offlineIndexName);
  return window[offlineStore]?.[offlineIndexName];
}

/** The memories of a year by id. Parts missing in the folder are left out. */
async function loadYear({ parts }: OfflineYear): Promise<ReadonlyMap<string, OfflineMemory>> {
  await Promise.all(parts.map(runOnce));
  const memories = parts.flatMap((part) => window[offlineStore]?.[part]?.memories ?? []);
  return new Map(memories.map((memory) => [memory.id, memory]));
}

/** A `file:` page may not fetch, but it may run a script in its own folder. */
function runOnce(name: OfflinePartName | typeof offlineIndexName): Promise<void> {
  const known = running.get(name) ?? (window[offlineStore]?.[name] ? Promise.resolve() : undefined);
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

type Memories = ReadonlyMap<string, OfflineMemory>;

const loaded = new Map<number, Memories>();

/**
 * Undefined while the year is loading; a year loaded before is returned at once, so that the page keeps its scroll
 * position.
 */
export function useYear(years: readonly OfflineYear[], year: number): Memories | undefined {
  const [, setReadYear] = useState<number>();
  const known = loaded.get(year);

  useEffect(() => {
    if (known) return undefined;
    let isHere = true;
    const wanted = years.find((one) => one.year === year) ?? { year, parts: [] };
    void readYear(wanted).then(() => isHere && setReadYear(year));
    return () => {
      isHere = false;
    };
  }, [known, years, year]);

  return known;
}

export async function readYear(year: OfflineYear): Promise<Memories> {
  const memories = await loadYear(year);
  loaded.set(year.year, memories);
  return memories;
}
