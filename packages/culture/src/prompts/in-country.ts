import type { Language } from "@lane/domain/languages.ts";

import phrases from "./in-country.json" with { type: "json" };

const known: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map(Object.entries(phrases));

/** “in the Netherlands”, “aux Pays-Bas”. A country that is not in the list is not spoken of, in no language. */
export function inCountry(language: Language, code: string): string | null {
  return known.get(code)?.[language] ?? null;
}
