import { i18n } from "@lingui/core";

import { readerLocale } from "./reader-languages.ts";

/** English is written in the components, so its catalogue is empty; other languages will load theirs. */
export function startI18n(): typeof i18n {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  return i18n;
}

/** For dates and numbers: in the words of the app, since half a German sentence helps nobody, as written where the reader is. */
export function displayLocale(reader: string = readerLocale()): string {
  const { region } = new Intl.Locale(reader).maximize();
  return region === undefined ? i18n.locale : `${i18n.locale}-${region}`;
}
