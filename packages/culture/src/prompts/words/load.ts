import type { Language } from "@lane/domain/languages.ts";

import type { Words } from "../words.ts";
import { english } from "./english.ts";
import { type Translation, translatedWords } from "./translated.ts";

type OtherLanguage = Exclude<Language, "en">;

const translations: Record<OtherLanguage, () => Promise<Translation>> = {
  nl: async () => (await import("./dutch.ts")).dutch,
  de: async () => (await import("./german.ts")).german,
  fr: async () => (await import("./french.ts")).french,
  es: async () => (await import("./spanish.ts")).spanish,
};

const read = new Map<OtherLanguage, Promise<Words>>();

/** Read when somebody first asks for them: most houses speak one or two. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === "en") return english;
  const words = read.get(language) ?? translations[language]().then(translatedWords);
  read.set(language, words);
  return words;
}
