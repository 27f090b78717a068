import { expect, test } from "vitest";

import { openingsOf } from "./openings.ts";

test.for([
  [true, 6, [[0], [1], [2, 3], [4, 5], [6]]],
  [true, 5, [[0], [1], [2, 3], [4, 5]]],
  [false, 3, [[0], [1], [2], [3]]],
] as const)("in pairs: %s, a book of %i pages opens as a printed one does", ([isPair, pageCount, openings]) => {
  const { last, openingOf, pagesOf } = openingsOf(pageCount, isPair);

  const all = Array.from({ length: last + 1 }, (_, opening) => pagesOf(opening));

  expect(all).toEqual(openings);
  expect(all.map((pages) => pages.map(openingOf))).toEqual(all.map((pages, at) => pages.map(() => at)));
});
