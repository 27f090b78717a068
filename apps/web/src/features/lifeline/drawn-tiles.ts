import type { Stage, View } from "@lane/domain/lifeline/view.ts";

import { tileWidth } from "./stage-layout.ts";

/** The stretch of the rope that exists as a drawing. */
export interface DrawnTiles {
  readonly first: number;
  readonly last: number;
  readonly scale: number;
  /** The tile that the drawing begins at. It stays while one pans, or everything would be painted again. */
  readonly origin: number;
}

/** A mark and its title reach this many tiles beyond their own. */
const reach = 2;
/** How many tiles are drawn ahead at each end, and how many are kept behind while the drawing grows ahead. */
const ready = 2;
const most = 3;

/** What is in sight, with the neighbours whose marks and words reach into it. */
function neededTiles({ start, scale }: View, { span, width }: Stage): { first: number; last: number } {
  const left = (start - span.from) * scale;
  return { first: Math.floor(left / tileWidth) - reach, last: Math.floor((left + width) / tileWidth) + reach };
}

export function firstTiles(view: View, stage: Stage): DrawnTiles {
  const needed = neededTiles(view, stage);
  return { ...needed, scale: view.scale, origin: needed.first };
}

/** Whether nothing that is in sight is still to be drawn. */
export function holdsView(drawn: DrawnTiles, view: View, stage: Stage): boolean {
  const { first, last } = neededTiles(view, stage);
  return drawn.scale === view.scale && drawn.first <= first && drawn.last >= last;
}

/**
 * One step towards the tiles that a view needs: all visible ones at once, and one more ahead, since many in one step
 * would delay the drag. Tiles far behind are dropped in the same step. Returns the same object when nothing is left to do.
 */
export function nextTiles(before: DrawnTiles, view: View, stage: Stage): DrawnTiles {
  const needed = neededTiles(view, stage);
  const isElsewhere = needed.first > before.last || needed.last < before.first;
  if (before.scale !== view.scale || isElsewhere) return firstTiles(view, stage);
  const first = Math.min(before.first, needed.first);
  const last = Math.max(before.last, needed.last);
  const [behind, ahead] = [needed.first - first, last - needed.last];
  if (first !== before.first || last !== before.last) return { ...before, first, last };
  if (ahead < ready && ahead <= behind)
    return { ...before, first: Math.max(first, needed.first - most), last: last + 1 };
  if (behind < ready) return { ...before, first: first - 1, last: Math.min(last, needed.last + most) };
  return before;
}
