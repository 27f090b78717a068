import { bareYearsOf } from "@lane/domain/lifeline/bare-years.ts";
import { byImportance } from "@lane/domain/lifeline/landmarks.ts";
import type { LifelineMemory, LifeSpan } from "@lane/domain/lifeline/life.ts";
import type { ZoomLevel } from "@lane/domain/lifeline/view.ts";

export const upright = ["life", "decade", "year"] as const satisfies readonly ZoomLevel[];
export type UprightLevel = (typeof upright)[number];

/** A year with its memories, or years without any. */
export type LifePart =
  | { readonly kind: "year"; readonly year: number; readonly memories: readonly LifelineMemory[] }
  | { readonly kind: "bare"; readonly year: number; readonly lastYear: number };

export function lifeParts(memories: readonly LifelineMemory[], span: LifeSpan): LifePart[] {
  const years = [...Map.groupBy(memories, ({ year }) => year)].map(([year, found]): LifePart => ({
    kind: "year",
    year,
    memories: found,
  }));
  const bare = bareYearsOf(memories, span).map(({ from, to }): LifePart => ({
    kind: "bare",
    year: from,
    lastYear: to,
  }));
  return [...years, ...bare].sort((one, other) => one.year - other.year);
}

/** One line of a year: a memory, or a heap that opens into its memories. */
export type YearRow =
  | { readonly kind: "memory"; readonly memory: LifelineMemory }
  | {
      readonly kind: "heap";
      readonly key: string;
      /** The memory that stands for the others. */
      readonly landmark: LifelineMemory;
      readonly memories: readonly LifelineMemory[];
    };

/** A month with more memories than this is a heap at the zoom of a decade. */
const mostOfMonth = 3;

/** A life shows each year by its landmark, a decade all titles with full months as heaps, a year every memory. */
export function rowsOf(memories: readonly LifelineMemory[], level: UprightLevel): YearRow[] {
  if (level === "life") return heapOrMemory(memories, 1, "all");
  if (level === "year") return memories.map((memory) => ({ kind: "memory", memory }));
  return [...Map.groupBy(memories, ({ month }) => month)].flatMap(([month, found]) =>
    heapOrMemory(found, mostOfMonth, String(month)),
  );
}

function heapOrMemory(found: readonly LifelineMemory[], most: number, name: string): YearRow[] {
  const [landmark] = byImportance(found);
  if (!landmark) return [];
  if (found.length <= most) return found.map((memory) => ({ kind: "memory", memory }));
  return [{ kind: "heap", key: `${landmark.year} ${name}`, landmark, memories: found }];
}

/** Decade where all memories lie within twelve years of each other. */
export function firstLevel(memories: readonly LifelineMemory[]): UprightLevel {
  const years = memories.map(({ year }) => year);
  const first = years.reduce((least, year) => Math.min(least, year), Infinity);
  const last = years.reduce((most, year) => Math.max(most, year), -Infinity);
  return last - first < 12 ? "decade" : "life";
}
