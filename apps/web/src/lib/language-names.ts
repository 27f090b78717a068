import type { Language } from "@lane/domain/languages.ts";

/** Each in its own words, so that a reader who landed in the wrong one finds the way out. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
};
