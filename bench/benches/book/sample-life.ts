import type { BookInput, BookMemory, BookYear } from "@lane/book/book-input.ts";
import { defaultFields, pickFields, printedAttributes } from "@lane/domain/memory-fields.ts";
import type { RichText } from "@lane/domain/rich-text.ts";
import { demoLife } from "@lane/server/src/app/demo/life.ts";
import { createYearCulture } from "@lane/server/src/features/books/book-years.ts";

import { createSamplePhotos, type SamplePhotos } from "./sample-photos.ts";

/** A book to look at: what it says, and the photos that `photos.write` draws for it. */
export interface SampleLife {
  readonly name: string;
  readonly book: BookInput;
  readonly photos: SamplePhotos;
}

/** What the demo account tells, chapter by chapter. */
export const demoMemories = demoLife.chapters
  .flatMap(({ memories }) => memories)
  .filter((memory) => !memory.isArchived);

/** One of the list, beginning again at its end. */
export function nth<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new Error("The list is empty");
  return found;
}

export function memoryWith(id: string, over: Partial<BookMemory>): BookMemory {
  return {
    id,
    title: "",
    month: null,
    day: null,
    ...pickFields(defaultFields, printedAttributes),
    mark: "Flower",
    text: [],
    photos: [],
    recordings: [],
    layout: null,
    quote: "",
    startsPage: false,
    ...over,
  };
}

const yearCulture = createYearCulture({ childhood: { countryOf: async () => "NL" } });
const cultureAround = await yearCulture.around("sample", { born: null, died: null });
const years = Array.from({ length: 100 }, (_, at) => 1930 + at);
const cultureOf = new Map(
  await Promise.all(years.map(async (year) => [year, await cultureAround(year, "en")] as const)),
);

/** A year as the server gives it to a book: with what was playing then. */
export function yearWith(year: number, memories: readonly BookMemory[], over: Partial<BookYear> = {}): BookYear {
  return { year, title: "", text: "", favourites: [], culture: cultureOf.get(year) ?? [], memories, ...over };
}

export function bookWith(title: string, years: readonly BookYear[], over: Partial<BookInput> = {}): BookInput {
  return {
    title,
    subtitle: "",
    author: "Marianne de Wit",
    dedication: "",
    afterword: "",
    backText: "",
    hasIndex: true,
    language: "en",
    trim: "A5",
    cover: { design: "title" },
    lifeline: null,
    madeOn: "2026-11-15",
    ...over,
    years,
  };
}

export function paragraphsOf(texts: readonly string[]): RichText {
  return texts.map((text) => [{ text, isBold: false }]);
}

export function newSample(name: string, write: (photos: SamplePhotos) => BookInput): SampleLife {
  const photos = createSamplePhotos();
  return { name, book: write(photos), photos };
}
