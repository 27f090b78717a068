import type { Language } from "@lane/domain/languages.ts";

import { inCountry } from "./in-country.ts";
import { wordingsOf } from "./read-bank.ts";
import type { Template, Wording } from "./template.ts";
import phrases from "./words.json" with { type: "json" };

/** What a question is put together from in one language. */
export interface Words {
  readonly language: Language;
  /** Of the year that is still going on, where the year alone would stand. */
  soFar(year: number): string;
  /** Said before a question that does not name the year that is still going on. */
  thinkOf(yearSoFar: string): string;
  /** A country with its preposition: “in the Netherlands”. Null for what is no country, or where it is not known. */
  inCountry(code: string): string | null;
  /** The English wording where there is no translation. */
  wordingOf(template: Template): Wording;
}

/** The language that the bank itself is written in. */
export const english: Words = wordsOf("en", new Map());

type OtherLanguage = Exclude<Language, "en">;

const translations: Record<OtherLanguage, () => Promise<{ readonly default: unknown }>> = {
  nl: () => import("./bank/nl.json", { with: { type: "json" } }),
  de: () => import("./bank/de.json", { with: { type: "json" } }),
  fr: () => import("./bank/fr.json", { with: { type: "json" } }),
  es: () => import("./bank/es.json", { with: { type: "json" } }),
};

const loaded = new Map<OtherLanguage, Promise<Words>>();

/** A translation is read when its language is first asked for: most installations speak one or two. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === "en") return english;
  const words = loaded.get(language) ?? readWords(language);
  loaded.set(language, words);
  return words;
}

async function readWords(language: OtherLanguage): Promise<Words> {
  const file = await translations[language]();
  return wordsOf(language, new Map(wordingsOf(`${language}.json`, file.default)));
}

function wordsOf(language: Language, wordings: ReadonlyMap<string, Wording>): Words {
  const { yearSoFar, thinkOf } = phrases[language];
  return {
    language,
    soFar: (year) => yearSoFar.replace("{year}", String(year)),
    thinkOf: (soFar) => thinkOf.replace("{yearSoFar}", soFar),
    inCountry: (code) => inCountry(language, code),
    wordingOf: (template) => wordings.get(template.id) ?? template,
  };
}
