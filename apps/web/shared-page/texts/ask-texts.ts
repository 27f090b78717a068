import type { Language } from "@lane/domain/languages.ts";

import { german } from "./ask-de.ts";
import { type AskTexts, english } from "./ask-en.ts";
import { spanish } from "./ask-es.ts";
import { french } from "./ask-fr.ts";
import { dutch } from "./ask-nl.ts";

export const askTextsOf: Readonly<Record<Language, AskTexts>> = {
  en: english,
  nl: dutch,
  de: german,
  fr: french,
  es: spanish,
};
