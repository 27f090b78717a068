import type { Category } from "@lane/domain/categories.ts";
import { expect, test } from "vitest";

import { aboutOf } from "./about.ts";
import { loadCatalogueWords, wordsOf } from "./catalogue-words.ts";
import { entriesOf } from "./load.ts";
import { entryAbout, offered, optionsOf } from "./options.ts";

const english = await loadCatalogueWords("en");

const asked = { year: 1976, country: "NL", age: null, seed: "somebody", page: 0 };

test("what is offered was around in the year and the place, and is no tragedy", () => {
  const news = entriesFrom("news", [
    { year: 1976, places: ["NL"], title: "A Dutch thing" },
    { year: 1976, places: ["nl"], title: "A thing of the language" },
    { year: 1976, places: ["europe"], title: "A European thing" },
    { year: 1976, title: "A thing of the world" },
    { year: 1976, title: "A tragedy", heavy: true },
    { year: 1976, places: ["DE"], title: "A German thing" },
    { year: 1975, title: "A thing of the year before" },
  ]);

  expect(titles(offered({ entries: news, year: 1976, country: "NL", age: null }))).toEqual([
    "A Dutch thing",
    "A thing of the language",
    "A European thing",
    "A thing of the world",
  ]);
  expect(titles(offered({ entries: news, year: 1976, country: "PT", age: null }))).toEqual([
    "A European thing",
    "A thing of the world",
  ]);
  expect(titles(offered({ entries: news, year: 1976, country: "JP", age: null }))).toEqual(["A thing of the world"]);
  expect(titles(offered({ entries: news, year: 1976, country: null, age: null }))).toEqual(["A thing of the world"]);
});

test("a span holds its first and its last year, and an open one every year since", () => {
  const snacks = entriesFrom("snack", [
    { from: 1970, to: 1976, title: "Gone" },
    { from: 1976, title: "Still here" },
  ]);

  expect(titles(offered({ entries: snacks, year: 1970, country: null, age: null }))).toEqual(["Gone"]);
  expect(titles(offered({ entries: snacks, year: 1976, country: null, age: null }))).toEqual(["Gone", "Still here"]);
  expect(titles(offered({ entries: snacks, year: 2026, country: null, age: null }))).toEqual(["Still here"]);
});

test("a page has three from nearby and one of the world while there are both", () => {
  const entries = [...songs("NL", 6), ...songs("world", 6)];

  const pages = [0, 1, 2].map((page) => optionsOf({ ...asked, entries, page }).options.map(({ places }) => places[0]));

  expect(pages).toEqual([
    ["NL", "NL", "NL", "world"],
    ["NL", "NL", "NL", "world"],
    ["world", "world", "world", "world"],
  ]);
});

test("the pages bring everything once, fill the last one up, and begin again", () => {
  const entries = songs("world", 10);
  const page = (number: number) => titles(optionsOf({ ...asked, entries, page: number }).options);

  expect(new Set([...page(0), ...page(1), ...page(2)]).size).toBe(10);
  expect(new Set([...page(0), ...page(1)]).size).toBe(8);
  expect(page(2)).toHaveLength(4);
  expect(new Set(page(2)).size).toBe(4);
  expect(page(3)).toEqual(page(0));
  expect(optionsOf({ ...asked, entries }).hasOthers).toBe(true);
});

test("four and fewer are all there is", () => {
  expect(optionsOf({ ...asked, entries: songs("world", 4) }).hasOthers).toBe(false);
  expect(optionsOf({ ...asked, entries: songs("world", 3), page: 7 }).options).toHaveLength(3);
  expect(optionsOf({ ...asked, entries: [] })).toMatchObject({ options: [], hasOthers: false });
});

test("the order stays as long as the seed does", () => {
  const entries = songs("world", 40);
  const order = (seed: string) => titles(optionsOf({ ...asked, entries, seed }).options);

  expect(order("somebody")).toEqual(order("somebody"));
  expect(order("somebody")).not.toEqual(order("somebody else"));
});

