import { expect, test } from "vitest";

import { createDice } from "../memories/sample-texts.ts";
import { memoriesOf, planTimelines } from "./life-sizes.ts";

test("half of all people write a dozen memories, and one in a hundred more than a thousand", () => {
  const roll = createDice(1);

  const sizes = Array.from({ length: 20_000 }, () => memoriesOf(roll)).toSorted((one, other) => one - other);

  expect(sizes[10_000]).toBeGreaterThanOrEqual(11);
  expect(sizes[10_000]).toBeLessThanOrEqual(13);
  expect(sizes[19_800]).toBeGreaterThan(800);
  expect(sizes[19_800]).toBeLessThan(1250);
  expect(sizes.at(-1)).toBeLessThanOrEqual(20_000);
});

test("planned timelines have exactly as many memories as were wished for, in years of their owner's life", () => {
  const planned = planTimelines(100_000, 1, createDice(1));

  expect(planned.reduce((sum, { memories }) => sum + memories, 0)).toBe(100_000);
  expect(planned.filter(({ firstYear, lastYear, born }) => firstYear < born || lastYear < firstYear)).toEqual([]);
  expect(planned.filter(({ kind, owner }) => (kind === "vault") !== (owner !== undefined))).toEqual([]);
  expect(new Set(planned.map(({ seed }) => seed)).size).toBe(planned.length);
});
