import { expect, test } from "vitest";

import { factsOf, firstTelevisionIn, placesAround } from "./places.ts";

test("what is around a country is its own, its language's, Europe's and the world's", () => {
  expect(placesAround("BE")).toEqual(["BE", "nl", "fr", "europe", "world"]);
  expect(placesAround("IS")).toEqual(["europe", "world"]);
  expect(placesAround("JP")).toEqual(["world"]);
  expect(placesAround(null)).toEqual(["world"]);
});

test("television began in its own year in each country, and in 1950 where nothing is known of it", () => {
  expect(["GB", "NZ", "IS", "JP", null].map(firstTelevisionIn)).toEqual([1946, 1960, 1950, 1950, 1950]);
});

const belgium = { code: "BE", around: ["BE", "nl"], televisionSince: 1953 };

test.for([
  [[{ ...belgium, radioSince: 1923 }], "countries.json, country 1 has the unknown field “radioSince”."],
  [[{ ...belgium, code: undefined }], "countries.json, country 1, code is missing."],
  [[{ ...belgium, code: "Belgium" }], "countries.json, Belgium: a code must be two capital letters."],
  [[belgium, belgium], "countries.json, BE is there twice."],
  [[{ ...belgium, around: ["Benelux"] }], 'countries.json, BE, around is "Benelux", and must be one of: US, GB'],
  [[{ ...belgium, televisionSince: 53 }], "countries.json, BE, televisionSince must be a year of four digits, not 53."],
  [[{ ...belgium, remark: "" }], "countries.json, BE, remark must be a text"],
] as const)("countries like %j are refused", ([file, sentence]) => {
  expect(factsOf([belgium]).get("BE")).toEqual({ around: ["BE", "nl"], televisionSince: 1953 });
  expect(() => factsOf(file)).toThrow(sentence);
});
