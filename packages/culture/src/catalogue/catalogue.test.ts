import { categories, type Category } from "@lane/domain/categories.ts";
import { foldName } from "@lane/domain/fold-name.ts";
import { expect, test } from "vitest";

import { firstVideoGames } from "./about.ts";
import type { Entry } from "./entry.ts";
import { loadCategory } from "./load.ts";
import { offered, optionsOf } from "./options.ts";
import { countries, type Place, placesAround } from "./places.ts";

const firstYear = 1930;
/** As far as the catalogue knows; whoever adds a year moves it on. */
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
  world: 1950,
};

test("there are at least two thousand entries", () => {
  expect(everything.length).toBeGreaterThanOrEqual(2000);
});

test("no two entries have the same id", () => {
  const ids = everything.map(({ id }) => id);

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("nobody is offered the same thing twice", () => {
  const twice = categories.flatMap((category) => people.flatMap((country) => saidTwice(category, country)));

  expect([...new Set(twice)]).toEqual([]);
});

test("titles and details are one tidy line, and short enough for a button", () => {
  const untidy = everything.filter(
    ({ title, detail }) => title.length > 90 || [title, detail ?? ""].some((text) => text !== tidy(text)),
  );
  const long = news().filter(({ title }) => title.length > 60);

  expect(titles(untidy)).toEqual([]);
  expect(titles(long)).toEqual([]);
});

test("a song and an event have one year, and everything ends after it began", () => {
  const oneYear = [...entriesOf("song"), ...news()];

  expect(titles(everything.filter(({ from, to }) => from > to || from > lastYear || to < firstYear))).toEqual([]);
  expect(titles(oneYear.filter(({ from, to }) => from !== to || from < firstYear))).toEqual([]);
});

test("an entry that is still around has no last year", () => {
  expect(titles(everything.filter(({ to }) => to > lastYear && to !== Number.POSITIVE_INFINITY))).toEqual([]);
});

test("places are named once", () => {
  expect(titles(everything.filter(({ places }) => new Set(places).size !== places.length))).toEqual([]);
});

test("every song says who sang it", () => {
  expect(titles(entriesOf("song").filter(({ detail }) => detail === null))).toEqual([]);
});

test("a programme is on the radio or on television, and not before there was any", () => {
  const shows = entriesOf("show");
  const tooEarly = shows.filter(
    ({ detail, from, places }) => detail === "tv" && places.some((place) => from < firstTelevision[place]),
  );

  expect(titles(shows.filter(({ detail }) => detail !== "tv" && detail !== "radio"))).toEqual([]);
  expect(titles(tooEarly)).toEqual([]);
});

test("a game says what it is played with, and none is on a screen before there were any", () => {
  const kinds = new Set(["video", "board", "card", "street", "toy"]);
  const games = entriesOf("game");

  expect(titles(games.filter(({ detail }) => !kinds.has(detail ?? "")))).toEqual([]);
  expect(titles(games.filter(({ detail, from }) => detail === "video" && from < firstVideoGames))).toEqual([]);
});

test("tragedies are news, and nobody is offered one", () => {
  const tragedies = everything.filter(({ isHeavy }) => isHeavy);
  const offers = years.flatMap((year) => people.flatMap((country) => offered(news(), year, country)));

  expect(tragedies.length).toBeGreaterThan(20);
  expect(titles(tragedies.filter(({ category }) => category !== "news"))).toEqual([]);
  expect(titles(offers.filter(({ isHeavy }) => isHeavy))).toEqual([]);
});

test.for(categories)("there are four of %s to choose from in every year, everywhere", (category) => {
  const entries = entriesOf(category);
  const tooFew = people.flatMap((country) =>
    years
      .map((year) => ({ year, options: optionsOf({ entries, year, country, seed: "anybody", page: 0 }).options }))
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
        const { options, about } = optionsOf({ entries, year, country, seed: "anybody", page });
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
  const places = new Set<Place>(placesAround(country));
  const byName = new Map<string, Entry[]>();
  for (const entry of entriesOf(category)) {
    if (!entry.places.some((place) => places.has(place))) continue;
    const name = foldName(category === "song" ? `${entry.title} ${entry.detail}` : entry.title);
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  return [...byName.values()].flatMap((same) =>
    same.flatMap((one, index) =>
      same
        .slice(index + 1)
        .filter((other) => one.from <= other.to && other.from <= one.to)
        .map((other) => `${one.id} and ${other.id}`),
    ),
  );
}
