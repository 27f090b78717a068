import { expect, test } from "vitest";

import { memory } from "#testing/timeline.ts";

import { readingSeconds } from "./reading-time.ts";

const words = (count: number) => memory({ memoryDescription: `<p>${"word ".repeat(count)}</p>` });

test("a slideshow stays six seconds at least and twenty at most, by the length of the text", () => {
  const times = [0, 20, 30, 500].map((count) => readingSeconds(words(count), 0));

  expect(times[0]).toBe(6);
  expect(times[1]).toBeGreaterThan(6);
  expect(times[2]).toBeGreaterThan(times[1] ?? 0);
  expect(times[3]).toBe(20);
});

test("further pictures of a memory need no time for its words", () => {
  expect(readingSeconds(words(500), 1)).toBe(5);
});
