import type { Language } from "@lane/domain/languages.ts";

import { parseWordings } from "../parse-wordings.ts";
import type { Words } from "../words.ts";

export interface Translation extends Pick<Words, "soFar" | "thinkOf" | "seasons"> {
  readonly language: Language;
  /** Where the name that the system gives is none for the middle of a sentence. */
  readonly ownNames: Readonly<Record<string, string>>;
  /** The translated files of the bank. */
  readonly files: readonly string[];
}

/** The words of a language that the bank was translated into. What has no translation is asked in English. */
export function translatedWords({ language, soFar, thinkOf, seasons, ownNames, files }: Translation): Words {
  const wordings = new Map(files.flatMap(parseWordings));
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  return {
    language,
    soFar,
    thinkOf,
    seasons,
    countryName: (code) =>
      /^[A-Z]{2}$/.test(code) ? ((ownNames[code] ?? names.of(code))?.replace(/ \(.*\)$/, "") ?? null) : null,
    wordingOf: (template) => wordings.get(template.id) ?? template,
  };
}
