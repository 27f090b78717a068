import { categories, type Category } from "@lane/domain/categories.ts";
import type { Language } from "@lane/domain/languages.ts";

import { type CatalogueWords, loadCatalogueWords } from "../catalogue/catalogue-words.ts";
import type { Entry } from "../catalogue/entry.ts";
import { loadCategory } from "../catalogue/load.ts";
import { orderedOptions } from "../catalogue/options.ts";
import { type Deal, dealtTo } from "./deal.ts";
import { keepLastAsked } from "./last-asked.ts";
import type { Person, Title, YearContext } from "./person.ts";

const lastAsked = keepLastAsked<YearContext["titles"]>(1000);

interface TitlesAsked {
  readonly person: Pick<Person, "seed" | "birth" | "country">;
  readonly year: number;
  readonly language: Language;
}

/**
 * What the questions of a year may name: one title of each category they leave open. All years of a life that leave it
 * open are gone through in one order, and each takes what none before it took, as long as there is something else.
 */
export async function titlesOf(asked: TitlesAsked): Promise<YearContext["titles"]> {
  const { person, year, language } = asked;
  const key = JSON.stringify([person.seed, person.birth, person.country, year, language]);
  return lastAsked.get(key) ?? lastAsked.keep(key, await findTitles(asked));
}

async function findTitles(asked: TitlesAsked): Promise<YearContext["titles"]> {
  const dealt = dealtTo(asked.person.seed);
  const age = asked.year - asked.person.birth.year;
  const words = await loadCatalogueWords(asked.language);
  const titles = categories
    .filter((category) => isNamedAt(dealt, age, category))
    .map(async (category) => {
      const entry = entryIn(asked, await loadCategory(category), agesOf(dealt, age, category));
      return [category, entry === undefined ? [] : [titleOf(entry, words)]];
    });
  return Object.fromEntries(await Promise.all(titles));
}

export function titleOf(entry: Entry, words: CatalogueWords): Title {
  return { english: entry.title, own: words.titleOf(entry) };
}

function entryIn({ person }: TitlesAsked, entries: readonly Entry[], ages: readonly number[]): Entry | undefined {
  const { seed, birth, country } = person;
  const taken = new Set<string>();
  let own: Entry | undefined;
  for (const age of ages) {
    const { all } = orderedOptions({ entries, year: birth.year + age, country, age, seed });
    own = all.find(({ title }) => !taken.has(title)) ?? all[0];
    if (own !== undefined) taken.add(own.title);
  }
  return own;
}

/** The ages that choose up to this one: those of the deal and after it, and then back into the past. */
function agesOf(dealt: Deal, age: number, category: Category): number[] {
  const first = dealt.ages[0] ?? 0;
  const order = age < first ? [...dealt.ages, ...agesFrom(age, first - 1).toReversed()] : agesFrom(first, age);
  return order.filter((one) => isNamedAt(dealt, one, category));
}

function agesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function isNamedAt(dealt: Deal, age: number, category: Category): boolean {
  return dealt.handAt(age).some(({ slots }) => slots.includes(category));
}
