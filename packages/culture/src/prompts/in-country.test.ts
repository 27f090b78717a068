import { languages } from "@lane/domain/languages.ts";
import { expect, test } from "vitest";

import { countries } from "../catalogue/places.ts";
import phrases from "./in-country.json" with { type: "json" };
import { inCountry } from "./in-country.ts";

test("a country comes with its preposition", () => {
  expect(languages.map((language) => inCountry(language, "NL"))).toEqual([
    "in the Netherlands",
    "in Nederland",
    "in den Niederlanden",
    "aux Pays-Bas",
    "en los Países Bajos",
  ]);
});

test("a country that is not in the list is spoken of in no language", () => {
  expect(languages.map((language) => inCountry(language, "KY"))).toEqual([null, null, null, null, null]);
});

test("every country with entries of its own is in the list, and every country is said in every language", () => {
  expect(countries.filter((code) => inCountry("en", code) === null)).toEqual([]);
  for (const said of Object.values(phrases)) expect(Object.keys(said).sort()).toEqual([...languages].sort());
});
