import { expect, test } from "vitest";

import { gapMm, photoRows, ppiOf } from "./photo-rows.ts";

const text = { width: 116, height: 168 };
const photo = (width: number, height: number) => ({ file: "photos/a.jpg", width, height, caption: "", alt: "" });
const wide = photo(3000, 2000);
const tall = photo(2000, 3000);

test("rows fill the line exactly, and no picture loses more than a third", () => {
  for (const photos of [[wide], [wide, tall], [wide, wide, tall], [tall, tall, tall], Array(9).fill(wide)]) {
    for (const row of photoRows(photos, text)) {
      const filled = row.reduce((sum, { width }) => sum + width, 0) + gapMm * (row.length - 1);

      expect(filled).toBeCloseTo(text.width, 3);
      for (const { width, height, imageWidth, imageHeight } of row) {
        expect((width * height) / (imageWidth * imageHeight)).toBeGreaterThan(2 / 3 - 0.001);
      }
    }
  }
});

test("every picture is shown, alone, side by side, or in rows of two and three", () => {
  const counts = Array.from({ length: 11 }, (_, count) =>
    photoRows(Array(count).fill(wide), text).map((row) => row.length),
  );

  expect(counts.slice(0, 5)).toEqual([[], [1], [2], [1, 2], [2, 2]]);
  expect(photoRows([tall, wide, wide], text).map((row) => row.length)).toEqual([3]);
  for (const [count, rows] of counts.entries()) expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
  expect(Math.max(...counts.flat())).toBe(3);
});

test("the layouts of up to four pictures leave room for a title and words on the same page", () => {
  const layouts = [wide, tall].flatMap((one) =>
    [wide, tall].flatMap((other) => [
      [one, other, other],
      [one, other, one, other],
    ]),
  );
  for (const photos of [...layouts, [photo(2500, 2000), tall, tall]]) {
    const rows = photoRows(photos, text);
    const heights = rows.reduce((sum, row) => sum + (row[0]?.height ?? 0), 0);

    expect(heights).toBeLessThanOrEqual(168 * 0.76 + 0.001);
  }
});

test("a tall picture alone leaves room for words, whole", () => {
  const [row] = photoRows([tall], text);

  expect(row?.[0]?.height).toBeCloseTo(168 * 0.62);
  expect(row?.[0]?.imageWidth).toBeCloseTo(row?.[0]?.width ?? 0);
});

test("sharpness is counted at the size it is printed", () => {
  const [row] = photoRows([photo(1370, 913)], text);

  expect(row?.map(ppiOf)).toEqual([299]);
});
