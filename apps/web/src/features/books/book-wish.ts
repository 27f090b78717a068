import type { BookOptions } from "@lane/contract/books.ts";
import { bookLanguages, type BookTrim, trimSizes } from "@lane/domain/book-choices.ts";
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

export function firstWish(
  choices: { readonly author: string; readonly years: readonly YearChoice[] },
  title: string,
  language: string,
): BookWish {
  return {
    title,
    author: choices.author,
    dedication: "",
    language: bookLanguages.find((known) => language.startsWith(known)) ?? "en",
    trim: "A5",
    cover: { design: 1 },
    hasStones: false,
    hasLifeline: true,
    isByYear: true,
    years: choices.years.map(({ year }) => year),
    memoryIds: [],
  };
}

/** The memories of the book. Quiet memories are included only when they were chosen one by one. */
export function chosenOf(wish: BookWish, years: readonly YearChoice[]): MemoryChoice[] {
  const { isByYear, hasStones, memoryIds } = wish;
  return years.flatMap(({ year, memories }) =>
    memories.filter(
      (memory) =>
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
