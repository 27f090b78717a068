import { readFileSync } from "node:fs";
import { join } from "node:path";

import { categories, type Category } from "@lane/domain/categories.ts";
import { foldName } from "@lane/domain/fold-name.ts";
import { expect, test } from "vitest";

import { hasFieldTwice } from "../testing/field-twice.ts";
import { firstVideoGames } from "./about.ts";
import type { Entry } from "./entry.ts";
import { loadCategory } from "./load.ts";
import { offered, optionsOf } from "./options.ts";
import { countries, type Place, placesAround } from "./places.ts";

const firstYear = 1930;
/** As far as the catalogue knows; to be moved on when a year is added. */
const lastYear = 2026;
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
const people = [null, ...countries];

const catalogue = new Map<Category, readonly Entry[]>(
  await Promise.all(categories.map(async (category) => [category, await loadCategory(category)] as const)),
);
const everything = [...catalogue.values()].flat();

/** The first programmes on a screen that somebody could watch there. */
const firstTelevision: Readonly<Record<Place, number>> = {
  US: 1946,
  GB: 1936,
  NL: 1951,
  BE: 1953,
  DE: 1952,
  FR: 1949,
  ES: 1956,
  en: 1946,
  nl: 1953,
  de: 1952,
  fr: 1953,
  es: 1956,
  europe: 1953,
  west: 1950,
  world: 1950,
  CA: 1952,
  IE: 1953,
  AU: 1956,
  PT: 1956,
  IT: 1954,
  PL: 1952,
  TR: 1968,
  MA: 1962,
  NG: 1959,
  ZA: 1975,
  IN: 1959,
  ID: 1962,
  BR: 1950,
  AR: 1951,
  MX: 1950,
  SR: 1965,
};

/** What is wrong with the entries of the catalogue, one sentence each. */
function problemsOf(entries: readonly Entry[]): string[] {
  const ids = new Set<string>();
  return entries.flatMap((entry) => {
    const isKnown = ids.has(entry.id);
    ids.add(entry.id);
    const broken = [...rulesForAll, ...rules[entry.category]].filter(({ holds }) => !holds(entry));
    const problems = broken.map(({ sentence }) => `${entry.id}: ${sentence}`);
    return isKnown ? [`${entry.id}: another entry has the same first year and title.`, ...problems] : problems;
  });
}

interface Rule {
  readonly sentence: string;
  readonly holds: (entry: Entry) => boolean;
}

const rulesForAll: readonly Rule[] = [
  {
    sentence: "the title is longer than 90 characters.",
    holds: ({ title }) => title.length <= 90,
  },
  {
    sentence: "the title or the detail has more than one space or another line in it.",
    holds: ({ title, detail }) => [title, detail ?? ""].every((text) => text === tidy(text)),
  },
  {
    sentence: `it is over before ${firstYear}, or begins after ${lastYear}.`,
    holds: ({ from, to }) => to >= firstYear && from <= lastYear,
  },
  {
    sentence: `it ends after ${lastYear}; what is still around has no last year.`,
    holds: ({ to }) => to <= lastYear || to === Number.POSITIVE_INFINITY,
  },
  {
    sentence: "a place is named twice.",
    holds: ({ places }) => new Set(places).size === places.length,
  },
  {
    sentence: "only news can be a tragedy.",
    holds: ({ isHeavy, category }) => !isHeavy || category === "news",
  },
];

const oneYear: Rule = {
  sentence: `a song or an event has one year, not before ${firstYear}.`,
  holds: ({ from, to }) => from === to && from >= firstYear,
};

const rules: Readonly<Record<Category, readonly Rule[]>> = {
  song: [oneYear, { sentence: "the detail must say who sang it.", holds: ({ detail }) => detail !== null }],
  news: [oneYear, { sentence: "the title is longer than 60 characters.", holds: ({ title }) => title.length <= 60 }],
  show: [
    { sentence: "the detail must be tv or radio.", holds: ({ detail }) => detail === "tv" || detail === "radio" },
    {
      sentence: "it is on television before there was any.",
      holds: ({ detail, from, places }) => detail !== "tv" || places.every((place) => from >= firstTelevision[place]),
    },
  ],
  game: [
    {
      sentence: "the detail must be video, board, card, street or toy.",
      holds: ({ detail }) => ["video", "board", "card", "street", "toy"].includes(detail ?? ""),
    },
    {
      sentence: "it is a video game before there were any.",
      holds: ({ detail, from }) => detail !== "video" || from >= firstVideoGames,
    },
  ],
  snack: [],
  clothing: [],
};

test("there are at least two thousand entries", () => {
  expect(everything.length).toBeGreaterThanOrEqual(2000);
});

test("every entry keeps the rules of the catalogue and of its category", () => {
  expect(problemsOf(everything)).toEqual([]);
});

const planted: Entry = {
  id: "planted",
  category: "song",
  title: "Planted",
  detail: "Nobody",
  from: 1976,
  to: 1976,
  places: ["world"],
  isHeavy: false,
  fromAge: 0,
  source: "common-knowledge",
};

