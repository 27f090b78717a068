import { isLanguage, type Language, spokenOf, usualLanguage } from "@lane/domain/languages.ts";
import { i18n, type Messages } from "@lingui/core";

import { readerLanguages } from "./reader-languages.ts";

export type SpokenLanguage = Language;

const storageKey = "language";
/** With the sentences of the server, whose names are the English sentences themselves (`text-plugins.ts`). */
const catalogues = import.meta.glob<Messages>("./locales/*.po", { import: "messages" });

/** The language chosen in this browser, else the first supported language of the browser, else English. */
export function preferredLanguage(wanted: readonly string[] = readerLanguages()): Language {
  return spokenOf([localStorage.getItem(storageKey) ?? "", ...wanted]) ?? usualLanguage;
}

/** The language of the page. */
export function spokenLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : usualLanguage;
}

/** Loads the messages of a language, then activates it everywhere. English needs no loading. */
export async function speak(language: Language): Promise<void> {
  const messages = (await catalogues[`./locales/${language}.po`]?.()) ?? {};
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

/** The language that is active from now on; undefined when the name is no supported language. */
export async function chooseLanguage(name: string): Promise<Language | undefined> {
  if (!isLanguage(name)) return undefined;
  await speak(name);
  localStorage.setItem(storageKey, name);
  return name;
}
