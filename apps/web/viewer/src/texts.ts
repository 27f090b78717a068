import { spokenOf, usualLanguage } from "@lane/domain/languages.ts";
import { i18n, type Messages } from "@lingui/core";

declare global {
  interface Window {
    /** Put into the page by build-viewer.ts: its texts in every language but English. */
    downMemoryLaneTexts?: Readonly<Record<string, Messages>>;
  }
}

/** A language that we do not speak becomes English. */
export function speak(wanted: string): void {
  const language = spokenOf([wanted]) ?? usualLanguage;
  i18n.loadAndActivate({ locale: language, messages: window.downMemoryLaneTexts?.[language] ?? {} });
  document.documentElement.lang = language;
}
