import { type BookTrim, trimSizes } from "../book-choices.ts";

/** In millimetres from the upper left corner of the sheet, with what is cut off. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Back, spine and front beside each other on one sheet of paper. */
export interface CoverSheet {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  readonly front: Box;
  readonly spine: Box;
  readonly back: Box;
  /** What a millimetre of the smallest book measures on this one: drawings grow with the book. */
  readonly unit: number;
  /** The front lies on the left. */
  readonly isMirrored: boolean;
}

interface SheetSizes {
  readonly trim: BookTrim;
  readonly spineMm: number;
  readonly bleedMm: number;
  readonly isMirrored: boolean;
}

export function coverSheet({ trim, spineMm, bleedMm, isMirrored }: SheetSizes): CoverSheet {
  const { widthMm: width, heightMm: height } = trimSizes[trim];
  const top = bleedMm;
  const first = { left: bleedMm, top, width, height };
  const second = { left: bleedMm + width + spineMm, top, width, height };
  return {
    width: 2 * (width + bleedMm) + spineMm,
    height: height + 2 * bleedMm,
    bleed: bleedMm,
    front: isMirrored ? first : second,
    spine: { left: bleedMm + width, top, width: spineMm, height },
    back: isMirrored ? second : first,
    unit: width / trimSizes.A5.widthMm,
    isMirrored,
  };
}

/** Words nearer to a cut or a fold than this could be lost with it. */
export const coverSafetyMm = 10;

/** A part of the front, the back or the spine, from its own edges: `from` and `to` are shares of its height. */
export function partOf(
  { left, top, width, height }: Box,
  { side, from, to }: Record<"side" | "from" | "to", number>,
): Box {
  return { left: left + side, top: top + height * from, width: width - 2 * side, height: height * (to - from) };
}

const spineMargin = 14;
/** The rope swings by its waves and has its own thickness. */
const clearOfRope = 8;

/** As much of a spine as lies between what crosses it, at shares of its height: 0 and 1 are its ends. */
export function spineBetween({ spine, unit }: CoverSheet, from: number, to: number): Box {
  const start = from === 0 ? spineMargin : spine.height * from + clearOfRope * unit;
  const end = to === 1 ? spine.height - spineMargin : spine.height * to - clearOfRope * unit;
  return { ...spine, top: spine.top + start, height: end - start };
}
