import { expect, test } from "vitest";

import { cleanParagraphs, cleanText, cleanTitle, voiceOf } from "./clean-text.ts";

test("what acts on its surroundings is taken out, and what is broken is shown as such", () => {
  expect(cleanText("a\u0000\u0007\u202eb\u2066\ufeff c\r\nd\te \ud83d \ue000")).toBe("ab c\nd\te \ufffd \ufffd");
  expect(cleanText("e\u0301")).toBe("\u00e9");
});

test("a word that no line could hold can be broken, without a letter more", () => {
  const clean = cleanText("https://example.org/" + "a".repeat(60));

  expect(clean).toContain("\u200b");
  expect(clean.replaceAll("\u200b", "")).toBe("https://example.org/" + "a".repeat(60));
  expect(cleanText("一".repeat(60))).toBe("一".repeat(60));
});

test("a long word is left to hyphenation, and an address goes on after its signs", () => {
  for (const word of [
    "„Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz“,",
    "Многоуважаемыйпредседательствующий",
  ]) {
    expect(cleanText(word)).toBe(word);
  }
  expect(cleanText("https://example.org/albums/summer?page=12").split("\u200b")).toEqual([
    "https://",
    "example.",
    "org/",
    "albums/",
    "summer?",
    "page=",
    "12",
  ]);
});

test("a title is one line of bounded length", () => {
  expect(cleanTitle("  a\n\n b  ")).toBe("a b");
  expect(cleanTitle("ab ".repeat(1000)).length).toBeLessThanOrEqual(500);
});

test("a paragraph runs as its first letter does, and its script names its language", () => {
  expect(voiceOf("1951: שלום")).toEqual({ direction: "rtl", script: "he" });
  expect(voiceOf("Hello שלום")).toEqual({ direction: "ltr", script: null });
  expect(voiceOf("京都の春").script).toBe("ja");
  expect(voiceOf("外婆的院子").script).toBe("zh");
  expect(voiceOf("我們在門口聽雨").script).toBe("zh-Hant");
  expect(voiceOf("我们在门口听雨，镕叔也在").script).toBe("zh");
  expect(voiceOf("부엌").script).toBe("ko");
});

test("empty paragraphs are no pages, and breaks stay", () => {
  const text = [[{ text: " ", isBold: false }], [{ text: "a", isBold: true }, { isBreak: true }] as const];

  expect(cleanParagraphs(text)).toMatchObject([
    {
      pieces: [
        { text: "a", isBold: true },
        { text: "\n", isBold: false },
      ],
    },
  ]);
});