test.for<[Partial<Entry>, string]>([
  [{ title: "Planted ".repeat(12).trim() }, "the title is longer than 90 characters."],
  [{ title: "Planted  twice" }, "the title or the detail has more than one space or another line in it."],
  [{ detail: "No\nbody" }, "the title or the detail has more than one space or another line in it."],
  [{ category: "snack", from: 1900, to: 1929 }, "it is over before 1930, or begins after 2026."],
  [{ from: 2027, to: Infinity, category: "snack" }, "it is over before 1930, or begins after 2026."],
  [{ category: "snack", to: 2030 }, "it ends after 2026; what is still around has no last year."],
  [{ places: ["NL", "world", "NL"] }, "a place is named twice."],
  [{ isHeavy: true }, "only news can be a tragedy."],
  [{ to: 1977 }, "a song or an event has one year, not before 1930."],
  [{ category: "news", to: 1977 }, "a song or an event has one year, not before 1930."],
  [{ detail: null }, "the detail must say who sang it."],
  [{ category: "news", title: "Planted ".repeat(8).trim() }, "the title is longer than 60 characters."],
  [{ category: "show" }, "the detail must be tv or radio."],
  [{ category: "show", detail: "tv", places: ["ES"], from: 1955 }, "it is on television before there was any."],
  [{ category: "game" }, "the detail must be video, board, card, street or toy."],
  [{ category: "game", detail: "video", from: 1971 }, "it is a video game before there were any."],
])("an entry with %j breaks a rule", ([change, sentence]) => {
  expect(problemsOf([planted])).toEqual([]);
  expect(problemsOf([{ ...planted, ...change }])).toEqual([`planted: ${sentence}`]);
});

test("two entries with the same first year and title break a rule", () => {
  expect(problemsOf([planted, { ...planted, places: ["NL"] }])).toEqual([
    "planted: another entry has the same first year and title.",
  ]);
});

test.for([...categories, "countries", "sources"])("data/%s.json has no field twice", (name) => {
  const text = readFileSync(join(import.meta.dirname, `data/${name}.json`), "utf8");

  expect(hasFieldTwice(text)).toBe(false);
});

test("nobody is offered the same thing twice", () => {
  const twice = categories.flatMap((category) => people.flatMap((country) => saidTwice(category, country)));

  expect([...new Set(twice)]).toEqual([]);
});

test("nobody is offered a tragedy", () => {
  const tragedies = everything.filter(({ isHeavy }) => isHeavy);
  const offers = years.flatMap((year) =>
    people.flatMap((country) => offered({ entries: news(), year, country, age: null })),
  );

  expect(tragedies.length).toBeGreaterThan(20);
  expect(titles(offers.filter(({ isHeavy }) => isHeavy))).toEqual([]);
});

test.for(categories)("there are four of %s to choose from in every year, everywhere", (category) => {
  const entries = entriesOf(category);
  const tooFew = people.flatMap((country) =>
    years
      .map((year) => ({
        year,
        options: optionsOf({ entries, year, country, age: null, seed: "anybody", page: 0 }).options,
      }))
      .filter(({ options }) => new Set(titles(options)).size < 4)
      .map(({ year, options }) => `${country ?? "anywhere"} ${year}: ${options.length}`),
  );

  expect(tooFew).toEqual([]);
});

test("a question about television has only television to choose from, one about radio only radio", () => {
  const entries = entriesOf("show");
  const mixed = people.flatMap((country) =>
    years.filter((year) =>
      [0, 1].some((page) => {
        const { options, about } = optionsOf({ entries, year, country, age: null, seed: "anybody", page });
        return options.some(({ detail }) => detail !== about);
      }),
    ),
  );

  expect(mixed).toEqual([]);
});

test("a category is read once", async () => {
  expect(await loadCategory("snack")).toBe(await loadCategory("snack"));
});

function entriesOf(category: Category): readonly Entry[] {
  return catalogue.get(category) ?? [];
}

function news() {
  return entriesOf("news");
}

function titles(entries: readonly Entry[]) {
  return entries.map(({ from, title }) => `${from} ${title}`);
}

function tidy(text: string) {
  return text.trim().replaceAll(/\s+/g, " ");
}

/** Pairs that somebody there would see side by side in some year. */
function saidTwice(category: Category, country: string | null): string[] {
  const byName = Map.groupBy(entriesOf(category), ({ title, detail }) =>
    foldName(category === "song" ? `${title} ${detail}` : title),
  );
  return [...byName.values()].flatMap((same) =>
    same.flatMap((one, index) =>
      same
        .slice(index + 1)
        .filter((other) => years.some((year) => isThere(one, year, country) && isThere(other, year, country)))
        .map((other) => `${one.id} and ${other.id}`),
    ),
  );
}

function isThere({ from, to, places }: Entry, year: number, country: string | null): boolean {
  const around: readonly Place[] = placesAround(country, year);
  return from <= year && year <= to && places.some((place) => around.includes(place));
}
