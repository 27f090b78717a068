import { expect, test } from "vitest";

import { countryName } from "./country-name.ts";

test("countries stand in a sentence as English has them", () => {
  const codes = ["NL", "US", "GB", "PH", "ES", "TR", "BA", "MM", "HK", "CD", "KY", "CI"];

  expect(codes.map(countryName)).toEqual([
    "the Netherlands",
    "the United States",
    "the United Kingdom",
    "the Philippines",
    "Spain",
    "Türkiye",
    "Bosnia and Herzegovina",
    "Myanmar",
    "Hong Kong",
    "the Congo",
    "the Cayman Islands",
    "Côte d’Ivoire",
  ]);
});

test("what is no country has no name", () => {
  expect(["", "xx", "NLD", "n1", "QX"].map(countryName)).toEqual([null, null, null, null, null]);
});
