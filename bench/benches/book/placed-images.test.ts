import { expect, test } from "vitest";

import { cutAway, placedImages } from "./placed-images.ts";

const page = [0, 0, 420, 600] as const;

test("an image without a clip is seen whole, in its size on the page", () => {
  const [image] = placedImages("q 1 0 0 -1 0 600 cm q 200 0 0 -150 30 400 cm /x0 Do Q Q", page);
  expect(image).toEqual({ name: "x0", width: 200, height: 150, seen: [0, 0, 1, 1] });
});

test("a frame that is lower than its image cuts the rest of it away", () => {
  const [image] = placedImages("q 50 100 100 75 re W n q 100 0 0 100 50 100 cm /x0 Do Q Q", page);
  expect(cutAway([image?.seen ?? page])).toBeCloseTo(0.25);
});

test("a clip ends with the state that it was set in, and a filled shape is no clip", () => {
  const content = "q 0 0 10 10 re W n Q 0 0 5 5 re f (not \\) Q) Tj q 100 0 0 100 0 0 cm /x1 Do Q";
  const [image] = placedImages(content, page);
  expect(image?.seen).toEqual([0, 0, 1, 1]);
});

test("what lies beyond the sheet is cut away", () => {
  const [image] = placedImages("q 440 0 0 600 0 0 cm /x0 Do Q", page);
  expect(cutAway([image?.seen ?? page])).toBeCloseTo(20 / 440);
});

test("two halves on facing pages are one whole image", () => {
  const [left] = placedImages("q 840 0 0 600 0 0 cm /x0 Do Q", page);
  const [right] = placedImages("q 840 0 0 600 -420 0 cm /x0 Do Q", page);
  expect(cutAway([left?.seen ?? page, right?.seen ?? page])).toBeCloseTo(0);
});
