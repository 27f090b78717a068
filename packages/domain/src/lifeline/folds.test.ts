import { expect, test } from "vitest";

import { bareStretches, bareYearsOf } from "./bare-years.ts";
import { byImportance, spaced } from "./landmarks.ts";
import { type LifelineMemory, momentOf } from "./life.ts";
import {
  firstView,
  fitView,
  levelOf,
  momentAt,
  momentsInSight,
  panned,
  type Stage,
  stageOf,
  xOf,
  zoomed,
  zoomedTo,
} from "./view.ts";

const span = { from: 1951.2, to: 2026.9 };

function memory(year: number, over: Partial<LifelineMemory> = {}): LifelineMemory {
  const plain = { title: "One", month: 6, day: 15, mark: "Flower", isCandle: false, size: "medium" } as const;
  return { id: `m-${year}`, year, ...plain, ...over };
}

function stageWith(years: readonly number[], width = 1100): Stage {
  return stageOf(
    width,
    span,
    bareStretches(
      bareYearsOf(
        years.map((year) => ({ year })),
        span,
      ),
      span,
    ),
  );
}

function yearsInSight(view: Parameters<typeof momentsInSight>[0], stage: Stage): number[] {
  const { from, to } = momentsInSight(view, stage);
  return [Math.floor(from), Math.floor(to)];
}

test("years without a memory are found at both ends and in between", () => {
  expect(bareYearsOf([{ year: 1998 }, { year: 2002 }, { year: 1998 }, { year: 2003 }], span)).toEqual([
    { from: 1951, to: 1997 },
    { from: 1999, to: 2001 },
    { from: 2004, to: 2026 },
  ]);
  expect(bareYearsOf([], span)).toEqual([]);
});

test("a bare stretch is as narrow as its name at every zoom, and a single bare year stays as it is", () => {
  const stage = stageWith([1990, 1991, 1992, 1993, 1994, 1996, 1997, 1998, 1999, 2000]);

  expect(stage.folds.map(({ from, to }) => [from, to])).toEqual([
    [1951.2, 1990],
    [2001, 2026.9],
  ]);
  for (const scale of [fitView(stage).scale, 110, 1100, 13_000]) {
    expect(xOf(stage, 1990, scale) - xOf(stage, 1951.2, scale)).toBeCloseTo(stage.foldWidth, 6);
    expect(xOf(stage, 1991, scale) - xOf(stage, 1990, scale)).toBeCloseTo(scale, 6);
  }
});

test("from a moment to its place and back is the same moment, in a fold and beyond both ends", () => {
  const stage = stageWith([1970, 1971, 1990, 2004, 2005]);

  for (const moment of [1949, 1951.2, 1960, 1970.5, 1980, 1990.25, 2004, 2020, 2030]) {
    expect(momentAt(stage, xOf(stage, moment, 60), 60)).toBeCloseTo(moment, 6);
  }
});

test("where a stretch would be no shorter for it, or there is no room for so many, nothing is folded", () => {
  const everyFourth = Array.from({ length: 18 }, (_, at) => 1953 + at * 4);

  expect(stageWith(everyFourth).folds).toEqual([]);
  expect(stageWith([]).folds).toEqual([]);
});

test("a single year with memories leaves the rest of the width to what is folded", () => {
  const stage = stageWith([1998]);
  const life = fitView(stage);

  expect(life.scale).toBe(110);
  expect(xOf(stage, span.to, life.scale)).toBeCloseTo(1100 - 96 - 110, 6);
});

test.for([
  { name: "of nine years as a decade", years: [1998, 2002, 2006], level: "decade", sight: [1998, 2006] },
  { name: "of twelve years as a decade", years: [1990, 1993, 2001], level: "decade", sight: [1990, 2001] },
  { name: "of one year as a decade", years: [1998], level: "decade", sight: [1951, 2026] },
  { name: "of sixty years as a life", years: [1960, 1975, 1976, 1990, 2019], level: "life", sight: [1960, 2019] },
])("the first view fits memories $name", ({ years, level, sight }) => {
  const stage = stageWith(years);
  const view = firstView(
    stage,
    years.map((year) => momentOf({ year, month: 6, day: null })),
  );

  expect(levelOf(view, stage)).toBe(level);
  const [first = 0, last = 0] = yearsInSight(view, stage);
  expect(first).toBeLessThanOrEqual(sight[0] ?? 0);
  expect(last).toBeGreaterThanOrEqual(sight[1] ?? 0);
});

test.each([704, 1056, 1500])("the names of quiet years beside the first view are whole, %i pixels wide", (width) => {
  const years = Array.from({ length: 10 }, (_, at) => 1990 + at);
  const stage = stageWith(years, width);
  const view = firstView(
    stage,
    years.map((year) => momentOf({ year, month: 6, day: null })),
  );
  const left = xOf(stage, view.start, view.scale);
  const middles = stage.folds.map(
    ({ from, to }) => (xOf(stage, from, view.scale) + xOf(stage, to, view.scale)) / 2 - left,
  );

  // "1951 to 1989" is about 90 pixels wide.
  expect(middles).toHaveLength(2);
  expect(middles[0]).toBeGreaterThan(48);
  expect(middles[1]).toBeLessThan(width - 48);
  expect(momentsInSight(view, stage)).toEqual({ from: 1990, to: 2000 });
});

test("at true scale the first view leaves out the bare ends", () => {
  const stage = stageOf(1100, span);
  const [first, last] = yearsInSight(firstView(stage, [1980.5, 2010.5]), stage);

  expect([first, last]).toEqual([1977, 2013]);
});

test("the moment under the pointer stays there, across a fold too, and a decade begins after what is folded", () => {
  const stage = stageWith([...Array.from({ length: 13 }, (_, at) => 1998 + at), 2019]);
  const near = zoomed(fitView(stage), stage, 3, 500);
  const under = (view: typeof near) => momentAt(stage, xOf(stage, view.start, view.scale) + 300, view.scale);

  expect(under(zoomed(near, stage, 2, 300))).toBeCloseTo(under(near), 6);
  expect(zoomedTo("decade", fitView(stage), stage, 1998.5).start).toBe(1998);
  const year = zoomedTo("year", fitView(stage), stage, 2002.5);
  expect(yearsInSight(year, stage)).toEqual([2002, 2002]);
  expect(panned(panned(year, stage, 3000), stage, -3000).start).toBeCloseTo(year.start, 6);
});

test("the largest light marks stand for their time, what is heavy comes last, and each keeps its distance", () => {
  const all = [
    memory(1990, { size: "large", mark: "Stone" }),
    memory(1991),
    memory(1992, { mark: null, size: "large" }),
    memory(1993, { size: "large" }),
    memory(1994, { isCandle: true }),
  ];

  expect(byImportance(all).map(({ year }) => year)).toEqual([1993, 1992, 1991, 1990, 1994]);
  expect(spaced([{ at: 500 }, { at: 410 }, { at: 700 }, { at: 599 }, { at: 300 }], 100).map(({ at }) => at)).toEqual([
    500, 700, 300,
  ]);
});
