import { i18n, type Messages } from "@lingui/core";

declare global {
  interface Window {
    /** Put into the page when it was built: what this page says, in every language but English. */
    downMemoryLaneTexts?: Readonly<Record<string, Messages>>;
  }
}

export const languages = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
} as const;

type Language = keyof typeof languages;

/** A language that we do not speak becomes English. */
export function speak(wanted: string): void {
  const tag = wanted.slice(0, 2).toLowerCase();
  const language = isLanguage(tag) ? tag : "en";
  i18n.loadAndActivate({ locale: language, messages: window.downMemoryLaneTexts?.[language] ?? {} });
  document.documentElement.lang = language;
}

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}
