import { expect, test } from "vitest";

import { dateText, judgeDate, partOrder } from "./date-parts.ts";
import { startI18n } from "./i18n.ts";

test("29 February is a day in leap years only", () => {
  expect(judgeDate({ day: "29", month: "2", year: "2000" }).kind).toBe("valid");
  expect(judgeDate({ day: "29", month: "2", year: "1900" })).toMatchObject({ kind: "no-such-day", days: 28 });
});

test("half a date is incomplete, no date is none", () => {
  expect(judgeDate({ day: "", month: "2", year: "2000" }).kind).toBe("incomplete");
  expect(judgeDate({ day: "", month: "", year: "" }).kind).toBe("empty");
});

test("each locale has its own order", () => {
  expect(partOrder("en-GB")).toEqual(["day", "month", "year"]);
  expect(partOrder("en-US")).toEqual(["month", "day", "year"]);
  expect(partOrder("ja-JP")).toEqual(["year", "month", "day"]);
  expect(partOrder("ar-EG")).toEqual(["day", "month", "year"]);
});

test("a date is written out without any time zone moving it", () => {
  startI18n();

  expect(dateText({ year: 1951, month: 3, day: 9 }, "en-GB")).toBe("9 March 1951");
});
