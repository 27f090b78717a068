import type { BookOptions } from "@lane/contract/books.ts";
import { bookLanguages, type BookTrim, maxAuthorLength, trimSizes } from "@lane/domain/book-choices.ts";
import { isHeavy } from "@lane/domain/lifeline/life.ts";

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
    dedication: "",
    language: bookLanguages.find((known) => language.startsWith(known)) ?? "en",
    trim: "A5",
    cover: { design: 1 },
    hasStones: false,
    hasLifeline: true,
    isByYear: true,
    years: years.map(({ year }) => year),
    memoryIds: [],
    ...(timelineId === undefined ? {} : { timelineId }),
  };
}

/** All who wrote in a vault, by name; the name of the vault where they are too many for a cover. */
export function namesOfAuthors(years: readonly YearChoice[], nameOfVault: string, language: string): string {
  const authors = years.flatMap(({ memories }) => memories.flatMap(({ author }) => author?.name ?? []));
  const names = new Intl.ListFormat(language).format(new Set(authors));
  return names === "" || names.length > maxAuthorLength ? nameOfVault : names;
}

/**
 * The memories of the book. Quiet memories are included only when they were chosen one by one, and what lies folded in a
 * vault never.
 */
export function chosenOf(wish: BookWish, years: readonly YearChoice[]): MemoryChoice[] {
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
