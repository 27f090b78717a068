import { categories, type Category } from "@lane/domain/categories.ts";
import type { Language } from "@lane/domain/languages.ts";

import type { Entry } from "../catalogue/entry.ts";
import { isSayableIn } from "../catalogue/is-name.ts";
import { loadCategory } from "../catalogue/load.ts";
import { orderedOptions } from "../catalogue/options.ts";
import { type Deal, dealtTo } from "./deal.ts";
import type { Person, YearContext } from "./person.ts";

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
  const dealt = dealtTo(asked.person.seed);
  const age = asked.year - asked.person.birth.year;
  const titles = categories
    .filter((category) => isNamedAt(dealt, age, category))
    .map(async (category) => [category, titleIn(asked, await loadCategory(category), agesOf(dealt, age, category))]);
  return Object.fromEntries(await Promise.all(titles));
}

function titleIn({ person, language }: TitlesAsked, entries: readonly Entry[], ages: readonly number[]): string[] {
  const { seed, birth, country } = person;
  const taken = new Set<string>();
  let own: string | undefined;
  for (const age of ages) {
    const titles = orderedOptions({ entries, year: birth.year + age, country, seed })
      .all.filter((entry) => isSayableIn(language, entry))
      .map(({ title }) => title);
    own = titles.find((title) => !taken.has(title)) ?? titles[0];
    if (own !== undefined) taken.add(own);
  }
  return own === undefined ? [] : [own];
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
  return dealt.handAt(age).some(({ template }) => template.slots.includes(category));
}
