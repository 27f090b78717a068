import { textWidth } from "@lane/domain/lifeline/svg-text.ts";
import { fitView, stageOf, xOf, zoomedTo, type ZoomLevel } from "@lane/domain/lifeline/view.ts";
import { beforeEach, expect, test } from "vitest";

import { shortMonthName } from "#lib/date-parts.ts";
import { startI18n } from "#lib/i18n.ts";

import { axisBetween } from "./axis.ts";

beforeEach(() => {
  startI18n();
});

const span = { from: 1950.2, to: 2026.87 };

function axisAt(level: ZoomLevel, width: number, around: number) {
  const stage = stageOf(width, span);
  const { start, scale } = zoomedTo(
    level,
    { ...fitView(stage), start: around - width / 2 / fitView(stage).scale },
    stage,
  );
  const labels = axisBetween({ stage, scale, from: Math.max(start, span.from), to: start + width / scale - 1e-9 });
  return labels.map((label) => {
    const [x, long] = [(label.moment - start) * scale, textWidth(label.text, label.isPeriod ? 19 : 15)];
    return { ...label, left: label.isPeriod ? x : x - long / 2, right: label.isPeriod ? x + 6 + long : x + long / 2 };
  });
}

function wordsOf(labels: ReturnType<typeof axisAt>, row: number): string {
  return labels
    .filter((label) => label.row === row)
    .map(({ text }) => text)
    .join(" ");
}

test.for([318, 1054])(
  "in a frame of %i pixels no name of a decade, a year or a month is cut or touches another",
  (width) => {
    for (const level of ["decade", "year", "month"] as const) {
      const labels = axisAt(level, width, 1988.55);
      expect(labels.length).toBeGreaterThan(4);
      expect(labels.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
      for (const row of [0, 1]) {
        const inRow = labels.filter((label) => label.row === row);
        expect(inRow.filter(({ left }, at) => left < (inRow[at - 1]?.right ?? -1))).toEqual([]);
      }
    }
  },
);

test("a whole life names some of its years, on a phone too", () => {
  expect(wordsOf(axisAt("life", 318, 1988), 0)).toBe("1960 1980 2000");
  expect(axisAt("life", 1054, 1988)).toHaveLength(14);
});

test("a year names its months in their middle, by a letter where there is little room", () => {
  const wide = axisAt("year", 1054, 1988.5);
  const months = Array.from({ length: 12 }, (_, at) => shortMonthName(at + 1)).join(" ");
  expect(wordsOf(wide, 0), "and the months beside it").toBe(`Dec ${months} Jan`);
  expect(wordsOf(wide, 1)).toBe("1988 1989");
  expect(wide.find(({ text }) => text === "Jul")?.moment).toBeCloseTo(1988 + 6.5 / 12, 9);
  expect(wordsOf(axisAt("year", 318, 1988.5), 0)).toBe("J F M A M J J A S O N D");
});

test("a month names its days, all of them where there is room", () => {
  const wide = axisAt("month", 1054, 1988.12);
  expect(wordsOf(wide, 0)).toBe(Array.from({ length: 29 }, (_, at) => at + 1).join(" "));
  expect(wordsOf(wide, 1)).toBe("February 1988");
  expect(wordsOf(axisAt("month", 318, 1988.55), 0)).toBe("1 5 10 15 20 25");
});

test("what is drawn short has no years of its own, and no name of a year reaches into it", () => {
  const stage = stageOf(1054, span, [
    { from: 1950.2, to: 1970 },
    { from: 1990, to: 2010 },
  ]);
  const { scale } = fitView(stage);
  const labels = axisBetween({ stage, scale, from: span.from, to: span.to });

  expect(labels.map(({ text }) => text).slice(0, 2)).toEqual(["1970", "1975"]);
  const near = axisBetween({ stage, scale: 900, from: 1989, to: 1991 });
  expect(near.map(({ text }) => text)).toEqual([
    "1989",
    ...Array.from({ length: 12 }, (_, at) => shortMonthName(at + 1)),
  ]);
  expect(labels.filter(({ moment }) => moment >= 1990 && moment < 2010)).toEqual([]);
  const before = labels.filter(({ moment }) => moment < 1990).at(-1);
  expect(xOf(stage, 1990, scale) - xOf(stage, before?.moment ?? 0, scale)).toBeGreaterThan(textWidth("1988", 19) + 6);
});
