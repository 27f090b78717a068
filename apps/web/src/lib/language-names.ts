import type { Language } from "@lane/domain/languages.ts";

/** Each language in its own words, so that a reader who got the wrong one can find the right one. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
};
