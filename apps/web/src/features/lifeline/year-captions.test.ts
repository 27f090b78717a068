import { textWidth } from "@lane/domain/lifeline/svg-text.ts";
import { scaleOfLevel, stageOf, zoomLevels } from "@lane/domain/lifeline/view.ts";
import { expect, test } from "vitest";

import { captionsAlong, captionSize } from "./year-captions.ts";

const stage = stageOf(1054, { from: 1951.2, to: 2026.87 });
const world = new Map(
  Array.from({ length: 76 }, (_, at) => [1951 + at, "A comet was seen over the sea ".repeat(1 + (at % 3)).trim()]),
);

test.for(zoomLevels)("at the level %s each sentence is whole, on the rope and clear of the next", (level) => {
  const captions = captionsAlong(world, stage, scaleOfLevel(level, stage));
  const placed = captions.map((caption) => ({ ...caption, half: textWidth(caption.text, captionSize) / 2 }));

  expect(placed.length).toBeGreaterThan(2);
  expect(placed.filter(({ year, text }) => !text.endsWith(world.get(year) ?? "?"))).toEqual([]);
  expect(placed.filter(({ x, half }) => x - half < 0)).toEqual([]);
  const tooClose = placed.filter(({ x, half }, at) => {
    const before = placed[at - 1];
    return before !== undefined && x - half < before.x + before.half + 20;
  });
  expect(tooClose).toEqual([]);
});

test.for([318, 1054])("in a frame of %i pixels none reaches over the edge of its decade", (width) => {
  const narrow = stageOf(width, stage.span);
  const scale = scaleOfLevel("decade", narrow);
  const captions = captionsAlong(new Map([[1990, "Dolly the sheep is born"]]), narrow, scale);

  expect(captions.map(({ text }) => text)).toEqual(["1990: Dolly the sheep is born"]);
  const left = captions.map(({ x, text }) => x - textWidth(text, captionSize) / 2 - (1990 - narrow.span.from) * scale);
  expect(left.filter((one) => one < 0)).toEqual([]);
});

test("of several favourites those are named that there is room for", () => {
  const favourites = new Map([[1990, "Heart of Glass · Monster Munch · A very long name of a very long programme"]]);
  const [caption] = captionsAlong(favourites, stage, scaleOfLevel("decade", stage));

  expect(caption?.text).toBe("1990: Heart of Glass · Monster Munch");
});

test("a year that is drawn short has no caption", () => {
  const folded = stageOf(1054, stage.span, [{ from: 1951.2, to: 1990 }]);
  const captions = captionsAlong(world, folded, scaleOfLevel("decade", folded));

  expect(captions.map(({ year }) => year).filter((year) => year < 1990)).toEqual([]);
  expect(captions.length).toBeGreaterThan(5);
});
