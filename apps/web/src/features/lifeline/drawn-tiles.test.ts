import { stageOf } from "@lane/domain/lifeline/view.ts";
import { expect, test } from "vitest";

import { type DrawnTiles, firstTiles, nextTiles } from "./drawn-tiles.ts";
import { tileWidth } from "./stage-layout.ts";

const stage = stageOf(3 * tileWidth, { from: 1950, to: 2020 });
const scale = 20 * tileWidth;
const viewAt = (tile: number) => ({ start: 1950 + (tile * tileWidth) / scale, scale });

function settled(from: DrawnTiles, tile: number): DrawnTiles[] {
  const next = nextTiles(from, viewAt(tile), stage);
  return next === from ? [from] : [from, ...settled(next, tile)];
}

function countOf({ first, last }: DrawnTiles): number {
  return last - first + 1;
}

test("what is in sight is drawn at once, and what lies beyond it tile by tile", () => {
  const steps = settled(firstTiles(viewAt(100.5), stage), 100.5);
  expect(steps[0]).toMatchObject({ first: 98, last: 105, origin: 98 });
  expect(steps.map(countOf)).toEqual([8, 9, 10, 11, 12]);
});

test("panning draws one tile at a time and lets the farthest go", () => {
  let drawn = settled(firstTiles(viewAt(100), stage), 100).at(-1) ?? firstTiles(viewAt(100), stage);
  for (let tile = 100; tile < 140; tile += 0.25) {
    const next = nextTiles(drawn, viewAt(tile), stage);
    expect(next.last - drawn.last).toBeLessThanOrEqual(1);
    expect(Math.abs(next.first - drawn.first)).toBeLessThanOrEqual(1);
    expect(next.first).toBeLessThan(tile);
    expect(next.last).toBeGreaterThan(tile + 3);
    expect(next.origin).toBe(98);
    drawn = next;
  }
  expect(countOf(drawn)).toBeLessThan(15);
});

test("a leap within the drawing leaves no gap, and one beyond it begins anew", () => {
  const drawn = settled(firstTiles(viewAt(100), stage), 100).at(-1) ?? firstTiles(viewAt(100), stage);
  expect(nextTiles(drawn, viewAt(105), stage)).toMatchObject({ last: 110, origin: 98 });
  expect(nextTiles(drawn, viewAt(300), stage)).toMatchObject({ first: 298, last: 305, origin: 298 });
});

test("another distance begins anew", () => {
  const drawn = firstTiles(viewAt(100), stage);
  expect(nextTiles(drawn, { start: 1950, scale: scale * 2 }, stage)).toMatchObject({ first: -2, scale: scale * 2 });
});
