import { expect, test } from "vitest";

import { askTextsOf } from "./ask-texts.ts";
import { readerOf, textsOf } from "./texts.ts";

test("a reader is spoken to in the first of their languages that the page knows", () => {
  expect(readerOf(["nb-NO", "nl-BE", "en"])).toMatchObject({ language: "nl", locale: "nl-BE", texts: textsOf.nl });
  expect(readerOf(["en"])).toMatchObject({ language: "en", locale: "en-GB" });
  expect(readerOf(["en-US"])).toMatchObject({ language: "en", locale: "en-US" });
  expect(readerOf(["ja-JP"])).toMatchObject({ language: "en", locale: "en-GB" });
  expect(readerOf([])).toMatchObject({ language: "en", locale: "en-GB" });
});

test("every text is said in every language, in its own words", () => {
  const { en, ...others } = textsOf;
  const sameEverywhere = ["photo", "film", "pause", "position"];

  for (const texts of Object.values(others)) {
    const borrowed = Object.entries(en).filter(([name, text]) => said(Reflect.get(texts, name)) === said(text));
    expect(borrowed.map(([name]) => name).filter((name) => !sameEverywhere.includes(name))).toEqual([]);
  }
});

test("who is named in a text is named in every language", () => {
  for (const { sharesOne, sharesSeveral, tell, thanks } of Object.values(textsOf))
    for (const text of [sharesOne, sharesSeveral, tell, thanks]) expect(text("Marianne")).toContain("Marianne");
});

test("every text of the answering page is said in every language, in its own words", () => {
  const { en, ...others } = askTextsOf;

  for (const texts of Object.values(others)) {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    const borrowed = Object.entries(en).filter(([name, text]) => said(Reflect.get(texts, name)) === said(text));
    expect(borrowed.map(([name]) => name)).toEqual([]);
  }
});

test("who asks is named on the answering page in every language", () => {
  for (const texts of Object.values(askTextsOf)) {
    const { sendTo, saved, sentTitle, sentHint, acceptedTitle, declinedTitle, withdrawQuestion, noRoomTitle } = texts;
    expect(texts.asks("Marianne", "Vera")).toMatch(/Marianne.*Vera/);
    for (const text of [
      sendTo,
      saved,
      sentTitle,
      sentHint,
      acceptedTitle,
      declinedTitle,
      withdrawQuestion,
      noRoomTitle,
    ])
      expect(text("Marianne")).toContain("Marianne");
  }
});

function said(text: unknown): string {
  return typeof text === "function" ? String(text("7")) : JSON.stringify(text);
}
