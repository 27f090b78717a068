import type { Language } from "@lane/domain/languages.ts";

import type { Template, Wording } from "./template.ts";

/** What a question is put together from in one language. */
export interface Words {
  readonly language: Language;
  /** Of the year that is still going on, where the year alone would stand. */
  soFar(year: number): string;
  /** Said before a question that does not name the year that is still going on. */
  thinkOf(yearSoFar: string): string;
  /** Spring, summer, autumn, winter. */
  readonly seasons: readonly [string, string, string, string];
  /** Null for what is no country. */
  countryName(code: string): string | null;
  wordingOf(template: Template): Wording;
}
