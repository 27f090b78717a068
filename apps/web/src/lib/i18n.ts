import { i18n } from "@lingui/core";

/** English is written in the components, so its catalogue is empty; other languages will load theirs. */
export function startI18n(): typeof i18n {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  return i18n;
}

/** For dates and numbers. A bare `en` would format them the American way. */
export function displayLocale(preferred: string = navigator.language): string {
  return preferred === "en" ? "en-GB" : preferred;
}
