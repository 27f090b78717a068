import type { Language } from "@lane/domain/languages.ts";

import { fieldsOf, textOf } from "../read-data.ts";
import type { Entry } from "./entry.ts";

/** The entries of the catalogue in one language. A name that every language has as it is stays. */
export interface CatalogueWords {
  titleOf(entry: Entry): string;
  detailOf(entry: Entry): string | null;
}

const english: CatalogueWords = { titleOf: ({ title }) => title, detailOf: ({ detail }) => detail };

export type OtherLanguage = Exclude<Language, "en">;

const files: Record<OtherLanguage, () => Promise<{ readonly default: unknown }>> = {
  nl: () => import("./data/words/nl.json", { with: { type: "json" } }),
  de: () => import("./data/words/de.json", { with: { type: "json" } }),
  fr: () => import("./data/words/fr.json", { with: { type: "json" } }),
  es: () => import("./data/words/es.json", { with: { type: "json" } }),
};

const loaded = new Map<OtherLanguage, Promise<CatalogueWords>>();

/** A language is read when it is first asked for: most installations speak one or two. */
export async function loadCatalogueWords(language: Language): Promise<CatalogueWords> {
  if (language === "en") return english;
  const words = loaded.get(language) ?? files[language]().then((file) => wordsOf(`${language}.json`, file.default));
  loaded.set(language, words);
  return words;
}

/** A file has `titles` by the ids of entries, and `details` by what they say in English. */
export function wordsOf(file: string, value: unknown): CatalogueWords {
  const { titles, details } = fieldsOf(value, ["titles", "details"], file);
  const titleBy = textsOf(titles, `${file}, titles`);
  const detailBy = textsOf(details, `${file}, details`);
  return {
    titleOf: ({ id, title }) => titleBy.get(id) ?? title,
    detailOf: ({ detail }) => (detail === null ? null : (detailBy.get(detail) ?? detail)),
  };
}

function textsOf(value: unknown, where: string): ReadonlyMap<string, string> {
  if (typeof value !== "object" || value === null) throw new Error(`${where} must be an object.`);
  return new Map(Object.entries(value).map(([key, text]) => [key, textOf(text, `${where}, ${key}`)]));
}
