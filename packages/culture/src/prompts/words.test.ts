import { readFileSync } from "node:fs";
import { join } from "node:path";

import { languages } from "@lane/domain/languages.ts";
import { expect, test } from "vitest";

import { fieldsOf, textOf } from "../read-data.ts";
import { hasFieldTwice } from "../testing/field-twice.ts";
import { promptFor } from "./choose.ts";
import { type ChosenPrompt, nothingKnown, type PromptRequest } from "./person.ts";
import type { Wording } from "./template.ts";
import { loadWords, type Words } from "./words.ts";

const file = readFileSync(join(import.meta.dirname, "words.json"), "utf8");

/** Throws a sentence about the first thing in `words.json` that is not as it must be. */
function checkWords(words: unknown): void {
  const all = fieldsOf(words, languages, "words.json");
  for (const language of languages) {
    const where = `words.json, ${language}`;
    const known = ["yearSoFar", "thinkOf"];
    const ofEnglish = ["countryNames", "countriesWithArticle"];
    const fields = fieldsOf(all[language], language === "en" ? [...known, ...ofEnglish] : known, where);
    checkPlaceholder(fields["yearSoFar"], "{year}", `${where}, yearSoFar`);
    checkPlaceholder(fields["thinkOf"], "{yearSoFar}", `${where}, thinkOf`);
  }
}

function checkPlaceholder(value: unknown, placeholder: string, where: string): void {
  const placeholders = textOf(value, where).match(/\{\w*\}/g) ?? [];
  if (placeholders.join() !== placeholder)
    throw new Error(`${where} must have ${placeholder} in it once, and no other.`);
}

test("every language has its words, with their placeholders", () => {
  expect(() => checkWords(JSON.parse(file))).not.toThrow();
  expect(hasFieldTwice(file)).toBe(false);
});

test.for([
  ['"nl": {', '"it": {', "words.json has the unknown field “it”. It may have: en, nl, de, fr, es."],
  ['"thinkOf": "Denk', '"think": "Denk', "words.json, nl has the unknown field “think”."],
  ['"Denk aan {yearSoFar}."', '""', "words.json, nl, thinkOf must be a text"],
  [
    "Denk aan {yearSoFar}.",
    "Denk aan {year}.",
    "words.json, nl, thinkOf must have {yearSoFar} in it once, and no other.",
  ],
  ["{year} bis jetzt", "bis jetzt", "words.json, de, yearSoFar must have {year} in it once, and no other."],
] as const)("%j in words.json cannot become %j", ([before, after, sentence]) => {
  expect(file).toContain(before);
  expect(() => checkWords(JSON.parse(file.replace(before, after)))).toThrow(sentence);
});

function linesOf({ text, nudges }: Wording): readonly string[] {
  return [text, ...nudges];
}

const request: PromptRequest = {
  person: {
    seed: "somebody",
    birth: { year: 1960, month: 3, day: 9 },
    country: "NL",
    city: "Utrecht",
    isSpiritWelcome: true,
    isHeavyWelcome: true,
    topics: ["mother", "school", "work", "faith"],
  },
  year: 1976,
  today: { year: 2026, month: 11, day: 15 },
  feeling: null,
  context: { ...nothingKnown, favourites: { song: { english: "Fernando", own: "Fernando" } } },
};

function chosen(asked: PromptRequest, words?: Words): ChosenPrompt {
  const prompt = promptFor(asked, words);
  if (!prompt) throw new Error(`Nothing to ask about ${asked.year}`);
  return prompt;
}

const soFar = { nl: "2026 tot nu toe", de: "2026 bis jetzt", fr: "2026 jusqu’ici", es: "lo que va de 2026" };

test.for(["nl", "de", "fr", "es"] as const)("whoever reads %s is asked the same, year by year", async (language) => {
  const words = await loadWords(language);

  for (let year = 1950; year <= 2026; year++) {
    let instead: string | undefined;
    for (let count = 0; count < 3; count++) {
      const english = chosen({ ...request, year, instead });
      const other = chosen({ ...request, year, instead }, words);
      expect(other.templateId).toBe(english.templateId);
      expect(other.text).not.toBe(english.text);
      expect(linesOf(other).join("\n")).not.toMatch(/[{}]|^\p{Ll}/mu);
      expect(other.text.toLowerCase().includes(soFar[language])).toBe(year === 2026);
      instead = english.templateId;
    }
  }
});

test("what was shown is asked again in other words, though another one would come first by now", async () => {
  const before = promptFor({
    ...request,
    context: { ...nothingKnown, usedElsewhere: [promptFor(request)?.templateId ?? ""] },
  });
  const words = await loadWords("nl");

  const after = promptFor({ ...request, shown: before?.templateId }, words);

  expect(after?.templateId).toBe(before?.templateId);
  expect(promptFor({ ...request, shown: "no-such-template" }, words)?.templateId).toBe(promptFor(request)?.templateId);
});
