import { expect, test } from "vitest";

import { contentsOf } from "./contents.ts";
import { geometryOf } from "./page-geometry.ts";
import { sampleBook, sampleMemory, sampleYear } from "./testing/sample-book.ts";

function rowsPerPage(memories: number): number[] {
  const years = [
    sampleYear(
      1984,
      Array.from({ length: memories }, (_, at) => sampleMemory(`m${at}`)),
    ),
  ];
  const contents = contentsOf(sampleBook({ years }), geometryOf("A5", 60));
  const pages = contents.columns([]).map((page) => page.flat().length);
  expect(pages).toHaveLength(contents.pageCount);
  return pages;
}

test("contents that do not fit on one page are shared by two", () => {
  const [onOne = 0] = rowsPerPage(20);

  expect(onOne).toBe(21);
  for (const memories of [55, 64, 90]) {
    const [first = 0, second = 0, ...more] = rowsPerPage(memories);
    expect(more).toEqual([]);
    expect(first + second).toBe(memories + 1);
    expect(first - second).toBeLessThanOrEqual(1);
  }
});
