import { daysInMonth } from "@lane/domain/calendar.ts";
import { type Stage, xOf } from "@lane/domain/lifeline/view.ts";

import { monthName, shortMonthName } from "#lib/date-parts.ts";

/** A label under the rope: a period, placed where it begins, or a part of a period, placed in its middle. */
export interface AxisLabel {
  readonly moment: number;
  readonly text: string;
  readonly isPeriod: boolean;
  /** Row 1 is for periods whose parts are labelled in row 0. */
  readonly row: 0 | 1;
}

export interface Stretch {
  readonly stage: Stage;
  /** Width of a year in pixels. */
  readonly scale: number;
  readonly from: number;
  readonly to: number;
}

const yearSteps = [1, 2, 5, 10, 20, 25, 50];
const minYearWidth = 54;
const minMonthWidth = { letter: 20, word: 46 };
const minDayWidth = { some: 10, each: 24 };
/** Width reserved for the label of today at the end of the first row. */
const todayWidth = { period: 68, part: 46 };
/** The same before the name of a fold, which begins inside of it. */
const foldNameWidth = { period: 68, part: 24 };

/** Labels of years, of months where there is room, and of days at the highest zoom; none in or over a fold. */
export function axisBetween(stretch: Stretch): AxisLabel[] {
  const { stage, scale, from, to } = stretch;
  const labels = scale / 12 / 31 >= minDayWidth.some ? daysOf(stretch) : [...yearsOf(stretch), ...monthsOf(stretch)];
  return labels.filter(({ moment, isPeriod, row }) => {
    const kind = isPeriod ? "period" : "part";
    const [room, foldRoom] = row === 1 ? [0, 1] : [todayWidth[kind], foldNameWidth[kind]];
    const isFree = stage.folds.every(
      (fold) => moment >= fold.to - 1e-9 || xOf(stage, fold.from, scale) - xOf(stage, moment, scale) >= foldRoom,
    );
    return isFree && moment >= from && moment < to && moment < stage.span.to - room / scale;
  });
}

function yearsOf({ scale, from, to }: Stretch): AxisLabel[] {
  const step = yearSteps.find((years) => years * scale >= minYearWidth) ?? 100;
  const row = scale / 12 >= minMonthWidth.letter ? 1 : 0;
  const years = range(Math.ceil(from / step), Math.floor(to / step)).map((at) => at * step);
  return years.map((year) => ({ moment: year, text: String(year), isPeriod: true, row }));
}

function monthsOf({ scale, from, to }: Stretch): AxisLabel[] {
  const room = scale / 12;
  if (room < minMonthWidth.letter) return [];
  return range(Math.floor(from * 12), Math.floor(to * 12)).map((at) => ({
    moment: (at + 0.5) / 12,
    text:
      room < minMonthWidth.word
        ? monthName((at % 12) + 1)
            .slice(0, 1)
            .toUpperCase()
        : shortMonthName((at % 12) + 1),
    isPeriod: false,
    row: 0,
  }));
}

function daysOf({ scale, from, to }: Stretch): AxisLabel[] {
  const hasEach = scale / 12 / 31 >= minDayWidth.each;
  return range(Math.floor(from * 12), Math.floor(to * 12)).flatMap((at) => {
    const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
    const days = daysInMonth(year, month);
    // The label of the 30th would be too close to that of the next month's first day.
    const named = range(1, days).filter((day) => hasEach || day === 1 || (day % 5 === 0 && day < 30));
    const name: AxisLabel = { moment: at / 12, text: `${monthName(month)} ${year}`, isPeriod: true, row: 1 };
    const parts = named.map((day): AxisLabel => {
      return { moment: (at + (day - 0.5) / days) / 12, text: String(day), isPeriod: false, row: 0 };
    });
    return [name, ...parts];
  });
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
