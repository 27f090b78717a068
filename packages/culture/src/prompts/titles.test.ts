import type { Language } from "@lane/domain/languages.ts";
import { expect, test } from "vitest";

import type { Person } from "./person.ts";
import { titlesOf } from "./titles.ts";

const today = { year: 2026, month: 11, day: 15 };
const countries = ["NL", "DE", "FR", "ES", "US", null];

function personOf(life: number): Person {
  const country = countries[life % countries.length] ?? null;
  const birth = { year: 1948 + life, month: 5, day: 4 };
  return {
    seed: `life ${life}`,
    birth,
    country,
    city: null,
    isSpiritWelcome: false,
    isHeavyWelcome: false,
    topics: [],
  };
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
      for (const { own } of titles)
        named.set(`${category}: ${own}`, [...(named.get(`${category}: ${own}`) ?? []), year]);
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

test("a title is said in the language that is asked for", async () => {
  const person = personOf(0);
  const all = async (language: Language) =>
    Promise.all(yearsOf(person).map(async (year) => Object.values(await titlesOf({ person, year, language })).flat()));
  const [english, dutch] = [(await all("en")).flat(), (await all("nl")).flat()];

  expect(dutch.map((title) => title.english)).toEqual(english.map((title) => title.english));
  expect(english.every(({ english: one, own }) => one === own)).toBe(true);
  expect(dutch.filter(({ english: one, own }) => one !== own).length).toBeGreaterThan(20);
});
