import { countryName } from "../country-name.ts";
import type { Words } from "../words.ts";

/** The language that the bank itself is written in. */
export const english: Words = {
  language: "en",
  soFar: (year) => `${year} so far`,
  thinkOf: (yearSoFar) => `Think of ${yearSoFar}.`,
  seasons: ["spring", "summer", "autumn", "winter"],
  countryName,
  wordingOf: (template) => template,
};
