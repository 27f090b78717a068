import { spokenOf, usualLanguage } from "@lane/domain/languages.ts";
import { i18n, type Messages } from "@lingui/core";

declare global {
  interface Window {
    /** Set by build-viewer.ts: the messages in every language but English. */
    downMemoryLaneTexts?: Readonly<Record<string, Messages>>;
  }
}

/** An unsupported language becomes English. */
export function speak(wanted: string): void {
  const language = spokenOf([wanted]) ?? usualLanguage;
  i18n.loadAndActivate({ locale: language, messages: window.downMemoryLaneTexts?.[language] ?? {} });
  document.documentElement.lang = language;
}
