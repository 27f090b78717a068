import { symbolOf } from "@lane/domain/lifeline/life.ts";

import type { BookMemory } from "./book-input.ts";
import { ar } from "./words/ar.ts";
import type { BookWords } from "./words/book-words.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { he } from "./words/he.ts";
import { nl } from "./words/nl.ts";

const spoken: Readonly<Record<string, BookWords>> = { en, de, nl, fr, es, he, ar };

/** English where the book's language is none of ours: it still hyphenates and names months in its own. */
export function wordsIn(language: string): BookWords {
  return spoken[primaryOf(language)] ?? en;
}

/** "pt" of "pt-BR"; "en" for what is no language. */
export function primaryOf(language: string): string {
  const primary = language.split("-")[0]?.toLowerCase() ?? "";
  return /^[a-z]{2,3}$/.test(primary) ? primary : "en";
}

export function dayIn(language: string, day: string): string {
  return formatterOf(language, "whole").format(new Date(`${day}T00:00:00Z`));
}

/** "April", "12 April"; the year stands at the head of the chapter. Empty when only the year is known. */
export function whenIn(language: string, month: number | null, day: number | null, year: number): string {
  if (month === null) return "";
  const date = new Date(Date.UTC(2000, month - 1, day ?? 1));
  date.setUTCFullYear(year);
  return formatterOf(language, day === null ? "month" : "day").format(date);
}

const shapes = {
  month: { month: "long" },
  day: { day: "numeric", month: "long" },
  whole: { day: "numeric", month: "long", year: "numeric" },
} as const;

/** Making one takes longer than a thousand dates do. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: string, shape: keyof typeof shapes): Intl.DateTimeFormat {
  const key = `${primaryOf(language)} ${shape}`;
  const known = formatters.get(key);
  if (known) return known;
  const locales = [...Intl.getCanonicalLocales(primaryOf(language)), "en-GB"];
  const made = new Intl.DateTimeFormat(locales, { ...shapes[shape], timeZone: "UTC" });
  formatters.set(key, made);
  return made;
}

/** What a year held, said under its figures. */
export function countsOf(memories: readonly BookMemory[], words: BookWords): string {
  const counts = { flower: 0, stone: 0, candle: 0, knot: 0 };
  for (const memory of memories) counts[symbolOf(memory)] += 1;
  const said = [
    counts.flower > 0 ? words.flowers(counts.flower) : "",
    counts.stone > 0 ? words.stones(counts.stone) : "",
    counts.candle > 0 ? words.candles(counts.candle) : "",
  ].filter((part) => part !== "");
  return said.length > 0 ? said.join("  ·  ") : memories.length > 0 ? words.memories(memories.length) : "";
}
