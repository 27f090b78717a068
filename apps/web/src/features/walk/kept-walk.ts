import type { Memory } from "@lane/contract/memories.ts";
import type { YearEntry } from "@lane/contract/timelines.ts";
import type { QueryClient } from "@tanstack/react-query";

import { inOrder } from "#offline/waiting.ts";

interface Listed {
  readonly pages: readonly { readonly memories: readonly Memory[] }[];
}

export interface Stretch {
  readonly yearId: string;
  /** Undefined for the whole year. */
  readonly month: number | undefined;
}

export interface NextPlace {
  readonly year: number;
  readonly month: number;
}

/** The memories of a year or month as far as its months were opened on this device; undefined where none was. */
export function keptMemories(client: QueryClient, { yearId, month }: Stretch): readonly Memory[] | undefined {
  const months = client
    .getQueriesData<Listed>({ queryKey: ["memories", "month", yearId] })
    .filter(([[, , , listed, isArchived], data]) => isArchived === false && data && (month ?? listed) === listed);
  if (months.length === 0) return undefined;
  return months.flatMap(([, data]) => data?.pages.flatMap(({ memories }) => memories) ?? []).toSorted(inOrder);
}

/** Where a walk goes on, by the counts of the timeline: for when the server cannot be reached. */
export function keptNext(
  years: readonly YearEntry[],
  after: { readonly year: number; readonly month: number | undefined },
  withStones: boolean,
): NextPlace | null {
  for (const entry of years.toSorted((one, other) => one.year - other.year)) {
    const fromMonth = entry.year === after.year ? (after.month ?? 12) : 0;
    const month = entry.monthCounts.findIndex((count, index) => index >= fromMonth && count > 0);
    const isLight = withStones || entry.memoryCount > entry.stoneMemoryCount;
    if (entry.year >= after.year && month !== -1 && isLight) return { year: entry.year, month: month + 1 };
  }
  return null;
}

/** Stones and candles are walked past unless they are asked for. */
export function isHeavy({ memoryType, isCandle }: Pick<Memory, "memoryType" | "isCandle">): boolean {
  return memoryType === "Stone" || isCandle;
}
