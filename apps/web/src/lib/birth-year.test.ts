import { expect, test } from "vitest";

import { birthYearGuesses } from "./birth-year.ts";

test("two digits stand for the years they may mean, and anything else for none", () => {
  expect(birthYearGuesses("61", 2026)).toEqual([1961]);
  expect(birthYearGuesses("15", 2026)).toEqual([1915, 2015]);
  expect(birthYearGuesses("26", 2026)).toEqual([1926, 2026]);
  expect(birthYearGuesses("00", 2026)).toEqual([1900, 2000]);
  for (const typed of ["", "6", "961", "1961", "ab"]) expect(birthYearGuesses(typed, 2026)).toEqual([]);
});
