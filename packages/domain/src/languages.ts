/** Those that the screens, the mails and the questions are written in. */
export const languages = ["en", "nl", "de", "fr", "es"] as const;
export type Language = (typeof languages)[number];

/** Spoken to whoever asks for none that we speak. */
export const usualLanguage: Language = "en";

export function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}

/** The first of some tags, such as `nl-BE`, that names a language we speak. */
export function spokenOf(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "").find(isLanguage);
}
