import { readFileSync } from "node:fs";
import { join } from "node:path";

import { categories } from "@lane/domain/categories.ts";
import { expect, test } from "vitest";

import { hasFieldTwice } from "../testing/field-twice.ts";
import { loadCatalogueWords, type OtherLanguage, wordsOf } from "./catalogue-words.ts";
import type { Entry } from "./entry.ts";
import { isName } from "./is-name.ts";
import { loadCategory } from "./load.ts";

const translated = ["nl", "de", "fr", "es"] as const;
const everything = (await Promise.all(categories.map(loadCategory))).flat();

interface File {
  readonly titles: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, string>>;
}

const files: ReadonlyMap<OtherLanguage, File> = new Map(
  translated.map((language) => [language, JSON.parse(readFileSync(pathOf(language), "utf8"))]),
);

function pathOf(language: OtherLanguage): string {
  return join(import.meta.dirname, `data/words/${language}.json`);
}

function titlesIn(language: OtherLanguage): Readonly<Record<string, string>> {
  return files.get(language)?.titles ?? {};
}

function isDescribed({ id }: Entry): boolean {
  return translated.filter((language) => id in titlesIn(language)).length >= 3;
}

test("news and clothes are said in every language", () => {
  const described = everything.filter((entry) => entry.category === "news" || entry.category === "clothing");

  const missing = translated.flatMap((language) =>
    described.filter(({ category, id }) => category === "news" && !(id in titlesIn(language))).map(({ id }) => id),
  );

  expect(missing).toEqual([]);
  for (const language of translated)
    expect(described.filter(({ id }) => id in titlesIn(language)).length).toBeGreaterThan(0.9 * described.length);
});

/** Mostly names of brands, which stay; one that some languages translate and others leave may be an oversight. */
test("what is described in English in one language is not left in English in the others", () => {
  const left = everything
    .filter((entry) => !isName(entry) && isDescribed(entry))
    .filter(({ id }) => translated.some((language) => !(id in titlesIn(language))));

  expect(left.length / everything.length).toBeLessThan(0.02);
});

test.for(translated)("in %s only what is in the catalogue is said, and none of it in English", (language) => {
  const { titles, details } = files.get(language) ?? { titles: {}, details: {} };
  const byId = new Map(everything.map((entry) => [entry.id, entry]));
  const known = new Set(everything.map(({ detail }) => detail));

  expect(Object.keys(titles).filter((id) => !byId.has(id))).toEqual([]);
  expect(Object.keys(details).filter((detail) => !known.has(detail))).toEqual([]);
  expect(Object.entries(titles).filter(([id, title]) => byId.get(id)?.title === title)).toEqual([]);
});

test.for(translated)("in %s every line is clean and short enough for a button", (language) => {
  const { titles, details } = files.get(language) ?? { titles: {}, details: {} };
  const lines = [...Object.values(titles), ...Object.values(details)];

  expect(lines.filter((line) => line.length > 90)).toEqual([]);
  expect(
    lines.filter(
      (line) =>
        / {2}|['"]|\s$|^\s|\.$/.test(line) &&
        !/(?:\d|\b[A-Z]+|\bSt|\bJr|\bbzw|etc|Co|Nr|Dr|Mr|Mrs|EE\. ?UU)\.$/.test(line),
    ),
  ).toEqual([]);
  expect(hasFieldTwice(readFileSync(pathOf(language), "utf8"))).toBe(false);
});

test("a name that every language has as it is stays, and a title is said in the language", async () => {
  const [dutch, english] = [await loadCatalogueWords("nl"), await loadCatalogueWords("en")];
  const [song] = await loadCategory("song");
  const moon = (await loadCategory("news")).find(({ title }) => title.includes("Moon"));
  if (!song || !moon) throw new Error("The catalogue is empty");

  expect(dutch.titleOf(song)).toBe(song.title);
  expect(english.titleOf(moon)).toBe(moon.title);
  expect(dutch.titleOf(moon)).not.toBe(moon.title);
});

test("a file that is none is refused with its name", () => {
  expect(() => wordsOf("nl.json", { titles: {} })).toThrow("nl.json, details must be an object.");
  expect(() => wordsOf("nl.json", { titles: { a: "" }, details: {} })).toThrow("nl.json, titles, a must be a text");
  expect(() => wordsOf("nl.json", { names: {} })).toThrow("nl.json has the unknown field “names”.");
});
