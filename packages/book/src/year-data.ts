import { categories } from "@lane/domain/categories.ts";

import { eventsOf, said, type Typesetting } from "./book-data.ts";
import type { BookFavourite, BookYear } from "./book-input.ts";
import { ropeSvg, yearRope } from "./drawings.ts";
import { countsOf } from "./words.ts";
import type { BookWords } from "./words/book-words.ts";

/** What the template draws at the head of a year. */
export function yearData(year: BookYear, { album, words }: Typesetting) {
  const rope = `/drawings/rope-${year.year}.svg`;
  const events = eventsOf(year);
  album.drawings.set(rope, ropeSvg(events, yearRope));
  return { year: String(year.year), title: said(year.title), rope, counts: countsOf(events, words) };
}

/** The person's own favourites in the order of the six categories, then what the world offered. */
export function cultureRows({ year, favourites, culture }: BookYear, words: BookWords) {
  const own = categories.flatMap((category) => favourites.filter((favourite) => favourite.category === category));
  return [...rowsUnder(words.liked, own, words), ...rowsUnder(words.playing(year), culture, words)];
}

function rowsUnder(heading: string, all: readonly BookFavourite[], words: BookWords) {
  return all.map(({ category, title, by }, at) => ({
    heading: at === 0 ? heading : "",
    label: words.categories[category],
    title: said(title),
    by: said(by),
  }));
}
