import { expect, test } from "vitest";

import { tenYears, yearEntry } from "#testing/timeline.ts";

import { findPlace, lastMonthOf } from "./place.ts";
import { byDecade, decadePx, layOutRail, railOf, yearAfterKey, yearByDigits, yearPx } from "./rail.ts";

const eighty = Array.from({ length: 80 }, (_, index) => 1947 + index);
const today = { year: 2026, month: 3 };

test("before a timeline is set the last ten years stand there, none to enter", () => {
  const { years } = railOf({ years: [], lockedYears: [] }, 2026);

  expect(years.map(({ year }) => year)).toEqual([2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
  expect(years.every(({ state }) => state === "disabled")).toBe(true);
});

test("locked years fold into one span on either side of the open ones", () => {
  const rail = railOf({ years: tenYears, lockedYears: [1995, 1996, 1997, 2000, 2008] }, 2026);

  expect(rail.years).toHaveLength(10);
  expect(rail.lockedBefore).toEqual({ from: 1995, to: 1997 });
  expect(rail.lockedAfter).toEqual({ from: 2008, to: 2008 });
  expect(railOf({ years: tenYears, lockedYears: [] }, 2026)).not.toHaveProperty("lockedBefore");
});

test("years gather by decade, and the rope is as long as all of them", () => {
  const decades = byDecade(railOf({ years: tenYears, lockedYears: [] }, 2026).years);

  expect(decades.map(({ firstYear, years }) => [firstYear, years.length])).toEqual([
    [1990, 2],
    [2000, 8],
  ]);
  expect(layOutRail(decades).lengthPx).toBe(10 * yearPx + 2 * decadePx);
});

test("keys walk the years and stop at the ends", () => {
  expect(yearAfterKey("ArrowDown", eighty, 1984)).toBe(1985);
  expect(yearAfterKey("ArrowLeft", eighty, 1984)).toBe(1983);
  expect(yearAfterKey("PageDown", eighty, 1984)).toBe(1994);
  expect(yearAfterKey("ArrowUp", eighty, 1947)).toBe(1947);
  expect(yearAfterKey("End", eighty, 1984)).toBe(2026);
  expect(yearAfterKey("Home", eighty, 1984)).toBe(1947);
  expect(yearAfterKey("x", eighty, 1984)).toBeUndefined();
});

test("digits find a year as it is written, or as it is said", () => {
  expect(yearByDigits("198", eighty)).toBe(1980);
  expect(yearByDigits("1984", eighty)).toBe(1984);
  expect(yearByDigits("84", eighty)).toBe(1984);
  expect(yearByDigits("1850", eighty)).toBeUndefined();
});

test("a place that the timeline does not have is left out, step by step", () => {
  const current = [...tenYears, yearEntry(2026), yearEntry(2027, { disable: true })];

  expect(findPlace({ year: 2000, month: 6, archive: true }, current, today)).toMatchObject({
    month: 6,
    isArchive: true,
  });
  expect(findPlace({ year: 1850, month: 6 }, current, today)).toEqual({
    entry: undefined,
    month: undefined,
    isArchive: false,
  });
  expect(findPlace({ year: 2026, month: 4, archive: true }, current, today)).toMatchObject({
    entry: { year: 2026 },
    month: undefined,
    isArchive: false,
  });
  expect(findPlace({ year: 2027 }, current, today).entry).toBeUndefined();
  expect(lastMonthOf(2027, today)).toBe(0);
});
