import { expect, test } from "vitest";

import { happenedOn, hasDay, isMonthToCome, memoryDateOf, monthRange, monthTitle } from "./memory-order.ts";

test("dates sort by year, month and day, with an unknown day last in its month", () => {
  const dates = [
    { year: 1997, month: 12, day: null },
    { year: 1998, month: 7, day: 1 },
    { year: 1998, month: 7, day: 31 },
    { year: 1998, month: 7, day: null },
    { year: 1998, month: 8, day: 1 },
  ];

  const numbers = dates.map(happenedOn);

  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  expect(numbers.map(memoryDateOf)).toEqual(dates);
});

test("a month's range holds each of its days and none of its neighbours'", () => {
  const { first, last } = monthRange(1998, 7);
  const isInside = (month: number, day: number | null): boolean => {
    const happened = happenedOn({ year: 1998, month, day });
    return happened >= first && happened <= last;
  };

  expect([isInside(7, 1), isInside(7, 31), isInside(7, null)]).toEqual([true, true, true]);
  expect([isInside(6, null), isInside(8, 1)]).toEqual([false, false]);
});

test("a day must exist in its month", () => {
  expect(hasDay({ year: 2000, month: 2, day: 29 })).toBe(true);
  expect(hasDay({ year: 1999, month: 2, day: 29 })).toBe(false);
  expect(hasDay({ year: 1999, month: 2, day: null })).toBe(true);
});

test("a month is named with its year, and knows whether it has begun", () => {
  const today = { year: 2026, month: 5 };

  expect(monthTitle(1998, 7)).toBe("July 1998");
  expect(isMonthToCome({ year: 2026, month: 5 }, today)).toBe(false);
  expect(isMonthToCome({ year: 2026, month: 6 }, today)).toBe(true);
  expect(isMonthToCome({ year: 2027, month: 1 }, today)).toBe(true);
});
