import type { BookDraft } from "@lane/contract/book-drafts.ts";
import type { BookOptions } from "@lane/contract/books.ts";
import { bookLanguages, type BookTrim, maxAuthorLength, trimSizes } from "@lane/domain/book-choices.ts";
import type { CoverLife } from "@lane/domain/covers/cover-plan.ts";
import { isHeavy, symbolOf } from "@lane/domain/lifeline/life.ts";

import type { MemoryChoice, YearChoice } from "./books.queries.ts";

/** Width divided by height. */
export function shapeOf(trim: BookTrim): number {
  const { widthMm, heightMm } = trimSizes[trim];
  return widthMm / heightMm;
}

/** The values of the book form. */
export interface BookWish extends Omit<BookOptions, "choice"> {
  readonly isByYear: boolean;
  readonly years: readonly number[];
  readonly memoryIds: readonly string[];
}

/** What decides which memories are in the book. */
export type BookContent = Pick<BookWish, "isByYear" | "years" | "memoryIds" | "hasStones">;

interface FirstWish {
  readonly title: string;
  readonly author: string;
  readonly years: readonly YearChoice[];
  readonly language: string;
  /** Undefined for a book of one's own timeline. */
  readonly timelineId: string | undefined;
}

export function firstWish({ title, author, years, language, timelineId }: FirstWish): BookWish {
  return {
    title,
    author,
    subtitle: "",
    dedication: "",
    afterword: "",
    language: bookLanguages.find((known) => language.startsWith(known)) ?? "en",
    trim: "A5",
    cover: { design: "title" },
    hasStones: false,
    hasLifeline: true,
    hasCulture: true,
    hasIndex: true,
    layouts: [],
    chapters: [],
    isByYear: true,
    years: years.map(({ year }) => year),
    memoryIds: [],
    ...(timelineId === undefined ? {} : { timelineId }),
  };
}

/** The book as its draft has it. A cover photo that is gone gives way to the first cover. */
export function wishOfDraft(first: BookWish, draft: BookDraft, years: readonly YearChoice[]): BookWish {
  const photoIds = new Set(years.flatMap(({ memories }) => memories.flatMap((memory) => memory.photoIds)));
  const isCoverGone = "photoId" in draft.cover && !photoIds.has(draft.cover.photoId);
  return { ...first, ...draft, cover: isCoverGone ? first.cover : draft.cover };
}

export function draftOf({ timelineId: _timelineId, years, memoryIds, ...rest }: BookWish): BookDraft {
  return { ...rest, years: [...years], memoryIds: [...memoryIds] };
}

/** All who wrote in a vault, by name; the name of the vault where they are too many for a cover. */
export function namesOfAuthors(years: readonly YearChoice[], nameOfVault: string, language: string): string {
  const authors = years.flatMap(({ memories }) => memories.flatMap(({ author }) => author?.name ?? []));
  const names = new Intl.ListFormat(language).format(new Set(authors));
  return names === "" || names.length > maxAuthorLength ? nameOfVault : names;
}

/** The memories that are printed: all of the book but those that were left out of it. */
export function printedOf(wish: BookWish, years: readonly YearChoice[]): MemoryChoice[] {
  const leftOut = new Set(wish.layouts.flatMap(({ memoryId, isLeftOut }) => (isLeftOut === true ? [memoryId] : [])));
  return chosenOf(wish, years).filter(({ id }) => !leftOut.has(id));
}

/** The years of the book, each with its memories, those that were left out included. */
export function chosenYears(wish: BookWish, years: readonly YearChoice[]): YearChoice[] {
  const chosen = new Set(chosenOf(wish, years));
  return years.flatMap(({ year, memories }) => {
    const inBook = memories.filter((memory) => chosen.has(memory));
    return inBook.length === 0 ? [] : [{ year, memories: inBook }];
  });
}

/**
 * The memories of the book, those that were left out included. Quiet memories are included only when they were chosen one by one, and what lies folded in a
 * vault never.
 */
export function chosenOf(wish: BookContent, years: readonly YearChoice[]): MemoryChoice[] {
  const { isByYear, hasStones, memoryIds } = wish;
  return years.flatMap(({ year, memories }) =>
    memories.filter(
      (memory) =>
        memory.isFolded !== true &&
        (hasStones || !isHeavy(memory)) &&
        (isByYear ? wish.years.includes(year) && !memory.isQuiet : memoryIds.includes(memory.id)),
    ),
  );
}

/** What the covers draw: the marks of the book's memories and its years. */
export function coverLifeOf(wish: BookContent, years: readonly YearChoice[]): CoverLife {
  const chosen = new Set(chosenOf(wish, years));
  return {
    marks: [...chosen].flatMap((memory) => (symbolOf(memory) === "knot" ? [] : [{ ...memory, size: "medium" }])),
    years: years.filter(({ memories }) => memories.some((memory) => chosen.has(memory))).map(({ year }) => year),
  };
}

export function optionsOf({ isByYear, years, memoryIds, ...rest }: BookWish): BookOptions {
  const choice = isByYear ? { years: [...years] } : { memoryIds: [...memoryIds] };
  return { ...rest, title: rest.title.trim(), author: rest.author.trim(), choice };
}

export function toggled<T>(list: readonly T[], one: T, isIn: boolean): T[] {
  const without = list.filter((other) => other !== one);
  return isIn ? [...without, one] : without;
}

export interface WishProps {
  readonly wish: BookWish;
  readonly onChange: (change: Partial<BookWish>) => void;
}
