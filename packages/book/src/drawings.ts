import { type LifelineMemory, scaleOf, symbolOf } from "@lane/domain/lifeline/life.ts";
import { motifDefinitions, motifOf } from "@lane/domain/lifeline/motif-svg.ts";
import { paperColours } from "@lane/domain/lifeline/paper-colours.ts";
import { pointOnRope, ropeLine, ropeStrands } from "@lane/domain/lifeline/rope.ts";
import { encode } from "uqr";

export type Marked = Pick<LifelineMemory, "id" | "mark" | "isCandle" | "size">;

export interface RopeDrawing {
  readonly width: number;
  readonly height: number;
  /** How many of the marks there is room for; evenly chosen when there are more. */
  readonly most: number;
  readonly straw: string;
  readonly strawDark: string;
}

export const yearRope: RopeDrawing = {
  width: 300,
  height: 104,
  most: 24,
  straw: paperColours.straw,
  strawDark: paperColours.strawDark,
};

/** A piece of rope with what was laid on it, in order of time. */
export function ropeSvg(memories: readonly Marked[], drawing: RopeDrawing): string {
  const { width, height, most, straw, strawDark } = drawing;
  const thickness = 6.5;
  const shape = { lengthPx: width - 24, waveHeight: 6, waveLength: 190 };
  const laid = evenly(memories, most);
  const gap = shape.lengthPx / (laid.length + 1);
  const scale = 0.8 * Math.min(1, Math.max(0.5, gap / 26));
  const marks = laid.map((memory, at) => {
    const { x, y } = pointOnRope(shape, gap * (at + 1));
    const symbol = symbolOf(memory);
    const size = (scale * scaleOf(memory.size)).toFixed(2);
    const up = symbol === "stone" ? 2 : symbol === "knot" ? 0 : -1;
    return `<use href="#m-${motifOf(symbol, memory.id)}" transform="translate(${x.toFixed(1)} ${(y + up).toFixed(1)}) scale(${size})"/>`;
  });
  return svg(
    width,
    height,
    `<defs>${motifDefinitions("m-")}</defs><g transform="translate(12 ${height - 22})" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
      `<path d="${ropeLine(shape, 4)}" stroke="${strawDark}" stroke-width="${thickness}"/>` +
      `<path d="${ropeLine(shape, 4)}" stroke="${straw}" stroke-width="${thickness - 1.4}"/>` +
      `<path d="${ropeStrands(shape, thickness)}" stroke="${strawDark}" stroke-width="0.9"/></g>` +
      `<g transform="translate(12 ${height - 22})">${marks.join("")}</g>`,
  );
}

function evenly<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]).filter(
    (one) => one !== undefined,
  );
}

/** Boxes around each kind of mark, in its own units with the ground at 0. */
const iconBoxes = { flower: "-20 -56 40 57", stone: "-20 -20 40 28", candle: "-18 -61 36 64", knot: "-9 -11 18 22" };

/** The mark that stands beside the month of a memory; its name is `motifOf`. */
export function motifIcon(motif: string): string {
  const kind = motif.split("-")[0];
  const box = kind === "flower" || kind === "stone" || kind === "candle" ? iconBoxes[kind] : iconBoxes.knot;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${motifDefinitions("m-")}</defs><use href="#m-${motif}"/></svg>`;
}

/** A code for the camera of a phone, with the white edge it needs. */
export function qrSvg(address: string): string {
  const { size, data } = encode(address, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return svg(size, size, `<path d="${path}" fill="#000"/>`);
}

function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}
