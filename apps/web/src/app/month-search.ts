import { paths } from "@lane/contract/page-paths.ts";

import type { TimelineSearch } from "./search-params.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The memory that was saved on the page before. */
    added?: { readonly memoryId: string; readonly title: string };
  }
}

interface SomePlace {
  readonly year?: number | null | undefined;
  readonly month?: number | null | undefined;
  readonly isArchived?: boolean;
}

/** The search parameters of a place on the timeline, as far as the place is known. */
export function monthSearch({ year, month, isArchived = false }: SomePlace): TimelineSearch {
  return {
    ...(typeof year === "number" ? { year } : {}),
    ...(typeof month === "number" ? { month } : {}),
    ...(isArchived ? { archive: true } : {}),
  };
}

export function toMonth(place: SomePlace) {
  return { to: paths.timeline, search: monthSearch(place) } as const;
}
