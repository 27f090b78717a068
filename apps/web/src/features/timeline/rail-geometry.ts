import type { RailDecade, RailYear } from "./rail.ts";

/** In pixels at the normal text size; everything is drawn in rem, so that larger letters get a larger rope. */
const pxPerRem = 18;

export interface RailMeasures {
  readonly isUpright: boolean;
  readonly openPx: number;
  readonly lockedPx: number;
  /** The mark before each decade takes room on the upright rope only. */
  readonly decadePx: number;
}

export const uprightRail: RailMeasures = { isUpright: true, openPx: 64, lockedPx: 50, decadePx: 40 };
export const lyingRail: RailMeasures = { isUpright: false, openPx: 108, lockedPx: 84, decadePx: 0 };

interface RailKnot extends RailYear {
  /** Where on the rope it is tied. */
  readonly at: number;
}

/** A decade's part of the rope. */
export interface RailPart extends Pick<RailDecade, "firstYear"> {
  readonly fromPx: number;
  readonly lengthPx: number;
  readonly knots: readonly RailKnot[];
}

export interface RailLayout {
  readonly lengthPx: number;
  readonly parts: readonly RailPart[];
}

export function layRail(decades: readonly RailDecade[], measures: RailMeasures): RailLayout {
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
