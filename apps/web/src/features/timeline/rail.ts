import type { YearEntry } from "@lane/contract/timelines.ts";
import { spanYears, yearsOfSpan } from "@lane/domain/timeline-span.ts";

import type { Timeline } from "#api/timeline-query.ts";

import type { LockedYears } from "./timeline-props.ts";

export interface RailYear {
  readonly year: number;
  /** "open" can be entered; "locked" links to the plans; "disabled" is no link. */
  readonly state: "open" | "disabled";
  readonly entry?: YearEntry;
}

interface RailDecade {
  readonly firstYear: number;
  readonly years: readonly RailYear[];
}

/** The years of a timeline, oldest first, and those on either side that the plan does not reach. */
export interface Rail {
  readonly years: readonly RailYear[];
  readonly lockedBefore?: LockedSpan;
  readonly lockedAfter?: LockedSpan;
}

export interface LockedSpan {
  readonly from: number;
  readonly to: number;
}

/** As a link to the plans names them: a single year by itself. */
export function lockedYearsOf(span: LockedSpan | undefined): LockedYears {
  return span && span.from === span.to ? { year: span.from } : { ...span };
}

/** Before a timeline is set: the last ten years, disabled. */
export function railOf({ years, lockedYears }: Pick<Timeline, "years" | "lockedYears">, currentYear: number): Rail {
  const [first] = years;
  if (!first) return { years: yearsOfSpan(currentYear - spanYears + 1).map((year) => ({ year, state: "disabled" })) };
  const lockedBefore = spanOf(lockedYears.filter((year) => year < first.year));
  const lockedAfter = spanOf(lockedYears.filter((year) => year > first.year && !years.some((own) => own.year >= year)));
  return {
    years: years.map((entry) => ({ year: entry.year, state: entry.disable ? "disabled" : "open", entry })),
    ...(lockedBefore ? { lockedBefore } : {}),
    ...(lockedAfter ? { lockedAfter } : {}),
  };
}

function spanOf(years: readonly number[]): LockedSpan | undefined {
  return years.length === 0 ? undefined : { from: Math.min(...years), to: Math.max(...years) };
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

/** Lengths on the rope: of a year, and of the mark before each decade. */
export const yearPx = 64;
export const decadePx = 40;

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

export function layOutRail(decades: readonly RailDecade[]): RailLayout {
  const parts: RailPart[] = [];
  let lengthPx = 0;
  for (const { firstYear, years } of decades) {
    const fromPx = lengthPx;
    const knots = years.map((year, index) => ({ ...year, at: fromPx + decadePx + (index + 0.5) * yearPx }));
    lengthPx += decadePx + years.length * yearPx;
    parts.push({ firstYear, fromPx, lengthPx: lengthPx - fromPx, knots });
  }
  return { lengthPx, parts };
}

export function rem(px: number): string {
  return `${(px / pxPerRem).toFixed(4)}rem`;
}
