import { expect, test } from "vitest";

import { flowerFormOf, flowerForms } from "./flower-forms.ts";
import { motifOf } from "./motif-svg.ts";
import { stoneFormOf } from "./stone-forms.ts";

test("a memory keeps its flower for good", () => {
  expect(flowerFormOf("m-1")).toBe(flowerForms[0]);
  expect(motifOf("flower", "m-1")).toBe("flower-0");
});

test("a thousand memories grow all six flowers and find all six stones", () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `memory-${index}`);

  expect(new Set(ids.map(flowerFormOf)).size).toBe(6);
  expect(new Set(ids.map(stoneFormOf)).size).toBe(6);
});
