import { expect, test } from "vitest";

import { isVisible } from "./visible.ts";

test("a text of which nothing can be seen is not visible", () => {
  const unseen = ["", " ", "\u200b", "\u200b \u2060\ufeff", "\u00ad", "\u3164", "\u115f", "\u2800", "\ufe0f", "\u202e"];

  expect(unseen.filter(isVisible)).toEqual([]);
});

test("whatever is written in any script, and a picture alone, is visible", () => {
  const seen = ["a", "\u200ba", "日本", "שלום", "مرحبا", "ไทย", "👩‍👩‍👧", "❤️", "?", "…", "\ue000"];

  expect(seen.filter((text) => !isVisible(text))).toEqual([]);
});
