import { expect, test } from "vitest";

import { bookTrims, coverDesigns, isRightToLeftBook, photoLooks } from "../book-choices.ts";
import { type CoverChoice, spanOfYears } from "./cover-plan.ts";
import type { CoverMark } from "./cover-rope.ts";
import { type Box, coverSafetyMm, coverSheet, type CoverSheet } from "./cover-sheet.ts";
import { planCover } from "./plan-cover.ts";
import { canWrap } from "./wrapping.ts";

const photos = [
  { width: 3000, height: 4000 },
  { width: 6000, height: 4000 },
  { width: 9000, height: 1200 },
  { width: 800, height: 4000 },
] as const;

const choices: CoverChoice[] = [
  ...coverDesigns.map((design) => ({ design })),
  ...photoLooks.flatMap((look) => photos.map((photo) => ({ look, photo: { ...photo, calmEnd: "top" as const } }))),
];
const marks: CoverMark[] = Array.from({ length: 60 }, (_, at) => ({
  id: `m-${at}`,
  mark: at % 3 === 0 ? "Stone" : "Flower",
  isCandle: at === 0,
  size: "large",
}));
const life = { marks, years: [1958, 1984, 2024] };

const sheets = bookTrims.flatMap((trim) =>
  [0, 3.4, 24, 47].flatMap((spineMm) =>
    [false, true].map((isMirrored) => coverSheet({ trim, spineMm, bleedMm: 3.175, isMirrored })),
  ),
);

function isWithin(box: Box, outer: Box, margin: number): boolean {
  return (
    box.width > 0 &&
    box.height > 0 &&
    box.left >= outer.left + margin &&
    box.top >= outer.top + margin &&
    box.left + box.width <= outer.left + outer.width - margin &&
    box.top + box.height <= outer.top + outer.height - margin
  );
}

test("the words of every cover keep away from cuts and folds", () => {
  for (const sheet of sheets) {
    for (const choice of choices) {
      const { front, back, spine } = planCover(sheet, choice, life);
      const upright = { ...sheet.spine, left: -100, width: 400 };

      expect(isWithin(front.box, sheet.front, coverSafetyMm), JSON.stringify([choice, sheet, front.box])).toBe(true);
      expect(isWithin(back.box, sheet.back, coverSafetyMm), JSON.stringify([choice, sheet, back.box])).toBe(true);
      expect(isWithin({ ...spine.box, left: 0, width: 10 }, upright, coverSafetyMm)).toBe(true);
      expect([spine.box.left, spine.box.width]).toEqual([sheet.spine.left, sheet.spine.width]);
    }
  }
});

test("a photo on a cover lies over the cut, or wholly inside the front", () => {
  const astray = sheets.flatMap((sheet) =>
    choices.filter((choice) => {
      const { photo } = planCover(sheet, choice, life);
      return photo && !reachesCut(photo, sheet) && !isWithin(photo, sheet.front, coverSafetyMm);
    }),
  );

  expect(astray).toEqual([]);
});

function reachesCut({ left, top, width }: Box, sheet: CoverSheet): boolean {
  const outer = sheet.isMirrored ? left : sheet.width - (left + width);
  return top === 0 && Math.abs(outer) < 1e-9;
}

test("nothing lies on the rope where the paper is folded, and time runs the way the book is read", () => {
  for (const sheet of sheets) {
    const { under } = planCover(sheet, { design: "title" }, life);
    const scale = Number(/scale\(([\d.]+)\)"><g fill="none"/.exec(under)?.[1]);
    const places = [...under.matchAll(/#c-(\w+)-\d" transform="translate\(([\d.]+)/g)].map(([, kind, left]) => ({
      kind,
      left: (Number(left) - 12) * scale,
    }));
    const { left, width } = sheet.spine;

    expect(places).toHaveLength(32);
    expect(places.filter((place) => place.left > left - 5 && place.left < left + width + 5)).toEqual([]);
    const candle = places.findIndex(({ kind }) => kind === "candle");
    expect(candle).toBe(sheet.isMirrored ? 31 : 0);
  }
});

test("a mirrored sheet has its front on the left, and both sides are as wide as the book", () => {
  const sheet = coverSheet({ trim: "A5", spineMm: 10, bleedMm: 3, isMirrored: true });

  expect([sheet.front.left, sheet.spine.left, sheet.back.left, sheet.width]).toEqual([3, 151, 161, 312]);
});

test("a photo goes around a book when it is wide and has 200 pixels for every inch", () => {
  expect(canWrap({ width: 4000, height: 3000 }, "A5")).toBe(true);
  expect(canWrap({ width: 3600, height: 2700 }, "A4")).toBe(false);
  expect(canWrap({ width: 2000, height: 1500 }, "A5")).toBe(false);
  expect(canWrap({ width: 6000, height: 8000 }, "A5")).toBe(false);
});

test("books in Hebrew, Arabic, Persian and Urdu are read from the right", () => {
  expect(["he", "ar", "fa", "ur", "ar-EG"].every(isRightToLeftBook)).toBe(true);
  expect(["en", "de", "arn", "he1"].some(isRightToLeftBook)).toBe(false);
});

test("years are said from the first to the last", () => {
  expect([[], [1958], [1958, 1960, 2024]].map(spanOfYears)).toEqual(["", "1958", "1958 – 2024"]);
});
