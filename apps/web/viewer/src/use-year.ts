import type { OfflineMemory, OfflineYear } from "@lane/contract/offline-page.ts";
import { useEffect, useState } from "react";

import { loadYear } from "./data.ts";

type Memories = ReadonlyMap<string, OfflineMemory>;

const loaded = new Map<number, Memories>();

/** Undefined while it is being read; a year that was read before is there at once, and the page where it was left. */
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
