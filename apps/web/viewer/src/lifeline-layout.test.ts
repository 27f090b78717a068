import { expect, test } from "vitest";

import { archiveIndex, archiveLine } from "#testing/archive.ts";

import { lifeOf } from "./life.ts";
import { layOutLifeline, placeOf } from "./lifeline-layout.ts";

const many = Array.from({ length: 8000 }, (_, at) =>
  archiveLine(`m-${at}`, {
    year: 1930 + Math.floor((at * 96) / 8000),
    month: 1 + (at % 12),
    mark: at % 2 === 0 ? "Flower" : "Stone",
  }),
).toSorted((a, b) => a.year - b.year || a.month - b.month);

test.for([300, 1120])("8,000 memories lie in few bouquets, all of them inside %i pixels", (width) => {
  const { bouquets, height } = layOutLifeline(
    lifeOf(archiveIndex(many), { withHeavy: true, withArchived: false }),
    width,
  );

  expect(bouquets.reduce((sum, { bouquet }) => sum + bouquet.count, 0)).toBe(8000);
  expect(bouquets.length).toBeLessThan(400);
  expect(bouquets.filter(({ x, y }) => x < 0 || x > width || y < 0 || y > height)).toEqual([]);
});

test("a memory by itself is opened, several lead to where they lie", () => {
  const lines = [
    archiveLine("alone", { year: 1972 }),
    archiveLine("one", { year: 1976, month: 7, day: 1 }),
    archiveLine("two", { year: 1976, month: 7, day: 2 }),
  ];

  const { bouquets } = layOutLifeline(lifeOf(archiveIndex(lines), { withHeavy: true, withArchived: false }), 1120);

  expect(bouquets.map(placeOf)).toEqual([
    { page: "memory", id: "alone" },
    { page: "month", year: 1976, month: 7 },
  ]);
});
