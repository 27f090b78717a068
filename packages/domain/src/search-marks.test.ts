import { expect, test } from "vitest";

import { excerptOf, markMatches, type TextPiece } from "./search-marks.ts";
import { searchWords } from "./search-words.ts";

function shown(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");
}

test.for([
  ["conc lis", "Concert in Lisbon", "[Conc]ert in [Lis]bon"],
  ["ete", "L’été", "L’[été]"],
  ["lete", "L’été", "[L’été]"],
  ["stras", "Die Straße", "Die [Straß]e"],
  ["fin", "ﬁn", "[ﬁn]"],
  ["f", "ﬁn", "[ﬁ]n"],
  ["ete", "Été".normalize("NFD"), `[${"Été".normalize("NFD")}]`],
  ["京大", "北京大学", "北[京大]学"],
  ["שלו", "זה שָׁלוֹם", "זה [שָׁלוֹ]ם"],
  ["fox", "🦊fox🦊", "🦊[fox]🦊"],
  ["x", "𝒳𝒴", "[𝒳]𝒴"],
  ["con concert", "concert", "[concert]"],
  ["nothing", "Concert", "Concert"],
  ["a", "", ""],
] as const)("%s is marked in %s", ([query, text, expected]) => {
  const pieces = markMatches(text, searchWords(query));

  expect(shown(pieces)).toBe(expected);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

test("a short text is shown whole, on one line", () => {
  expect(shown(excerptOf("First line\n\nof  two", ["tw"]))).toBe("First line of [tw]o");
});

test("of a long text the words around the first match are shown", () => {
  const text = `${"before ".repeat(100)}Needle ${"after ".repeat(100)}needle`;

  const excerpt = shown(excerptOf(text, ["need"]));

  expect(excerpt).toMatch(/^…(before )+\[Need\]le (after )+after…$/);
  expect(excerpt.length).toBeLessThan(180);
});

test("where nothing matches in the text, its beginning is shown", () => {
  expect(shown(excerptOf("word ".repeat(100), ["other"]))).toMatch(/^word .*word…$/);
});

test.for(["👩‍👩‍👧‍👦", "e\u0301\u0302", "𝒳", "🏳️‍🌈"])("a cut never goes through %s", (sign) => {
  for (let shift = 0; shift < 12; shift += 1) {
    const text = `${"x".repeat(shift)}${sign.repeat(100)} needle ${sign.repeat(100)}`;

    const shownText = excerptOf(text, ["needle"])
      .map((piece) => piece.text)
      .join("");

    const inner = shownText.replaceAll("…", "").replace(/^x+/, "").replace(" needle ", "");
    expect(inner.replaceAll(sign, "")).toBe("");
    expect(shownText).toContain("needle");
  }
});
