import { expect, test } from "vitest";

import { sentencesOf } from "./sentences-of.ts";

test("a text falls into its sentences, across bold words and line breaks", () => {
  const html = "<p>It <strong>rained</strong> all day. “Stay,” she said.<br>We stayed</p><p>&amp; sang. We stayed</p>";

  expect(sentencesOf(html, "en")).toEqual(["It rained all day.", "“Stay,” she said.", "We stayed", "& sang."]);
});

test("what is too long for a quote is not offered", () => {
  expect(sentencesOf(`<p>${"very ".repeat(100)}long. Short.</p>`, "en")).toEqual(["Short."]);
});
