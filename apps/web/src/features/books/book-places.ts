import type { BookPreview } from "@lane/contract/books.ts";

import type { YearChoice } from "./books.queries.ts";

type Place = BookPreview["places"][number];

/** The memories on these pages, in the order of the book. */
export function memoriesOn(places: readonly Place[], pages: readonly number[]): string[] {
  return places
    .filter(({ page, lastPage }) => pages.some((open) => open >= page && open <= lastPage))
    .map(({ memoryId }) => memoryId);
}

interface LaidOut {
  readonly places: readonly Place[];
  readonly pageCount: number;
}

/** Where the memory of this page is after the book was laid out again; a page without one stays what it was. */
export function movedPage(page: number, from: LaidOut, to: LaidOut): number {
  const before = from.places.findLast((place) => place.page <= page && place.lastPage >= page);
  const after = before && to.places.find(({ memoryId }) => memoryId === before.memoryId);
  if (!before || !after) return Math.min(page, to.pageCount);
  return Math.min(after.page + page - before.page, after.lastPage);
}

export interface YearStart {
  readonly year: number;
  readonly page: number;
}

/** A year opens on the page before its first memory. */
export function yearStarts(years: readonly YearChoice[], places: readonly Place[]): YearStart[] {
  const yearOf = new Map(years.flatMap(({ year, memories }) => memories.map(({ id }) => [id, year] as const)));
  const starts = new Map<number, number>();
  for (const { memoryId, page } of places) {
    const year = yearOf.get(memoryId);
    if (year !== undefined && !starts.has(year)) starts.set(year, Math.max(1, page - 1));
  }
  return [...starts].map(([year, page]) => ({ year, page }));
}
