import { isLanguage, type Language } from "@lane/domain/languages.ts";
import { type I18n, type Messages, setupI18n } from "@lingui/core";

/** Apart from all other texts, which everybody loads at once: these are read by few, and more with every release. */
const catalogues = import.meta.glob<Messages>("./words/*.po", { import: "messages" });
const english = setupI18n({ locale: "en", messages: { en: {} } });
const loaded = new Map<Language, Promise<I18n>>();

/** The words of the releases in this language: at once in English, so that the written page is taken over as it is. */
export function releaseWords(language: string): I18n | Promise<I18n> {
  if (language === "en" || !isLanguage(language)) return english;
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  return known;
}

async function load(language: Language): Promise<I18n> {
  try {
    const messages = (await catalogues[`./words/${language}.po`]?.()) ?? {};
    return setupI18n({ locale: language, messages: { [language]: messages } });
  } catch {
    // Without a connection they are shown in English, and asked for again the next time.
    loaded.delete(language);
    return english;
  }
}
