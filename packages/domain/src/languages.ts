/** The languages of the screens, the mails and the questions. */
export const languages = ["en", "nl", "de", "fr", "es"] as const;
export type Language = (typeof languages)[number];

/** Used where the browser asks for none of these languages. */
export const usualLanguage: Language = "en";

export function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}

/** The first of some tags, such as `nl-BE`, that names a language we speak. */
export function spokenOf(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "").find(isLanguage);
}
