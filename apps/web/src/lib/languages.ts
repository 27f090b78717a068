import { isLanguage, type Language, spokenOf, usualLanguage } from "@lane/domain/languages.ts";
import { i18n, type Messages } from "@lingui/core";

import { readerLanguages } from "./reader-languages.ts";
import { learnSentences, type Sentences } from "./server-sentences.ts";

export type SpokenLanguage = Language;

const storageKey = "language";
const catalogues = import.meta.glob<{ readonly messages: Messages }>("./locales/*.po");
const serverSentences = import.meta.glob<Sentences>("./locales/server/*.json", { import: "default" });

/** What was chosen here, else the first of the browser's languages that we speak, else English. */
export function preferredLanguage(wanted: readonly string[] = readerLanguages()): Language {
  return spokenOf([localStorage.getItem(storageKey) ?? "", ...wanted]) ?? usualLanguage;
}

/** The language that the page is in. */
export function spokenLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : usualLanguage;
}

/** Fetches a language's texts, then speaks it everywhere at once. English stands beside each component and needs none. */
export async function speak(language: Language): Promise<void> {
  const [catalogue, sentences] = await Promise.all([
    catalogues[`./locales/${language}.po`]?.(),
    serverSentences[`./locales/server/${language}.json`]?.(),
  ]);
  learnSentences(sentences ?? {});
  i18n.loadAndActivate({ locale: language, messages: catalogue?.messages ?? {} });
  document.documentElement.lang = language;
}

/** The language that is spoken from now on; undefined when there is no such one. */
export async function chooseLanguage(name: string): Promise<Language | undefined> {
  if (!isLanguage(name)) return undefined;
  await speak(name);
  localStorage.setItem(storageKey, name);
  return name;
}
