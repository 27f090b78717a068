import { expect, test } from "vitest";

import { lastStartYear, type PlanSpan, reachesYear, yearsOfLife, yearsOfSpan } from "./timeline-span.ts";

const ten: PlanSpan = { reach: "ten", startYear: 1994, birthYear: 1958, currentYear: 2026 };
const everyYear = yearsOfLife({ birthYear: 1900, currentYear: 2100 });

test("a timeline spans ten years and may start ten years ago at the latest", () => {
  expect(yearsOfSpan(1990)).toEqual([1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997, 1998, 1999]);
  expect(lastStartYear(2026)).toBe(2016);
});

test("a life begins with the year of birth and goes on to this one", () => {
  expect(yearsOfLife({ birthYear: 2023, currentYear: 2026 })).toEqual([2023, 2024, 2025, 2026]);
  expect(yearsOfLife({ birthYear: 2027, currentYear: 2026 })).toEqual([]);
});

test("ten years reach exactly the ten that were chosen, and nothing before they are", () => {
  expect(everyYear.filter((year) => reachesYear(ten, year))).toEqual(yearsOfSpan(1994));
  expect(everyYear.filter((year) => reachesYear({ ...ten, startYear: null }, year))).toEqual([]);
});

test("a whole life reaches from birth to this year, and keeps ten years that began before it", () => {
  const life: PlanSpan = { ...ten, reach: "life" };
  const young: PlanSpan = { ...life, birthYear: 1998 };

  expect(everyYear.filter((year) => reachesYear(life, year))).toEqual(yearsOfLife(life));
  expect(everyYear.filter((year) => reachesYear(young, year))).toEqual([1994, 1995, 1996, 1997, ...yearsOfLife(young)]);
});
