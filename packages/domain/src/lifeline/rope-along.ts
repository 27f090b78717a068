import { strandAt } from "./rope.ts";

/** A line through points that lie close together. */
export function lineThrough(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Strands along any line: `points` are spaced as they come, the strands evenly. */
export function strandsAlong(points: readonly { readonly x: number; readonly y: number }[], thickness: number): string {
  const gap = thickness * 0.55;
  let path = "";
  let left = gap / 2;
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (!from) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    for (; left < length; left += gap) {
      const share = left / length;
      const x = from.x + (to.x - from.x) * share;
      path += strandAt({ x, y: from.y + (to.y - from.y) * share, angle }, thickness);
    }
    left -= length;
  }
  return path;
}
