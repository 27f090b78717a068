import { expect, test } from "vitest";

import { factsOf, firstTelevisionIn, hasFourSeasons, placesAround, placesNear } from "./places.ts";

test("what is around a country is its own, its language's, Europe's, the west's and the world's", () => {
  expect(placesAround("BE", 1976)).toEqual(["BE", "nl", "fr", "europe", "west", "world"]);
  expect(placesAround("IS", 1976)).toEqual(["europe", "west", "world"]);
  expect(placesAround("IN", 1976)).toEqual(["IN", "world"]);
  expect(placesAround("KE", 1976)).toEqual(["world"]);
  expect(placesAround(null, 1976)).toEqual(["west", "world"]);
});

test("what the west had came to the east later", () => {
  expect(placesAround("PL", 1989)).toEqual(["PL", "europe", "world"]);
  expect(placesAround("PL", 1990)).toEqual(["PL", "europe", "west", "world"]);
});

test("what is near is a country and a language, not half the world", () => {
  expect([...placesNear("BE", 1976)]).toEqual(["BE", "nl", "fr"]);
  expect([...placesNear("KE", 1976)]).toEqual([]);
});

test("four seasons are not everywhere", () => {
  expect(["NL", "AR", "NG", "XX", null].map(hasFourSeasons)).toEqual([true, true, false, false, false]);
});

test("television began in its own year in each country, and in 1950 where nothing is known of it", () => {
  expect(["GB", "NZ", "IS", "IN", null].map(firstTelevisionIn)).toEqual([1946, 1960, 1950, 1959, 1950]);
});

const belgium = { code: "BE", around: ["BE", "nl"], televisionSince: 1953 };

test.for([
  [[{ ...belgium, radioSince: 1923 }], "countries.json, country 1 has the unknown field “radioSince”."],
  [[{ ...belgium, code: undefined }], "countries.json, country 1, code is missing."],
  [[{ ...belgium, code: "Belgium" }], "countries.json, Belgium: a code must be two capital letters."],
  [[belgium, belgium], "countries.json, BE is there twice."],
  [[{ ...belgium, around: ["Benelux"] }], 'countries.json, BE, around is "Benelux", and must be one of: US, CA'],
  [[{ ...belgium, around: [{ place: "nl" }] }], "countries.json, BE, around, since is missing."],
  [[{ ...belgium, televisionSince: 53 }], "countries.json, BE, televisionSince must be a year of four digits, not 53."],
  [[{ ...belgium, remark: "" }], "countries.json, BE, remark must be a text"],
] as const)("countries like %j are refused", ([file, sentence]) => {
  expect(factsOf([belgium]).get("BE")).toEqual({
    around: [{ place: "BE" }, { place: "nl" }],
    televisionSince: 1953,
    hasFourSeasons: false,
  });
  expect(() => factsOf(file)).toThrow(sentence);
});
