import { type LifelineMemory, scaleOf, symbolOf } from "../lifeline/life.ts";
import { motifDefinitions, motifOf } from "../lifeline/motif-svg.ts";
import { paperColours } from "../lifeline/paper-colours.ts";
import { pointOnRope, ropeLine, ropeStrands } from "../lifeline/rope.ts";
import type { CoverSheet } from "./cover-sheet.ts";

/** What lies on the rope, in order of time. */
export type CoverMark = Pick<LifelineMemory, "id" | "mark" | "isCandle" | "size">;

interface RopeOnCover {
  readonly marks: readonly CoverMark[];
  /** How far below the upper cut, as a share of the height. */
  readonly at: number;
  /** The size of the marks; 1 is that of the lifeline. */
  readonly scale?: number;
  /** Where nothing lies on it but the rope itself: from and to, in millimetres of the sheet. */
  readonly bare?: readonly (readonly [number, number])[];
  readonly straw?: string;
  readonly strawDark?: string;
}

const mmPerStep = 0.36;
const thickness = 6.5;
/** A mark needs about this much room to its left and right. */
const markReach = 9;
const mostMarks = 32;

/** One rope from edge to edge: over back, spine and front, and beyond the cut. Nothing lies on the folds. */
export function coverRope(sheet: CoverSheet, rope: RopeOnCover): string {
  const { at, scale = 1, bare = [], straw = paperColours.straw, strawDark = paperColours.strawDark } = rope;
  const step = mmPerStep * sheet.unit;
  const shape = { lengthPx: sheet.width / step + 24, waveHeight: 6, waveLength: 190 };
  const y = sheet.bleed + sheet.front.height * at;
  const folds = [sheet.spine.left - markReach, sheet.spine.left + sheet.spine.width + markReach] as const;
  const marks = evenly(rope.marks, mostMarks);
  const places = placesFor(sheet.isMirrored ? marks.toReversed() : marks, freeParts(sheet, [folds, ...bare]));
  const laid = places.map(({ mark, left }) => {
    const point = pointOnRope(shape, left / step + 12);
    const symbol = symbolOf(mark);
    const up = symbol === "stone" ? 2 : symbol === "knot" ? 0 : -1;
    const size = (0.8 * scale * scaleOf(mark.size)).toFixed(2);
    return `<use href="#c-${motifOf(symbol, mark.id)}" transform="translate(${point.x.toFixed(1)} ${(point.y + up).toFixed(1)}) scale(${size})"/>`;
  });
  return (
    `<g transform="translate(${(-12 * step).toFixed(2)} ${y.toFixed(2)}) scale(${step.toFixed(4)})">` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${ropeLine(shape, 4)}" stroke="${strawDark}" stroke-width="${thickness}"/>` +
    `<path d="${ropeLine(shape, 4)}" stroke="${straw}" stroke-width="${thickness - 1.4}"/>` +
    `<path d="${ropeStrands(shape, thickness)}" stroke="${strawDark}" stroke-width="0.9"/></g>${laid.join("")}</g>`
  );
}

/** How far the rope of a cover hangs below or rises above where it is placed, with its own thickness. */
export function ropeReach({ unit }: CoverSheet): number {
  return (6 + thickness / 2) * mmPerStep * unit;
}

export function motifsInDrawing(): string {
  return `<defs>${motifDefinitions("c-")}</defs>`;
}

/** One of ours with its foot at a place of the drawing, `height` tall where a flower is 56 units. */
export function motifAt(name: string, left: number, foot: number, height: number): string {
  return `<use href="#c-${name}" transform="translate(${left} ${foot}) scale(${(height / 56).toFixed(3)})"/>`;
}

type Part = readonly [from: number, to: number];

function freeParts(sheet: CoverSheet, taken: readonly Part[]): Part[] {
  const edge = sheet.bleed + markReach;
  const inOrder = taken.toSorted((one, other) => one[0] - other[0]);
  let from = edge;
  const parts: Part[] = [];
  for (const [start, end] of inOrder) {
    if (start > from) parts.push([from, start]);
    from = Math.max(from, end);
  }
  if (sheet.width - edge > from) parts.push([from, sheet.width - edge]);
  return parts;
}

/** Evenly over all free parts of the rope, as if they were one. */
function placesFor(marks: readonly CoverMark[], parts: readonly Part[]): { mark: CoverMark; left: number }[] {
  const whole = parts.reduce((sum, [from, to]) => sum + to - from, 0);
  return marks.flatMap((mark, index) => {
    let along = (whole * (index + 0.5)) / marks.length;
    for (const [from, to] of parts) {
      if (along <= to - from) return [{ mark, left: from + along }];
      along -= to - from;
    }
    return [];
  });
}

function evenly<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]).filter(
    (one) => one !== undefined,
  );
}
