import { expect, test } from "vitest";

import { readerCountry } from "./reader-country.ts";

test.each([
  [["nl-NL", "en-US"], "Europe/Madrid", "NL"],
  [["nl", "de-AT"], "Europe/Amsterdam", "AT"],
  [["zh-Hant-TW"], "Asia/Taipei", "TW"],
  [["en-US", "en"], "Europe/Amsterdam", "NL"],
  [["en-US"], "America/Chicago", "US"],
  [["en-US"], "Mars/Olympus", "US"],
  [["nl"], "Europe/Brussels", "BE"],
  [["es-419"], "America/Bogota", "CO"],
  [["C", "", "en_US", "x-private", "de-DE-u-", "i-klingon"], "Europe/Zurich", "CH"],
  [[], "", undefined],
])("whoever reads %j by the clock of %s is at home in %s", (languages, timeZone, country) => {
  expect(readerCountry({ languages, timeZone })).toBe(country);
});

test("the browser is asked when nobody says", () => {
  expect(readerCountry()).toMatch(/^[A-Z]{2}$/);
});
