/**
 * The ways a book can lie open, in order: closed, then two pages side by side with the first one on the right, or one
 * page at a time where there is only room for one. Page 0 is the cover.
 */
export interface Openings {
  readonly last: number;
  readonly openingOf: (page: number) => number;
  /** In the order they are read. */
  readonly pagesOf: (opening: number) => number[];
}

export function openingsOf(pageCount: number, isPair: boolean): Openings {
  if (!isPair) return { last: pageCount, openingOf: (page) => page, pagesOf: (opening) => [opening] };
  return {
    last: Math.floor(pageCount / 2) + 1,
    openingOf: (page) => (page === 0 ? 0 : Math.floor(page / 2) + 1),
    pagesOf: (opening) =>
      opening === 0 ? [0] : [opening * 2 - 2, opening * 2 - 1].filter((page) => page >= 1 && page <= pageCount),
  };
}
