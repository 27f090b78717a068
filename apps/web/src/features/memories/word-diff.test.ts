import { expect, test } from "vitest";

import { type DiffPiece, wordDiff } from "./word-diff.ts";

test("what only one text has is marked in it", () => {
  const { mine, theirs } = wordDiff("We swam in the cold lake", "We swam all day in the lake");

  expect(spelled(mine)).toBe("We swam in the[ cold] lake");
  expect(spelled(theirs)).toBe("We swam [all day ]in the lake");
});

test("the same text has no marks, and a new one is all mark", () => {
  expect(spelled(wordDiff("one two", "one two").mine)).toBe("one two");
  expect(wordDiff("", "one two")).toEqual({ mine: [], theirs: [{ text: "one two", isOwn: true }] });
});

test("both texts are whole, whatever they are", () => {
  const [mine, theirs] = ["a\n\nb  c a b", "b c\na a\n\nb"];
  const found = wordDiff(mine, theirs);

  expect(found.mine.map(({ text }) => text).join("")).toBe(mine);
  expect(found.theirs.map(({ text }) => text).join("")).toBe(theirs);
});

function spelled(pieces: readonly DiffPiece[]): string {
  return pieces.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join("");
}
