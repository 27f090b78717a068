import type { Point } from "#lib/gestures.ts";

/** Scale of a picture and its offset from the middle of the stage. */
export interface View extends Point {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholeView: View = { scale: 1, x: 0, y: 0 };
const mostScale = 6;

/** Zooms around a point, which is measured from the middle of the stage and stays in place. */
export function zoomedAt(view: View, factor: number, { x, y }: Point, stage: Size): View {
  const scale = Math.min(mostScale, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return within({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, stage);
}

export function movedBy(view: View, { x, y }: Point, stage: Size): View {
  return within({ ...view, x: view.x + x, y: view.y + y }, stage);
}

/** Clamps the offset, so that the picture never leaves the stage. */
function within({ scale, x, y }: View, { width, height }: Size): View {
  const reach = (length: number) => ((scale - 1) * length) / 2;
  return { scale, x: clamp(x, reach(width)), y: clamp(y, reach(height)) };
}

function clamp(value: number, reach: number): number {
  return Math.min(reach, Math.max(-reach, value));
}
