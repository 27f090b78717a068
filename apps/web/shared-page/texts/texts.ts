import { type Language, spokenOf, usualLanguage } from "@lane/domain/languages.ts";

import { german } from "./de.ts";
import { english, type Texts } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { dutch } from "./nl.ts";

/** All five come with the page: together they are smaller than a second request. */
export const textsOf: Readonly<Record<Language, Texts>> = {
  en: english,
  nl: dutch,
  de: german,
  fr: french,
  es: spanish,
};

export interface Reader {
  readonly language: Language;
  readonly texts: Texts;
  /** For dates: the language of the texts, with the region of the reader where it is theirs. */
  readonly locale: string;
}

/** Speaks the first language of the reader that the product knows. */
export function readerOf(tags: readonly string[]): Reader {
  const language = spokenOf(tags) ?? usualLanguage;
  const own = tags.find((tag) => spokenOf([tag]) === language);
  // A bare `en` would write dates the American way.
  const locale = own === undefined || own === "en" ? (language === "en" ? "en-GB" : language) : own;
  return { language, texts: textsOf[language], locale };
}
