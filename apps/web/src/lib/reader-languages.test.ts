import { expect, test } from "vitest";

import { displayLocale, startI18n } from "./i18n.ts";
import { readerCountry } from "./reader-country.ts";
import { readerLanguages, readerLocale } from "./reader-languages.ts";

const oddTags = [
  "c",
  "C",
  "C.UTF-8",
  "POSIX",
  "",
  " ",
  "*",
  "en_US.UTF-8@euro",
  "x",
  "i-klingon",
  "a-DE",
  "de--DE",
  "😀",
];

test.for(oddTags)("a browser that says “%s” can still read every date", (tag) => {
  startI18n();

  const locale = displayLocale(readerLocale([tag]));

  expect(new Intl.DateTimeFormat(locale, { month: "long" }).format(0)).toBe("January");
  expect(() => readerCountry({ languages: [tag], timeZone: "" })).not.toThrow();
});

test("an underscore and an encoding are understood", () => {
  expect(readerLanguages(["en_US", "nl_NL.UTF-8", "c", "fr"])).toEqual(["en-US", "nl-NL", "fr"]);
  expect(readerLocale(["c", "nl_NL"])).toBe("nl-NL");
});

test("an English browser without a country is not American, and neither is one that says nothing", () => {
  expect(readerLocale(["en"])).toBe("en-GB");
  expect(readerLocale(["ja-JP"])).toBe("ja-JP");
  expect(readerLocale([])).toBe("en-GB");
});
