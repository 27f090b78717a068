import { expect, test } from "vitest";

import { indexWords, searchWords } from "./search-words.ts";

function finds(query: string, text: string): boolean {
  const words = indexWords(text);
  return searchWords(query).every((asked) => words.some((word) => word.startsWith(asked)));
}

test.for([
  ["conc lis", "Concert in Lisbon"],
  ["ete", "L'été à l'île"],
  ["l’ete", "L'été"],
  ["dont", "I don't know"],
  ["brien", "O'Brien"],
  ["strasse", "Die Straße"],
  ["STRAẞE", "strasse"],
  ["fin", "ﬁn"],
  ["aerosk", "Ærøskøbing"],
  ["istanbul", "İSTANBUL"],
  ["σοφος", "ΣΟΦΟΣ"],
  ["שלום", "שָׁלוֹם"],
  ["محمد", "مُحَمَّد"],
  ["京", "北京大学"],
  ["京大", "北京大学"],
  ["カキ", "ｶｷの種"],
  ["がっこう", "小さながっこう"],
  ["ไทย", "ประเทศไทย"],
  ["한", "한국".normalize("NFD")],
  ["cooperate", "co\u00adoperate"],
  ["1945", "in 1945, at last"],
] as const)("%s finds %s", ([query, text]) => {
  expect(finds(query, text)).toBe(true);
});

test.for([
  ["cert", "Concert"],
  ["concerts", "Concert"],
  ["大京", "北京大学"],
  ["カ", "ガギグ"],
  ["lisbon porto", "Lisbon"],
] as const)("%s does not find %s", ([query, text]) => {
  expect(finds(query, text)).toBe(false);
});

test("a text as macOS writes it has the same words", () => {
  const text = "Été, Łódź, Việt Nam, ガギグ, 각, हिन्दी, ｶﾞ";

  expect(indexWords(text.normalize("NFD"))).toEqual(indexWords(text.normalize("NFC")));
});

test("only marks, pictures and punctuation are no words", () => {
  expect(searchWords("👩‍👩‍👧 !? '’' \u0301 % * ( ) \" -")).toEqual([]);
});

test("sixteen words of a query count, each once", () => {
  const query = Array.from({ length: 40 }, (_, index) => `w${index} w${index}`).join(" ");

  expect(searchWords(query)).toEqual(Array.from({ length: 16 }, (_, index) => `w${index}`));
});

test("a word without an end is found by its beginning", () => {
  expect(finds("a".repeat(90), "a".repeat(5000))).toBe(true);
  expect(indexWords("𝒳".repeat(5000))).toEqual(["x".repeat(64)]);
  expect(indexWords("𐐨".repeat(5000))).toEqual(["𐐨".repeat(32)]);
});

test.for([
  "a'".repeat(100_000),
  "ab'cd’ef ".repeat(20_000),
  "ﷺ".repeat(200_000),
  "é".repeat(200_000),
  Array.from({ length: 60_000 }, (_, index) => String.fromCodePoint(0x4e00 + (index % 20_000))).join("、"),
])("a text made to be hard is kept within bounds", (text) => {
  const words = indexWords(text);

  expect(words.length).toBeLessThanOrEqual(20_000);
  expect(words.join("").length).toBeLessThanOrEqual(150_000);
});
