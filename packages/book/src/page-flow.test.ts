import { expect, test } from "vitest";

import type { PageBlock } from "./page-blocks.ts";
import { beginning, emptiness, flowing, type TypeArea } from "./page-flow.ts";

/** Ten lines to a page. */
const area: TypeArea = { height: 49.1, line: 5, lead: 1 };

function textOf(...lines: number[]): PageBlock {
  return { kind: "text", above: 0, source: { of: "chapter", year: 1979 }, from: 0, lines };
}

function solidOf(height: number, isSticky = false): PageBlock {
  return { kind: "culture", year: 1979, rows: 1, above: 2, height, isSticky };
}

function endOf(...blocks: PageBlock[]): string {
  const flow = flowing(beginning(1), blocks, area);
  return flow ? `page ${flow.page}, ${flow.y.toFixed(1)}` : "nowhere";
}

test("a text goes on over pages, line by line", () => {
  expect(endOf(textOf(4))).toBe("page 1, 19.0");
  expect(endOf(textOf(10))).toBe("page 1, 49.0");
  expect(endOf(textOf(13))).toBe("page 2, 14.0");
  expect(endOf(textOf(4, 4))).toBe("page 1, 39.0");
});

test.for([
  [9, 3, "all three lines go to the next page", "page 2, 14.0"],
  [9, 4, "no first line stays behind alone", "page 2, 19.0"],
  [8, 4, "two begin, two go on", "page 2, 9.0"],
  [7, 4, "no last line goes on alone", "page 2, 9.0"],
] as const)("after %i lines, of %i: %s", ([before, lines, , end]) => {
  expect(endOf(textOf(before, lines))).toBe(end);
});

test("what does not fit begins a new page, and takes what it belongs to with it", () => {
  expect(endOf(solidOf(40), solidOf(20))).toBe("page 2, 20.0");
  expect(endOf(solidOf(20), solidOf(20, true), solidOf(20))).toBe("page 2, 42.0");
  expect(endOf(solidOf(20), solidOf(15, true), textOf(2))).toBe("page 1, 46.0");
  expect(endOf(solidOf(60))).toBe("nowhere");
});

test("a picture over two pages begins on the left one", () => {
  const photo = { file: "photos/a.jpg", width: 10, height: 10, caption: "", alt: "" };
  const spread: PageBlock = { kind: "opening", above: 0, photo, year: 1979, memoryId: "m" };

  expect(flowing(beginning(3), [solidOf(20), spread], area)).toMatchObject({ page: 5, y: 0 });
});

test("the emptier a page, the more it costs, and a full one costs nothing", () => {
  const costs = [1, 0.95, 0.8, 0.6, 0.49, 0.2].map(emptiness);

  expect(costs.slice(0, 2)).toEqual([0, 0]);
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  expect(emptiness(0.49) - emptiness(0.51)).toBeGreaterThan(0.9);
});