test("another year of the same person begins with other things that lasted", () => {
  const entries = entriesFrom("snack", snacksSince(1950));
  const firstPages = Array.from({ length: 40 }, (_, index) =>
    titles(optionsOf({ ...asked, entries, year: 1980 + index }).options)
      .toSorted()
      .join(),
  );

  expect(firstPages.filter((page, index) => page === firstPages[index + 1])).toEqual([]);
});

test("what is rated is only offered to those who were old enough; before their birth nobody's age counts", () => {
  const shows = entriesFrom("show", [
    { from: 1990, to: 1991, title: "For all", detail: "tv" },
    { from: 1990, to: 1991, title: "For grown-ups", detail: "tv", fromAge: 16 },
  ]);
  const at = (age: number | null) => titles(offered({ entries: shows, year: 1990, country: null, age }));

  expect([at(6), at(15)]).toEqual([["For all"], ["For all"]]);
  expect([at(16), at(null), at(-3)]).toEqual(Array.from({ length: 3 }, () => ["For all", "For grown-ups"]));
});

test("where there is too little, what the west had joins, and it is said whether anything is from nearby", () => {
  const entries = [...songs("west", 4), ...songs("world", 3)];
  const here = optionsOf({ ...asked, entries: [...entries, ...songs("NL", 1)] });
  const inKenya = optionsOf({ ...asked, entries, country: "KE" });
  const enough = optionsOf({ ...asked, entries: [...entries, ...songs("world", 9)], country: "KE" });

  expect(here.isFromNear).toBe(true);
  expect(inKenya.isFromNear).toBe(false);
  expect(inKenya.options).toHaveLength(4);
  expect(enough.options.flatMap(({ places }) => places)).not.toContain("west");
});

test("what was new in the year tends to come first", () => {
  const entries = entriesFrom("snack", [...snacksSince(1940), ...snacksSince(1974)]);

  const firstPages = Array.from({ length: 50 }, (_, seed) => optionsOf({ ...asked, entries, seed: `${seed}` }).options);
  const fresh = firstPages.flat().filter(({ from }) => from === 1974);

  expect(fresh.length).toBeGreaterThan(120);
  expect(fresh.length).toBeLessThan(200);
});

test("from 1974 games are video games, and others only help out while there are few", () => {
  const few = optionsOf({ ...asked, entries: games(3) }).options;

  expect(titles(few).slice(0, 3).toSorted()).toEqual(["Screen 0", "Screen 1", "Screen 2"]);
  expect(titles(few)[3]).toBe("Table");
  expect(titles(offered({ entries: games(8), year: 1976, country: "NL", age: null }))).not.toContain("Table");
  expect(titles(offered({ entries: games(8), year: 1971, country: "NL", age: null }))).toEqual(["Table"]);
});

test("what a category is about depends on when television and video games came", () => {
  expect(aboutOf("show", 1947, "US")).toBe("radio");
  expect(aboutOf("show", 1948, "US")).toBe("tv");
  expect(aboutOf("show", 1950, "NL")).toBe("radio");
  expect(aboutOf("show", 1951, "NL")).toBe("tv");
  expect(aboutOf("show", 1955, "ES")).toBe("radio");
  expect(aboutOf("show", 1949, null)).toBe("radio");
  expect(aboutOf("show", 1950, null)).toBe("tv");
  expect(aboutOf("game", 1973, "US")).toBe("table-game");
  expect(aboutOf("game", 1974, "US")).toBe("video-game");
  expect(aboutOf("song", 1930, null)).toBe("song");
});

test("television is asked about once there are four programmes, and radio is never called television", () => {
  const year = 1955;
  const few = optionsOf({ ...asked, entries: shows(3), year });
  const many = optionsOf({ ...asked, entries: shows(4), year });

  expect(few.about).toBe("radio");
  expect(few.options.map(({ detail }) => detail)).toEqual(["radio", "radio", "radio", "radio"]);
  expect(many.about).toBe("tv");
  expect(many.options.map(({ detail }) => detail)).toEqual(["tv", "tv", "tv", "tv"]);
  expect(many.hasOthers).toBe(false);
});

