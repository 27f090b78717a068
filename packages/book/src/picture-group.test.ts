import { expect, test } from "vitest";

import { compositions, gapMm, inGroups, stretched, stretchOf } from "./picture-group.ts";
import { cutOf, leastPpi, mostCut, ppiOf } from "./picture-size.ts";

const paper = { fontPt: 10.5 };
const photo = (width: number, height: number, caption = "") => ({
  file: "photos/a.jpg",
  width,
  height,
  caption,
  alt: "",
});
const wide = photo(3000, 2000);
const tall = photo(2000, 3000);
const panorama = photo(6000, 1000);
const stamp = photo(75, 50);

test("sharp pictures fill the line exactly, uncut, in every arrangement", () => {
  for (const photos of [[wide], [wide, tall], [wide, panorama, tall], Array(6).fill(tall)]) {
    for (const group of compositions(photos, 116, paper)) {
      expect(group.rows.flatMap(({ cells }) => cells)).toHaveLength(photos.length);
      for (const { cells } of group.rows) {
        const filled = cells.reduce((sum, cell) => sum + cell.photo.width, 0) + gapMm * (cells.length - 1);

        expect(filled).toBeCloseTo(116, 3);
        for (const cell of cells) expect(cutOf(cell.photo)).toBeCloseTo(0);
      }
    }
  }
});

test("a picture of few pixels stays small, alone and beside sharp ones", () => {
  for (const group of [...compositions([stamp], 116, paper), ...compositions([stamp, wide, wide], 116, paper)]) {
    for (const { cells } of group.rows) {
      for (const cell of cells) expect(ppiOf(cell.photo)).toBeGreaterThanOrEqual(leastPpi);
    }
  }
  expect(compositions([stamp], 116, paper)[0]?.width).toBeCloseTo(12.7);
});

test("a group grows and shrinks by cutting, at most by a sixth and never into too few pixels", () => {
  for (const group of compositions([wide, tall, wide], 116, paper)) {
    for (const height of [0, group.height * 0.95, group.height * 1.1, 1000]) {
      const { least, most } = stretchOf(group);
      const changed = stretched(group, height);

      expect(changed.height).toBeCloseTo(Math.min(most, Math.max(least, height)));
      for (const { cells } of changed.rows) {
        for (const cell of cells) {
          expect(cutOf(cell.photo)).toBeLessThanOrEqual(mostCut + 0.001);
          expect(ppiOf(cell.photo)).toBeGreaterThanOrEqual(leastPpi);
        }
      }
    }
  }
});

test("more than six pictures are several groups of about the same size, in their order", () => {
  const many = Array.from({ length: 9 }, (_, at) => photo(100 + at, 100));

  expect(inGroups(many).map((group) => group.length)).toEqual([5, 4]);
  expect(inGroups(many).flat()).toEqual(many);
  expect(inGroups([])).toEqual([]);
});

test("a caption has room under its picture, or below all of them where the picture is too narrow for words", () => {
  const told = photo(3000, 2000, "In the garden");
  const [alone] = compositions([told], 116, paper);
  const [bare] = compositions([wide], 116, paper);
  const narrow = compositions([told, told, told, told], 80, paper).find(({ rows }) => rows[0]?.cells.length === 3);

  expect(alone?.height).toBeGreaterThan((bare?.height ?? 0) + 3);
  expect(alone?.note.height).toBe(0);
  expect(narrow?.rows[0]?.cells.map(({ hasOwnCaption }) => hasOwnCaption)).toEqual([false, false, false]);
  expect(narrow?.note.height).toBeGreaterThan(5);
});
