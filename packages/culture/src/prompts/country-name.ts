import type { Language } from "@lane/domain/languages.ts";

import words from "./words.json" with { type: "json" };

const withArticle = new Set(words.en.countriesWithArticle);

const known = new Map<string, string | null>();
/** Made when first needed: each reads the names of the whole world. */
const namesIn = new Map<Language, Intl.DisplayNames>();

/** A country as it stands in the middle of an English sentence: “the Netherlands”, “Spain”. */
export function countryName(code: string): string | null {
  return countryNameIn("en", code);
}

/** A country as it stands in the middle of a sentence. Null for what is no country. */
export function countryNameIn(language: Language, code: string): string | null {
  const key = `${language} ${code}`;
  const name = known.get(key) ?? nameOf(language, code);
  known.set(key, name);
  return name;
}

function nameOf(language: Language, code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const ownNames: Readonly<Record<string, string>> = words[language].countryNames;
  const name = (ownNames[code] ?? systemNames(language).of(code))?.replace(/ \(.*\)$/, "");
  if (name === undefined) return null;
  return language === "en" ? inEnglish(code, name.replaceAll(" & ", " and ")) : name;
}

function systemNames(language: Language): Intl.DisplayNames {
  const names = namesIn.get(language) ?? new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  namesIn.set(language, names);
  return names;
}

function inEnglish(code: string, name: string): string {
  return withArticle.has(code) || name.endsWith(" Islands") ? `the ${name}` : name;
}
