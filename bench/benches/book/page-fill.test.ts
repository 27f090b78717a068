import { expect, test } from "vitest";

import { fillOf, type GreyPage } from "./page-fill.ts";

const [width, height] = [148, 210];
const block = { top: 0.1, bottom: 0.9 };

interface Ink {
  readonly from: number;
  readonly to: number;
  readonly every?: number;
}

/** White paper with black lines between two shares of its height. */
function page(...inks: readonly Ink[]): GreyPage {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const { from, to, every = 1 } of inks) {
    for (let y = Math.round(from * height); y < Math.round(to * height); y += every) {
      pixels.fill(0, y * width + 20, y * width + 120);
    }
  }
  return { pixels, width, height };
}

test("an empty page is not filled at all", () => {
  expect(fillOf(page(), block)).toEqual({ filled: 0, reach: 0, inked: 0 });
});

test("the running head and the folio do not fill a page", () => {
  expect(fillOf(page({ from: 0.04, to: 0.06 }, { from: 0.94, to: 0.96 }), block).filled).toBe(0);
});

test("a page with text in its upper half is half filled", () => {
  const { filled, reach } = fillOf(page({ from: 0.1, to: 0.5, every: 3 }), block);
  expect(filled).toBeCloseTo(0.5, 1);
  expect(reach).toBeCloseTo(0.5, 1);
});

test("a line at the top and one at the bottom reach over the page without filling it", () => {
  const { filled, reach } = fillOf(page({ from: 0.11, to: 0.13 }, { from: 0.87, to: 0.89 }), block);
  expect(filled).toBeLessThanOrEqual(0.1);
  expect(reach).toBeGreaterThan(0.9);
});

test("a picture to the edges fills its page, however pale it is", () => {
  const pixels = new Uint8Array(width * height).fill(240);
  expect(fillOf({ pixels, width, height }, block)).toEqual({ filled: 1, reach: 1, inked: 1 });
});
