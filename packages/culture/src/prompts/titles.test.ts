import { categories } from "@lane/domain/categories.ts";
import { type Language, languages } from "@lane/domain/languages.ts";
import { expect, test } from "vitest";

import { isName } from "../catalogue/is-name.ts";
import { loadCategory } from "../catalogue/load.ts";
import { bank } from "./bank.ts";
import { promptFor } from "./choose.ts";
import type { Person } from "./person.ts";
import { titlesOf } from "./titles.ts";
import { loadWords } from "./words.ts";

const today = { year: 2026, month: 11, day: 15 };
const countries = ["NL", "DE", "FR", "ES", "US", null];
const told = new Set<string>(["news", "snack", "clothing"]);

function personOf(life: number): Person {
  const country = countries[life % countries.length] ?? null;
  const birth = { year: 1948 + life, month: 5, day: 4 };
  return { seed: `life ${life}`, birth, country, city: null, isSpiritWelcome: false, isHeavyWelcome: false };
}

/** The years of a life, and more before it than have questions of their own. */
function yearsOf({ birth }: Person): number[] {
  return Array.from({ length: today.year - birth.year + 16 }, (_, index) => birth.year - 15 + index);
}

/** All titles of a life with the years that may name them. */
async function titlesThrough(person: Person, language: Language): Promise<Map<string, number[]>> {
  const named = new Map<string, number[]>();
  for (const year of yearsOf(person)) {
    for (const [category, titles] of Object.entries(await titlesOf({ person, year, language })))
      for (const title of titles)
        named.set(`${category}: ${title}`, [...(named.get(`${category}: ${title}`) ?? []), year]);
  }
  return named;
}

test("no title comes twice in a life", async () => {
  for (const life of [0, 9, 22]) {
    const named = await titlesThrough(personOf(life), "en");

    expect(named.size).toBeGreaterThan(30);
    expect([...named].filter(([, years]) => years.length > 1)).toEqual([]);
  }
});

test("the same life gives the same titles, in whichever order its years are visited", async () => {
  const person = personOf(3);
  const ask = (year: number) => titlesOf({ person, year, language: "en" });
  const there = await Promise.all(yearsOf(person).map(ask));

  const back = await Promise.all(yearsOf(person).toReversed().map(ask));

  expect(back.toReversed()).toEqual(there);
});

test.for(languages.filter((language) => language !== "en"))("in %s only names are named", async (language) => {
  const words = await loadWords(language);
  const names = new Set<string>();
  for (const category of categories)
    for (const entry of (await loadCategory(category)).filter(isName)) names.add(`${category}: ${entry.title}`);

  for (const person of [personOf(0), personOf(20)]) {
    const named = await titlesThrough(person, language);
    expect([...named.keys()].filter((title) => !names.has(title))).toEqual([]);
    for (const year of yearsOf(person)) {
      const context = { favourites: {}, titles: await titlesOf({ person, year, language }), answered: [] };
      const prompt = promptFor({ person, year, today, asked: 0, feeling: null, context }, words);
      const template = bank.find(({ id }) => id === prompt?.templateId);
      expect(template?.slots.filter((slot) => told.has(slot))).toEqual([]);
    }
  }
});
