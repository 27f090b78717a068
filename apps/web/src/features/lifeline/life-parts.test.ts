import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { expect, test } from "vitest";

import { firstLevel, lifeParts, rowsOf, type YearRow } from "./life-parts.ts";

const span = { from: 1951.2, to: 2026.9 };

function memory(year: number, month: number, over: Partial<LifelineMemory> = {}): LifelineMemory {
  const plain = { title: "One", day: null, mark: "Flower", isCandle: false, size: "medium" } as const;
  return { id: `m-${year}-${month}`, year, month, ...plain, ...over };
}

function textOf(row: YearRow): string {
  return row.kind === "memory" ? row.memory.id : `${row.landmark.id} and ${row.memories.length - 1} more`;
}

test("years with memories and years without follow each other from birth until today", () => {
  const parts = lifeParts([memory(1998, 6), memory(1998, 7), memory(2000, 1)], span);

  expect(parts.map((part) => (part.kind === "bare" ? [part.year, part.lastYear] : part.year))).toEqual([
    [1951, 1997],
    1998,
    [1999, 1999],
    2000,
    [2001, 2026],
  ]);
});

test("a life shows the landmark of a year, a decade its full months as heaps, a year every memory", () => {
  const june = Array.from({ length: 4 }, (_, at) => memory(1998, 6, { id: `june-${at}` }));
  const year = [memory(1998, 3, { mark: "Stone", size: "large" }), ...june, memory(1998, 7, { size: "large" })];

  expect(rowsOf(year, "life").map(textOf)).toEqual(["m-1998-7 and 5 more"]);
  expect(rowsOf(year, "decade").map(textOf)).toEqual(["m-1998-3", "june-0 and 3 more", "m-1998-7"]);
  expect(rowsOf(year, "year").map(textOf)).toHaveLength(6);
  expect(rowsOf(year.slice(0, 1), "life").map(textOf)).toEqual(["m-1998-3"]);
});

test("memories of twelve years begin as a decade, those of thirteen as a life", () => {
  expect(firstLevel([memory(1990, 1), memory(2001, 12)])).toBe("decade");
  expect(firstLevel([memory(1990, 12), memory(2002, 1)])).toBe("life");
});
