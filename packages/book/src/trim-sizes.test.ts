import { expect, test } from "vitest";

import { extraGutterMm, softCoverSpineMm } from "./trim-sizes.ts";

test("the inner margin grows at the page counts the printer names", () => {
  const pages = [32, 60, 61, 150, 151, 400, 401, 600, 601, 800];

  expect(pages.map(extraGutterMm)).toEqual([0, 0, 3.2, 3.2, 12.7, 12.7, 15.9, 15.9, 19, 19]);
});

test("the spine of a soft cover is the paper and the cover", () => {
  expect(softCoverSpineMm(178)).toBeCloseTo(11.707, 3);
});
