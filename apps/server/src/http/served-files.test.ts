import { expect, test } from "vitest";

import { parseRange } from "./served-files.ts";

test("one range is understood in all its spellings", () => {
  expect(parseRange("bytes=0-9", 100)).toEqual({ start: 0, end: 9 });
  expect(parseRange("bytes=90-", 100)).toEqual({ start: 90, end: 99 });
  expect(parseRange("bytes=-10", 100)).toEqual({ start: 90, end: 99 });
  expect(parseRange("bytes=-1000", 100)).toEqual({ start: 0, end: 99 });
  expect(parseRange("bytes=50-1000", 100)).toEqual({ start: 50, end: 99 });
});

test("a range beyond the end cannot be given", () => {
  expect([parseRange("bytes=100-", 100), parseRange("bytes=-0", 100), parseRange("bytes=0-", 0)]).toEqual(
    Array.from({ length: 3 }, () => "unsatisfiable"),
  );
});

test("what is no single range means all of it", () => {
  const odd = [
    undefined,
    "",
    "bytes=-",
    "bytes=a-b",
    "bytes=5-1",
    "bytes=0-1,3-4",
    "lines=0-1",
    "bytes=1e3-",
    "bytes=--1",
  ];

  expect(odd.map((header) => parseRange(header, 100))).toEqual(odd.map(() => undefined));
});
