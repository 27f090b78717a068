import type { Timeline, YearEntry } from "@lane/contract/timelines.ts";

import type { MonthCount, YearRecord } from "./timelines.repository.ts";

export function hasYear(years: readonly YearRecord[], year: number): boolean {
  return years.some((entry) => entry.year === year);
}

export function spanOf(id: string, years: readonly YearRecord[]): Timeline {
  return { _id: id, startYear: years[0]?.year ?? 0, endYear: years.at(-1)?.year ?? 0 };
}

/** The years with their counts. */
export function yearEntries(
  years: readonly YearRecord[],
  counts: readonly MonthCount[],
  isLocked: (year: number) => boolean,
): YearEntry[] {
  const byYear = Map.groupBy(counts, ({ month }) => Math.floor(month / 100));
  return years.map(({ id, year }) => ({
    _id: id,
    year,
    ...countsOf(byYear.get(year) ?? []),
    lock: isLocked(year),
    disable: false,
  }));
}

function countsOf(counts: readonly MonthCount[]) {
  const monthCounts = Array.from({ length: 12 }, () => 0);
  let flowerMemoryCount = 0;
  let stoneMemoryCount = 0;
  for (const { month, memoryType, count } of counts) {
    const place = (month % 100) - 1;
    monthCounts[place] = (monthCounts[place] ?? 0) + count;
    if (memoryType === "Flower") flowerMemoryCount += count;
    if (memoryType === "Stone") stoneMemoryCount += count;
  }
  const memoryCount = monthCounts.reduce((sum, count) => sum + count, 0);
  return { memoryCount, flowerMemoryCount, stoneMemoryCount, monthCounts };
}
