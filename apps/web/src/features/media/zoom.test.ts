import { expect, test } from "vitest";

import { movedBy, wholeView, zoomedAt } from "./zoom.ts";

const stage = { width: 400, height: 300 };

test("zooming keeps the point under the finger where it is", () => {
  const view = zoomedAt(wholeView, 2, { x: 100, y: -50 }, stage);

  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
});

test("a picture is never smaller than its stage, nor moved out of it", () => {
  expect(zoomedAt(wholeView, 0.5, { x: 0, y: 0 }, stage)).toEqual({ scale: 1, x: 0, y: 0 });
  expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, stage)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(zoomedAt({ scale: 5, x: 0, y: 0 }, 4, { x: 0, y: 0 }, stage).scale).toBe(6);
});
