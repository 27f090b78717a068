import { i18n } from "@lingui/core";

import { readerLocale } from "./reader-languages.ts";

/** English messages are in the components, so the English catalogue is empty; other languages load theirs. */
export function startI18n(): typeof i18n {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  return i18n;
}

/**
 * The locale for dates and numbers: the language of the app with the region of the reader, so that no sentence mixes
 * two languages.
 */
export function displayLocale(reader: string = readerLocale()): string {
  const { region } = new Intl.Locale(reader).maximize();
  return region === undefined ? i18n.locale : `${i18n.locale}-${region}`;
}
