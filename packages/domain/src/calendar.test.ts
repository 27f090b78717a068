import { expect, test } from "vitest";

import { ageOn, calendarDateOf, daysInMonth, latestDateOf, parseCalendarDate } from "./calendar.ts";

test("days that exist are read, days that do not are refused", () => {
  expect(parseCalendarDate("2024-02-29")).toEqual({ year: 2024, month: 2, day: 29 });
  for (const text of [
    "2023-02-29",
    "1900-02-29",
    "2024-02-31",
    "2024-13-01",
    "2024-00-10",
    "0000-01-01",
    "24-1-1",
    "",
  ]) {
    expect(parseCalendarDate(text), text).toBeUndefined();
  }
});

test("months have the lengths of the calendar", () => {
  const lengths = Array.from({ length: 12 }, (_, index) => daysInMonth(2023, index + 1));

  expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect([daysInMonth(2000, 2), daysInMonth(1900, 2)]).toEqual([29, 28]);
});

test("one is a year older on the birthday, not the day before", () => {
  const born = { year: 2013, month: 11, day: 15 };

  expect(ageOn(born, { year: 2026, month: 11, day: 14 })).toBe(12);
  expect(ageOn(born, { year: 2026, month: 11, day: 15 })).toBe(13);
});

test("somebody born on 29 February is older on 1 March of a common year", () => {
  const born = { year: 2012, month: 2, day: 29 };

  expect(ageOn(born, { year: 2025, month: 2, day: 28 })).toBe(12);
  expect(ageOn(born, { year: 2025, month: 3, day: 1 })).toBe(13);
});

test("an instant becomes its calendar day", () => {
  expect(calendarDateOf(Date.UTC(2026, 10, 15, 23, 59))).toEqual({ year: 2026, month: 11, day: 15 });
});

test("a new year has begun once it has begun furthest east", () => {
  expect(latestDateOf(Date.UTC(2026, 11, 31, 9, 59)).year).toBe(2026);
  expect(latestDateOf(Date.UTC(2026, 11, 31, 10, 0))).toEqual({ year: 2027, month: 1, day: 1 });
});
