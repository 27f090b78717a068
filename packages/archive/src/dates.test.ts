import { expect, test } from "vitest";

import { dateInZone, dateProblem, dayOf } from "./dates.ts";

test.each<[string, string | null, string]>([
  ["2019-08-04T02:30:00Z", "America/New_York", "2019-8-3 22:30"],
  ["2019-08-03T22:30:00Z", "Asia/Kathmandu", "2019-8-4 04:15"],
  ["2019-03-31T00:59:00Z", "Europe/Berlin", "2019-3-31 01:59"],
  ["2019-03-31T01:00:00Z", "Europe/Berlin", "2019-3-31 03:00"],
  ["2011-12-30T10:00:00Z", "Pacific/Apia", "2011-12-31 00:00"],
  ["1950-06-01T00:00:00Z", "Europe/London", "1950-6-1 01:00"],
  ["2020-01-01T23:30:00Z", "GMT+0100", "2020-1-2 00:30"],
  ["2020-01-01T23:30:00Z", "UTC-3", "2020-1-1 20:30"],
  ["2020-01-01T23:30:00Z", "Moon/Crater", "2020-1-1 23:30"],
  ["2020-01-01T00:00:00Z", null, "2020-1-1 00:00"],
])("%s in %s was %s", (instant, zone, words) => {
  const date = dateInZone(Date.parse(instant), zone);
  expect(date && `${date.year}-${date.month}-${date.day} ${date.time}`).toBe(words);
});

test("what is no moment and no day is none", () => {
  expect(dateInZone(Number.NaN, "UTC")).toBeNull();
  expect(dateInZone(Number.MAX_VALUE, "UTC")).toBeNull();
  expect(dayOf(2019, 2, 29)).toBeNull();
  expect(dayOf(2020, 2, 29)).toMatchObject({ month: 2, day: 29 });
});

test("years in which nobody alive was there, or will be, are reported", () => {
  const day = { year: 1900, month: 1, day: 1, time: null, zone: null };
  expect(dateProblem("x", day, 2026)).toBeNull();
  expect(dateProblem("x", { ...day, year: 2026 }, 2026)).toBeNull();
  expect(dateProblem("x", { ...day, year: 1899 }, 2026)).toMatchObject({ reason: "date-outside" });
  expect(dateProblem("x", { ...day, year: 2027 }, 2026)).toMatchObject({ reason: "date-outside" });
});
