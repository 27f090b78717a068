import type { Point } from "./coil.ts";
import { pointOnRope } from "./rope.ts";

/** A stretch of the rope; bare years that are drawn short are only a thread. */
export interface RopePart {
  readonly points: readonly Point[];
  readonly isThin: boolean;
}

export interface RopeRow {
  /** The height the row lies at. */
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly direction: 1 | -1;
}

const step = 5;

/** The height of the rope at a place of a row: still where the bends begin, swaying between them. */
export function ropeHeightIn({ y, left, right }: RopeRow, row: number, x: number, scale: number): number {
  const sway = { waveHeight: 4.5 * scale, waveLength: 290 * Math.sqrt(scale) };
  const share = Math.min(1, Math.max(0, Math.min(x - left, right - x) / (60 * scale)));
  return y + pointOnRope(sway, x + row * 97).y * share * share * (3 - 2 * share);
}

/** Points from one place of a row to another, in the direction of travel. */
export function alongRow(from: number, to: number, heightAt: (x: number) => number): Point[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / count;
    return { x, y: heightAt(x) };
  });
}

/** The way down from the end of a row to the next one. */
export function bendBetween({ left, right, direction, y }: RopeRow, next: RopeRow, reach: number): Point[] {
  const x = direction === 1 ? right : left;
  const height = next.y - y;
  const count = Math.max(8, Math.ceil(height / step));
  return Array.from({ length: count - 1 }, (_, at) => {
    const angle = -Math.PI / 2 + (Math.PI * (at + 1)) / count;
    return { x: x + Math.cos(angle) * reach * direction, y: y + height / 2 + (Math.sin(angle) * height) / 2 };
  });
}

/** Neighbours of one kind become one part. */
export function joined(parts: readonly RopePart[]): RopePart[] {
  const found: RopePart[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last?.isThin === part.isThin) {
      found[found.length - 1] = { points: [...last.points, ...part.points], isThin: part.isThin };
    } else {
      // One shared point, so that no gap is visible between a thread and the rope.
      const from = last?.points.at(-1);
      found.push({ points: from ? [from, ...part.points] : part.points, isThin: part.isThin });
    }
  }
  return found;
}
