import type { YearEntry } from "@lane/contract/timelines.ts";
import { type PlanSpan, reachesYear } from "@lane/domain/timeline-span.ts";

import type { MonthCount, YearRecord } from "./timelines.repository.ts";

/** The years with what each holds. */
export function yearEntries(years: readonly YearRecord[], counts: readonly MonthCount[], plan: PlanSpan): YearEntry[] {
  const byYear = Map.groupBy(counts, ({ month }) => Math.floor(month / 100));
  return years.map(({ id, year }) => ({
    _id: id,
    year,
    ...countsOf(byYear.get(year) ?? []),
    lock: !reachesYear(plan, year),
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
