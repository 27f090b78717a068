import { expect, test } from "vitest";

import type { LifelineMemory } from "./life.ts";
import { isHalfBare } from "./poster-columns.ts";
import { type PosterLayout, posterLayout, type PosterSheet, type PosterText } from "./poster-layout.ts";
import { textWidth } from "./svg-text.ts";

const titles = ["The ferry", "Our wedding day", "A bicycle for forty guilders", "Grandmother’s kitchen, the last time"];
const shapes = [
  { width: 1200, height: 900 },
  { width: 900, height: 1200 },
  { width: 1000, height: 1000 },
  { width: 2400, height: 600 },
];
const marks = ["Flower", "Flower", "Stone", null] as const;
const sheets = {
  "A4 across": { width: 990, height: 700 },
  "A3 across": { width: 1400, height: 990 },
  "A3 upright": { width: 990, height: 1400 },
  "A2 upright": { width: 1400, height: 1980 },
};

function memoryOf(at: number, year: number): LifelineMemory {
  const sizes = ["small", "medium", "large"] as const;
  return {
    id: `m-${at}`,
    title: titles[at % titles.length] ?? "",
    year,
    month: 1 + (at % 12),
    day: null,
    mark: marks[at % marks.length] ?? null,
    isCandle: at % 11 === 10,
    size: sizes[at % sizes.length] ?? "medium",
    tellers: [{ name: ["Ada", "Bob"][at % 2] ?? "", colour: at % 2 }],
  };
}

/** So many memories over seventy years, some years with several and many with none. */
function memoriesOf(count: number): LifelineMemory[] {
  const years = Array.from({ length: count }, (_, at) => 1957 + ((at * at * 7 + at * 3) % 69));
  return years.sort((one, other) => one - other).map((year, at) => memoryOf(at, year));
}

function layOut(count: number, over: Partial<PosterSheet> & { readonly hasPrints: boolean }): PosterLayout {
  const memories = memoriesOf(count);
  const pictures = memories.map(({ id }, at) => [id, shapes[at % shapes.length] ?? { width: 4, height: 3 }] as const);
  const life = {
    born: { year: 1956, month: 3, day: 2 },
    today: { year: 2026, month: 11, day: 15 },
    memories,
    hopes: [{ id: "h", text: "Rome", size: "medium" as const }],
  };
  return posterLayout(life, {
    ...sheets["A3 across"],
    title: "A life",
    subtitle: "In flowers and stones",
    facts: "Ada Vermeer · Ghent",
    isBareShort: true,
    letterWidth: 1,
    pictures: new Map(over.hasPrints ? pictures : []),
    ...over,
  });
}

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function areaOf({ text, size, x, y }: PosterText): Area {
  const half = textWidth(text, size) / 2;
  return { left: x - half, right: x + half, top: y - size * 0.7, bottom: y + size * 0.25 };
}

function inkOf({ texts, rope, prints, beads }: PosterLayout): Area[] {
  return [
    ...texts.map(areaOf),
    ...prints.map(({ x, y, width, height }) => ({ left: x, right: x + width, top: y, bottom: y + height })),
    ...beads.map(({ x, y, radius: r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r })),
    ...rope.flatMap(({ points }) => points.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y }))),
  ];
}

function around(areas: readonly Area[]): Area {
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    right: Math.max(...areas.map(({ right }) => right)),
    top: Math.min(...areas.map(({ top }) => top)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
}

function overlaps(areas: readonly Area[]): number {
  const meet = (one: Area, other: Area) =>
    one.left < other.right - 0.5 && other.left < one.right - 0.5 && one.top < other.bottom && other.top < one.bottom;
  return areas.filter((one, at) => areas.slice(at + 1).some((other) => meet(one, other))).length;
}

const cases = Object.entries(sheets).flatMap(([name, size]) =>
  [10, 30, 80].flatMap((count) =>
    [true, false].flatMap((isBareShort) =>
      [true, false].map((hasPrints) => ({ name, size, count, isBareShort, hasPrints })),
    ),
  ),
);

test.for(cases)(
  "$count memories fill $name (bare years short: $isBareShort, prints: $hasPrints), and no words meet",
  ({ size, count, isBareShort, hasPrints }) => {
    const layout = layOut(count, { ...size, isBareShort, hasPrints });
    const margin = Math.min(size.width, size.height) * 0.042;
    const ink = around(inkOf(layout));
    const share =
      ((ink.right - ink.left) * (ink.bottom - ink.top)) / ((size.width - 2 * margin) * (size.height - 2 * margin));

    expect(share).toBeGreaterThan(0.85);
    expect([ink.left >= margin, ink.top >= margin * 0.9]).toEqual([true, true]);
    expect([ink.right <= size.width - margin, ink.bottom <= size.height - margin]).toEqual([true, true]);
    const { texts, prints } = layout;
    const printed = prints.map(({ x, y, width, height }) => ({
      left: x,
      right: x + width,
      top: y,
      bottom: y + height,
    }));
    expect(overlaps([...texts.map(areaOf), ...printed])).toBe(0);
  },
);

test("a life with few memories is drawn larger than one with many, and larger paper holds more of it", () => {
  const [few, many] = [layOut(10, { hasPrints: true }), layOut(80, { hasPrints: true })];
  const large = layOut(80, { width: 3048, height: 2032, hasPrints: true });

  expect(few.scale).toBeGreaterThan(1.3 * many.scale);
  expect(few.prints).toHaveLength(10);
  expect(large.prints.length).toBeGreaterThan(many.prints.length);
});

test("a small photograph is printed no larger than its pixels allow", () => {
  const [memory] = memoriesOf(1);
  const life = { born: { year: 1956, month: 3, day: 2 }, today: { year: 2026, month: 11, day: 15 }, hopes: [] };
  const words = { title: "A life", isBareShort: true, letterWidth: 1, ...sheets["A3 across"] };
  const pictures = new Map([[memory?.id ?? "", { width: 4, height: 3, mostWidth: 20 }]]);

  expect(
    posterLayout({ ...life, memories: memory ? [memory] : [] }, { ...words, pictures }).prints[0]?.width,
  ).toBeCloseTo(20);
});

test("a life is half bare when as many years lie empty in a row as not", () => {
  const span = { from: 1990.2, to: 1999.9 };

  expect(isHalfBare(years(1990, 1991, 1992, 1993, 1994), span)).toBe(true);
  expect(isHalfBare(years(1990, 1991, 1992, 1993, 1994, 1995), span)).toBe(false);
  expect(isHalfBare(years(1990, 1992, 1994, 1996, 1998), span)).toBe(false);
  expect(isHalfBare([], span)).toBe(false);
});

function years(...all: number[]): { year: number }[] {
  return all.map((year) => ({ year }));
}
