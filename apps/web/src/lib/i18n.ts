import { i18n } from "@lingui/core";

import { readerLocale } from "./reader-languages.ts";

/** English is written in the components, so its catalogue is empty; other languages load theirs. */
export function startI18n(): typeof i18n {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  return i18n;
}

/** For dates and numbers: the language of the app, so that no sentence mixes two, with the region of the reader. */
export function displayLocale(reader: string = readerLocale()): string {
  const { region } = new Intl.Locale(reader).maximize();
  return region === undefined ? i18n.locale : `${i18n.locale}-${region}`;
}
