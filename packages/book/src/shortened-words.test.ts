import { expect, test } from "vitest";

import { shortenedTo } from "./shortened-words.ts";

test.for([
  ["The kitchen", 20, "The kitchen"],
  ["The kitchen in Oosterstraat", 20, "The kitchen in…"],
  ["Die Geschwindigkeitsbegrenzung auf der Landstraße", 20, "Die Geschwindigkeits…"],
  ["Well, that was all, and", 20, "Well, that was all…"],
  ["夏休みのラジオ体操と川遊び", 20, "夏休みのラジオ体…"],
  ["🎉👨‍👩‍👧‍👦🎉🎉🎉", 10, "🎉👨‍👩‍👧‍👦🎉🎉…"],
  ["", 10, ""],
] as const)("%s in %i letters", ([words, letters, expected]) => {
  expect(shortenedTo(words, letters)).toBe(expected);
});

test("no sign is cut in two", () => {
  const signs = "🎉".repeat(100);
  for (let letters = 1; letters < 20; letters += 1) {
    expect(shortenedTo(signs, letters).isWellFormed()).toBe(true);
  }
});
