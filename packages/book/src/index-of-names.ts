import { said } from "./book-data.ts";
import type { BookInput } from "./book-input.ts";
import { cleanTitle } from "./clean-text.ts";
import { placesOf } from "./page-plan.ts";
import type { PlannedBlock } from "./planned-block.ts";
import { primaryOf } from "./words.ts";
import type { BookWords } from "./words/book-words.ts";

/** Who told something and where it happened, with the pages; groups without entries are left out. */
export function indexOf(book: BookInput, planned: readonly PlannedBlock[], words: BookWords) {
  const pages = new Map(placesOf(planned).map(({ memoryId, page }) => [memoryId, page]));
  const memories = book.years.flatMap((year) => year.memories);
  const collator = new Intl.Collator(primaryOf(book.language));
  function group(heading: string, named: readonly (readonly [name: string, memoryId: string])[]) {
    const clean = named.map(([name, id]) => [cleanTitle(name), pages.get(id)] as const);
    const byName = Map.groupBy(
      clean.filter(([name]) => name !== ""),
      ([name]) => name,
    );
    const entries = [...byName].map(([name, places]) => ({
      name: said(name),
      pages: [...new Set(places.flatMap(([, page]) => page ?? []))].toSorted((one, other) => one - other),
    }));
    return {
      heading,
      entries: entries.toSorted((one, other) => collator.compare(one.name.text, other.name.text)),
    };
  }
  const people = memories.flatMap(({ id, toldBy, by = "" }) => [toldBy, by].map((name) => [name, id] as const));
  const places = memories.map(({ id, place }) => [place, id] as const);
  return [group(words.people, people), group(words.places, places)].filter(({ entries }) => entries.length > 0);
}
