import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { scaleOfLevel, stageOf, zoomLevels } from "@lane/domain/lifeline/view.ts";
import { expect, test } from "vitest";

import { landmarkWidth, placeClusters, ranksOf } from "./stage-layout.ts";

const stage = stageOf(1054, { from: 1951.2, to: 2026.87 });

function memory(id: string, year: number, month: number, over: Partial<LifelineMemory> = {}): LifelineMemory {
  const plain = { title: "A day by the sea", day: null, mark: "Flower", isCandle: false, size: "medium" } as const;
  return { id, year, month, ...plain, ...over };
}

function placed(memories: readonly LifelineMemory[], level: (typeof zoomLevels)[number]) {
  return placeClusters({ memories, ranks: ranksOf(memories), stage, scale: scaleOfLevel(level, stage) });
}

const many = Array.from({ length: 600 }, (_, at) =>
  memory(`m-${at}`, 1955 + ((at * 7) % 70), 1 + ((at * 5) % 12), { mark: at % 4 === 0 ? "Stone" : "Flower" }),
);

test.for(zoomLevels)("at the level %s prints, titles and counts do not touch, and no stone is a landmark", (level) => {
  const clusters = placed(many, level);
  const landmarks = clusters.filter(({ landmark }) => landmark);

  expect(landmarks.length).toBeGreaterThan(2);
  expect(landmarks.filter(({ landmark }) => landmark?.mark === "Stone")).toEqual([]);
  const gaps = landmarks.slice(1).map(({ at }, index) => at - (landmarks[index]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(landmarkWidth);
  for (const row of [0, 1]) {
    const inRow = clusters.flatMap(({ at, label }) => (label?.row === row ? [{ at, half: label.width / 2 }] : []));
    const touching = inRow.filter(({ at, half }, index) => {
      const before = inRow[index - 1];
      return before !== undefined && at - half < before.at + before.half;
    });
    expect(touching).toEqual([]);
  }
});

test("memories of one month without a day lie side by side where there is room, and in a heap where there is not", () => {
  const june = Array.from({ length: 12 }, (_, at) => memory(`june-${at}`, 1998, 6));

  expect(placed(june, "life").map(({ memories }) => memories.length)).toEqual([12]);
  const near = placed(june, "month");
  expect(near.map(({ memories }) => memories.length)).toEqual(june.map(() => 1));
  expect(near.map(({ key }) => key)).toEqual(june.map(({ id }) => id));
});
