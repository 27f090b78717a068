import { expect, test } from "vitest";

import { displayLocale, startI18n } from "./i18n.ts";

test("words are the app's, the way of writing them the reader's", () => {
  startI18n();

  expect(displayLocale("de-DE")).toBe("en-DE");
  expect(displayLocale("nl")).toBe("en-NL");
  expect(displayLocale("en-US")).toBe("en-US");
  expect(new Intl.DateTimeFormat(displayLocale("de-DE"), { month: "long" }).format(0)).toBe("January");
});
