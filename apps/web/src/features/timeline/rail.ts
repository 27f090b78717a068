import type { YearEntry } from "@lane/contract/timelines.ts";
import { spanYears, yearsOfSpan } from "@lane/domain/timeline-span.ts";

import type { Timeline } from "#api/timeline-query.ts";

export interface RailYear {
  readonly year: number;
  /** "open" can be entered; "locked" links to the plans; "disabled" is no link. */
  readonly state: "open" | "locked" | "disabled";
  readonly entry?: YearEntry;
}

interface RailDecade {
  readonly firstYear: number;
  readonly years: readonly RailYear[];
}

/** Every year of the column, oldest first. Before a timeline is set: the last ten years, disabled. */
export function railYears(
  { years, lockedYears }: Pick<Timeline, "years" | "lockedYears">,
  currentYear: number,
): RailYear[] {
  if (years.length === 0) {
    return yearsOfSpan(currentYear - spanYears + 1).map((year) => ({ year, state: "disabled" }));
  }
  const own = new Set(years.map(({ year }) => year));
  const locked = lockedYears.filter((year) => !own.has(year)).map((year): RailYear => ({ year, state: "locked" }));
  const open = years.map((entry): RailYear => ({
    year: entry.year,
    state: entry.disable ? "disabled" : "open",
    entry,
  }));
  return [...locked, ...open].toSorted((a, b) => a.year - b.year);
}

export function byDecade(years: readonly RailYear[]): RailDecade[] {
  const decades = Map.groupBy(years, ({ year }) => Math.floor(year / 10) * 10);
  return [...decades].map(([firstYear, ofDecade]) => ({ firstYear, years: ofDecade }));
}

/** The year that a key leads to: a neighbour, ten years away, or either end. Undefined for any other key. */
export function yearAfterKey(key: string, years: readonly number[], from: number): number | undefined {
  const index = years.indexOf(from);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowRight: index + 1,
    ArrowUp: index - 1,
    ArrowLeft: index - 1,
    PageDown: index + 10,
    PageUp: index - 10,
    Home: 0,
    End: years.length - 1,
  };
  const wanted = steps[key];
  return wanted === undefined ? undefined : years[Math.min(Math.max(wanted, 0), years.length - 1)];
}

/** The first year that starts with these digits, else one that ends in them. */
export function yearByDigits(digits: string, years: readonly number[]): number | undefined {
  return years.find((year) => String(year).startsWith(digits)) ?? years.find((year) => String(year).endsWith(digits));
}

/** Pixels at the normal text size; everything is drawn in rem, so that a larger font enlarges the rope. */
const pxPerRem = 18;

export interface RailMeasures {
  readonly isUpright: boolean;
  readonly openPx: number;
  readonly lockedPx: number;
  /** Length of the mark before each decade, on a vertical rope only. */
  readonly decadePx: number;
}

export const uprightRail: RailMeasures = { isUpright: true, openPx: 64, lockedPx: 50, decadePx: 40 };
export const lyingRail: RailMeasures = { isUpright: false, openPx: 108, lockedPx: 84, decadePx: 0 };

interface RailKnot extends RailYear {
  /** The position of the knot on the rope, in pixels. */
  readonly at: number;
}

/** A decade's part of the rope. */
export interface RailPart extends Pick<RailDecade, "firstYear"> {
  readonly fromPx: number;
  readonly lengthPx: number;
  readonly knots: readonly RailKnot[];
}

interface RailLayout {
  readonly lengthPx: number;
  readonly parts: readonly RailPart[];
}

export function layOutRail(decades: readonly RailDecade[], measures: RailMeasures): RailLayout {
  const parts: RailPart[] = [];
  let lengthPx = 0;
  for (const { firstYear, years } of decades) {
    const fromPx = lengthPx;
    const knots: RailKnot[] = [];
    lengthPx += measures.decadePx;
    for (const year of years) {
      const sizePx = sizeOfYear(year, measures);
      knots.push({ ...year, at: lengthPx + sizePx / 2 });
      lengthPx += sizePx;
    }
    parts.push({ firstYear, fromPx, lengthPx: lengthPx - fromPx, knots });
  }
  return { lengthPx, parts };
}

export function sizeOfYear({ state }: RailYear, { openPx, lockedPx }: RailMeasures): number {
  return state === "locked" ? lockedPx : openPx;
}

export function rem(px: number): string {
  return `${(px / pxPerRem).toFixed(4)}rem`;
}