test("a typed name is found without regard to accents, case, punctuation or a leading article", () => {
  const entries = entriesFrom("song", [
    { year: 1946, places: ["FR"], title: "La vie en rose", detail: "Édith Piaf" },
    { year: 1976, title: "Dancing Queen", detail: "ABBA" },
  ]);
  const found = (text: string) => entryAbout(entries, { text: text, year: 1976, words: english })?.title;

  expect(found("LA VIE EN ROSE")).toBe("La vie en rose");
  expect(found("vie en rosé!")).toBe("La vie en rose");
  expect(found("ABBA – Dancing Queen")).toBe("Dancing Queen");
  expect(found("dancing queen by abba")).toBe("Dancing Queen");
  expect(found("Dancing")).toBeUndefined();
  expect(found("?!")).toBeUndefined();
});

test("a typed name is found in the language of its reader", () => {
  const entries = entriesFrom("clothing", [{ from: 1960, to: 1970, title: "Knee socks" }]);
  const words = wordsOf("nl.json", { titles: { "clothing-1960-knee-socks": "Kniekousen" }, details: {} });

  expect(entryAbout(entries, { text: "kniekousen", year: 1965, words })?.title).toBe("Knee socks");
  expect(entryAbout(entries, { text: "knee socks", year: 1965, words })?.title).toBe("Knee socks");
  expect(entryAbout(entries, { text: "kniekousen", year: 1965, words: english })).toBeNull();
});

test("a typed name means what was around in the year, then what had been before, never what came later", () => {
  const entries = entriesFrom("show", [
    { from: 1960, to: 1965, title: "The Show", detail: "tv" },
    { from: 1990, title: "The Show", detail: "tv" },
  ]);
  const found = (year: number) => entryAbout(entries, { text: "the show", year: year, words: english })?.from;

  expect(found(1959)).toBeUndefined();
  expect(found(1962)).toBe(1960);
  expect(found(1980)).toBe(1960);
  expect(found(1995)).toBe(1990);
});

test("a tragedy is not found by its name", () => {
  const entries = entriesFrom("news", [{ year: 1986, title: "Chernobyl", heavy: true }]);

  expect(entryAbout(entries, { text: "Chernobyl", year: 1986, words: english })).toBeNull();
});

/** The entries of a file; where nothing else is said, in the whole world and on public record. */
function entriesFrom(category: Category, entries: readonly object[]) {
  const full = entries.map((entry) => ({ places: ["world"], source: "common-knowledge", ...entry }));
  return entriesOf(category, [{ group: "test", entries: full }]);
}

function songs(place: string, count: number) {
  return entriesFrom(
    "song",
    Array.from({ length: count }, (_, index) => ({ year: 1976, places: [place], title: `${place} song ${index}` })),
  );
}

function snacksSince(from: number) {
  return Array.from({ length: 20 }, (_, index) => ({ from, title: `${from} ${index}` }));
}

/** Some to be seen, and five to be heard. */
function shows(onScreen: number) {
  return entriesFrom("show", [...showsOn("tv", onScreen), ...showsOn("radio", 5)]);
}

function showsOn(kind: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({ from: 1950, title: `${kind} ${index}`, detail: kind }));
}

/** Some of them on a screen, and one on the table. */
function games(onScreen: number) {
  const screen = Array.from({ length: onScreen }, (_, index) => ({ from: 1972, title: `Screen ${index}` }));
  return entriesFrom("game", [
    ...screen.map((game) => ({ ...game, detail: "video" })),
    { from: 1935, title: "Table", detail: "board" },
  ]);
}

function titles(entries: readonly { readonly title: string }[]) {
  return entries.map(({ title }) => title);
}
