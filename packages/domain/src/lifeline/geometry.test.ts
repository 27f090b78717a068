import { expect, test } from "vitest";

import { bouquetOf, clustersOf } from "./clusters.ts";
import { journeyOf } from "./journey.ts";
import { type LifelineMemory, momentOf, spanOf, withoutHeavy } from "./life.ts";
import {
  fitView,
  levelOf,
  momentsInSight,
  nearestInSight,
  panned,
  scaleOfLevel,
  stageOf,
  zoomed,
  zoomedTo,
  zoomLevels,
} from "./view.ts";

const stage = stageOf(1000, { from: 1966.5, to: 2026.5 });

function memory(year: number, over: Partial<LifelineMemory> = {}): LifelineMemory {
  const plain = { title: "One", month: 6, day: 15, mark: "Flower", isCandle: false, size: "medium" } as const;
  return { id: `m-${year}-${over.day ?? 0}`, year, ...plain, ...over };
}

test("moments follow the calendar, and a day that nobody remembers lies in the middle of its month", () => {
  const dates = [
    { year: 1990, month: 1, day: 1 },
    { year: 1990, month: 1, day: null },
    { year: 1990, month: 1, day: 31 },
    { year: 1990, month: 2, day: 1 },
    { year: 1990, month: 12, day: null },
    { year: 1991, month: 1, day: 1 },
  ];
  const moments = dates.map(momentOf);

  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  expect(new Set(moments).size).toBe(dates.length);
  expect(momentOf({ year: 1990, month: 12, day: null })).toBeCloseTo(1990 + 11.5 / 12, 9);
});

test("a memory without a day lies between those of its month, and beside one of them keeps its order", () => {
  const memories = [memory(1990, { day: 1 }), memory(1990, { day: 30 }), memory(1990, { id: "someday", day: null })];
  const ids = (scale: number) =>
    clustersOf(memories, (moment) => moment * scale, 30).map(({ memories }) => memories.map(({ id }) => id));
  const rowBack = clustersOf(memories, (moment) => -moment * 36_500, 30);

  expect(ids(36_500)).toEqual([["m-1990-1"], ["someday"], ["m-1990-30"]]);
  expect(ids(10)).toEqual([["m-1990-1", "m-1990-30", "someday"]]);
  expect(rowBack.map(({ memories: [first] }) => first.id)).toEqual(["m-1990-1", "someday", "m-1990-30"]);
});

test("a rope begins at birth, or with the family's memory before it", () => {
  const life = { born: { year: 1966, month: 7, day: 1 }, today: { year: 2026, month: 7, day: 1 } };

  expect(Math.floor(spanOf({ ...life, memories: [] }).from)).toBe(1966);
  expect(Math.floor(spanOf({ ...life, memories: [memory(1950)] }).from)).toBe(1950);
  const someday = memory(1950, { day: null });
  expect(spanOf({ ...life, memories: [memory(1950, { day: 30 }), someday] }).from).toBe(momentOf(someday));
});

test("what lies apart stays apart, what lies close becomes one bouquet, and none is lost", () => {
  const memories = [memory(1970), memory(1980, { day: 1 }), memory(1980, { day: 2 }), memory(1980, { day: 3 })];
  const far = clustersOf(memories, (moment) => moment * 10, 30);
  const near = clustersOf(memories, (moment) => moment * 36_500, 30);

  expect(far.map(({ memories }) => memories.length)).toEqual([1, 3]);
  expect(near.map(({ memories }) => memories.length)).toEqual([1, 1, 1, 1]);
});

test("of many flowers in one place the large ones are drawn, and it says that it is not all", () => {
  const many = Array.from({ length: 9 }, (_, at) => memory(1980, { day: at + 1, size: at === 7 ? "large" : "small" }));
  const { sprigs, count, isComplete } = bouquetOf(many);

  expect(sprigs).toHaveLength(5);
  expect(sprigs.map(({ memory }) => memory.day)).toContain(8);
  expect([count, isComplete]).toEqual([9, false]);
});

test("one switch leaves out stones and candles, and a candle on a flower too", () => {
  const all = [
    memory(1970),
    memory(1971, { mark: "Stone" }),
    memory(1972, { isCandle: true }),
    memory(1973, { mark: null }),
  ];

  expect(withoutHeavy(all).map(({ year }) => year)).toEqual([1970, 1973]);
});

test("from afar the whole rope is in sight, and nobody gets beyond its ends", () => {
  const life = fitView(stage);
  const near = zoomedTo("year", life, stage);

  expect(life.start).toBeLessThan(1966.5);
  expect(life.start + stage.width / life.scale).toBeGreaterThan(2026.5);
  expect(zoomed(life, stage, 0.1, 500)).toEqual(life);
  expect(panned(near, stage, -1e9).start).toBeGreaterThan(1966);
  expect(panned(near, stage, 1e9).start).toBeLessThan(2026.5);
});

test("the moment under the finger stays under the finger", () => {
  const near = zoomed(fitView(stage), stage, 3, 400);
  const nearer = zoomed(near, stage, 2, 400);

  expect(nearer.start + 400 / nearer.scale).toBeCloseTo(near.start + 400 / near.scale, 6);
});

test("coming nearer to a memory brings its whole decade or month, however far it lay from the middle", () => {
  const life = fitView(stage);
  const goal = momentOf({ year: 1974, month: 9, day: null });

  expect(zoomedTo("decade", life, stage, goal).start).toBeCloseTo(1970, 6);
  expect(zoomedTo("month", life, stage, goal).start).toBeCloseTo(1974 + 8 / 12, 6);
});

test("beside a year there is room for half a title in the middle of January and of December", () => {
  const { start, scale } = zoomedTo("year", fitView(stage), stage, 1974.7);

  expect((1974 + 0.5 / 12 - start) * scale).toBeGreaterThan(95);
  expect((1974 + 11.5 / 12 - start) * scale).toBeLessThan(stage.width - 95);
  const { from, to } = momentsInSight({ start, scale }, stage);
  expect([Math.floor(from), Math.ceil(to) - 1]).toEqual([1974, 1974]);
});

test("what lies nearest to the middle is found among what is in sight, and nothing on bare rope", () => {
  const decade = zoomedTo("decade", fitView(stage), stage, 1985);

  expect(nearestInSight([1979, 1981, 1987.5, 1989, 1991], decade, stage)).toBe(1987.5);
  expect(nearestInSight([1979, 1991], decade, stage)).toBeUndefined();
});

test.for(zoomLevels)("at the level %s one is told so", (level) => {
  expect(levelOf(zoomedTo(level, fitView(stage), stage), stage)).toBe(level);
  expect(scaleOfLevel(level, stage)).toBeGreaterThan(0);
});

test("the line rises with flowers, sinks with stones and candles, and lies flat where nothing is", () => {
  const at = journeyOf([memory(1970), memory(1971), memory(1990, { mark: "Stone" }), memory(1991, { isCandle: true })]);

  expect(at(1970.5)).toBeGreaterThan(0.3);
  expect(at(1991)).toBeLessThan(-0.3);
  expect(at(2010)).toBe(0);
});
