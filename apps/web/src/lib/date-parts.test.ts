import { expect, test } from "vitest";

import { dateText, checkDate, partOrder } from "./date-parts.ts";
import { startI18n } from "./i18n.ts";

test("29 February is a day in leap years only", () => {
  expect(checkDate({ day: "29", month: "2", year: "2000" }).kind).toBe("valid");
  expect(checkDate({ day: "29", month: "2", year: "1900" })).toMatchObject({ kind: "no-such-day", days: 28 });
});

test("half a date is incomplete, no date is none", () => {
  expect(checkDate({ day: "", month: "2", year: "2000" }).kind).toBe("incomplete");
  expect(checkDate({ day: "", month: "", year: "" }).kind).toBe("empty");
});

test("each locale has its own order", () => {
  expect(partOrder("en-GB")).toEqual(["day", "month", "year"]);
  expect(partOrder("en-US")).toEqual(["month", "day", "year"]);
  expect(partOrder("ja-JP")).toEqual(["year", "month", "day"]);
  expect(partOrder("ar-EG")).toEqual(["day", "month", "year"]);
});

test.for([
  ["en-GB", "9 March 1951"],
  ["en-US", "March 9, 1951"],
  ["de-DE", "9 March 1951"],
  ["pt-BR", "9 March 1951"],
] as const)("a date in English is written as for a reader of %s, and no time zone moves it", ([reader, written]) => {
  startI18n();

  expect(dateText({ year: 1951, month: 3, day: 9 }, reader)).toBe(written);
});
