import { expect, test } from "vitest";

import { isRecent, leftOf } from "./moments.ts";

const now = 1_778_846_400_000;
const minuteMs = 60_000;
const yearMs = 365 * 24 * 60 * minuteMs;

test("a wait is as long as it says, and never longer than its window", () => {
  expect(leftOf(now + 10, minuteMs, now)).toBe(10);
  expect(leftOf(now + minuteMs, minuteMs, now)).toBe(minuteMs);
  expect(leftOf(now + minuteMs + 1000, minuteMs, now)).toBe(minuteMs);
  expect([leftOf(now, minuteMs, now), leftOf(now - yearMs, minuteMs, now)]).toEqual([0, 0]);
});

test("what was written before the clock was set back is over", () => {
  expect([leftOf(now + 3 * minuteMs, minuteMs, now), leftOf(now + yearMs, minuteMs, now)]).toEqual([0, 0]);
});

test("what happened lately lies neither long ago nor far ahead", () => {
  const moments = [now - minuteMs - 1, now - minuteMs, now, now + minuteMs, now + minuteMs + 1];
  expect(moments.map((moment) => isRecent(moment, minuteMs, now))).toEqual([false, true, true, true, false]);
});
