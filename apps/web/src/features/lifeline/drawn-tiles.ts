import { type Stage, type View, xOf } from "@lane/domain/lifeline/view.ts";

import { tileWidth } from "./stage-layout.ts";

/** The range of tiles that is rendered. */
export interface DrawnTiles {
  readonly first: number;
  readonly last: number;
  readonly scale: number;
  /**
   * The tile at which the drawing begins. It stays the same while panning, because a change would repaint everything.
   */
  readonly origin: number;
}

/** A mark and its title extend this many tiles beyond their own. */
const reach = 2;
/** Tiles rendered ahead at each end, and tiles kept behind while the drawing grows ahead. */
const ready = 2;
const most = 3;

/** The visible tiles, with the neighbours whose marks and labels extend into them. */
function neededTiles({ start, scale }: View, stage: Stage): { first: number; last: number } {
  const left = xOf(stage, start, scale);
  return { first: Math.floor(left / tileWidth) - reach, last: Math.floor((left + stage.width) / tileWidth) + reach };
}

export function firstTiles(view: View, stage: Stage): DrawnTiles {
  const needed = neededTiles(view, stage);
  return { ...needed, scale: view.scale, origin: needed.first };
}

/** Whether every visible tile is rendered. */
export function holdsView(drawn: DrawnTiles, view: View, stage: Stage): boolean {
  const { first, last } = neededTiles(view, stage);
  return drawn.scale === view.scale && drawn.first <= first && drawn.last >= last;
}

/**
 * One step towards the tiles that a view needs: all visible ones at once, and one more ahead, since many in one step
 * would delay the drag. Tiles far behind are dropped in the same step. Returns the same object when no step is left.
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
