import { expect, test } from "vitest";

import { lastStartYear, yearsOfSpan } from "./timeline-span.ts";

test("a timeline spans ten years and may start ten years ago at the latest", () => {
  expect(yearsOfSpan(1990)).toEqual([1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997, 1998, 1999]);
  expect(lastStartYear(2026)).toBe(2016);
});
