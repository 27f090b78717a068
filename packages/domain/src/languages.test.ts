import { expect, test } from "vitest";

import { isLanguage, spokenOf } from "./languages.ts";

test("five languages are spoken, by their two letters", () => {
  expect(["en", "nl", "de", "fr", "es"].every(isLanguage)).toBe(true);
  expect(["it", "EN", "nl-BE", "", "constructor"].some(isLanguage)).toBe(false);
});

test.for([
  [["nl-BE", "en"], "nl"],
  [["it-IT", "FR-ca", "de"], "fr"],
  [["nld", "est", "ent"], undefined],
  [["", "-", "tlh"], undefined],
  [[], undefined],
] as const)("of %j, %s is the first we speak", ([tags, language]) => {
  expect(spokenOf(tags)).toBe(language);
});
