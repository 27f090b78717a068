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
/** How many more lie ready at each end, and how many may before the farthest are let go. */
const ready = 4;
const most = 6;

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
 * One step towards what a view wants: all that is in sight at once, and beyond it one tile more or less, since many in one
 * go would hold up the hand that pulls. The same tiles again when there is nothing left to do.
 */
export function nextTiles(before: DrawnTiles, view: View, stage: Stage): DrawnTiles {
  const needed = neededTiles(view, stage);
  const isElsewhere = needed.first > before.last || needed.last < before.first;
  if (before.scale !== view.scale || isElsewhere) return firstTiles(view, stage);
  const beyond = { first: needed.first - before.first, last: before.last - needed.last };
  if (beyond.first < 0 || beyond.last < 0) {
    return { ...before, first: Math.min(needed.first, before.first), last: Math.max(needed.last, before.last) };
  }
  return steppedTiles(before, beyond);
}

function steppedTiles(before: DrawnTiles, beyond: { readonly first: number; readonly last: number }): DrawnTiles {
  const { first, last } = before;
  // Where the least lies ready, the hand is on its way to.
  const isLastNearer = beyond.last <= beyond.first;
  if (Math.min(beyond.first, beyond.last) < ready) {
    return isLastNearer ? { ...before, last: last + 1 } : { ...before, first: first - 1 };
  }
  if (Math.max(beyond.first, beyond.last) > most) {
    return isLastNearer ? { ...before, first: first + 1 } : { ...before, last: last - 1 };
  }
  return before;
}
