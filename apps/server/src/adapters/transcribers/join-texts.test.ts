import { expect, test } from "vitest";

import { joinTexts } from "./join-texts.ts";

const overlapping = (...texts: string[]) => joinTexts(texts.map((text, at) => ({ text, overlaps: at > 0 })));

test("texts of windows that were cut at a pause follow one another as they are", () => {
  const texts = ["We ate cherries.", "", " On the steps. "].map((text) => ({ text, overlaps: false }));

  expect(joinTexts(texts)).toBe("We ate cherries. On the steps.");
  expect(joinTexts([])).toBe("");
});

test("words that were heard on both sides of a cut are said once, however they are written", () => {
  expect(overlapping("She told me about the", "About the war.")).toBe("She told me about the war.");
  expect(overlapping("One two three four.", "three, four, five.")).toBe("One two three four. five.");
});

test("a word that the cut went through is left to the side that heard it whole", () => {
  expect(overlapping("in the summer we ate cher", "we ate cherries on the steps")).toBe(
    "in the summer we ate cherries on the steps",
  );
  expect(overlapping("we walked for three days", "alked for three days and nights")).toBe(
    "we walked for three days and nights",
  );
});

test("nothing is left out of texts that share nothing", () => {
  expect(overlapping("We ate cherries.", "Then it rained.")).toBe("We ate cherries. Then it rained.");
});
