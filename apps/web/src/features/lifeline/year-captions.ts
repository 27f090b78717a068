import { textWidth } from "@lane/domain/lifeline/svg-text.ts";
import { levelOf, type Stage, xOf } from "@lane/domain/lifeline/view.ts";

import { lifeLength, tileWidth } from "./stage-layout.ts";

/** A faint text for one year under the rope: favourites, or world events. */
export interface YearCaption {
  readonly year: number;
  readonly text: string;
  /** Centre, from the beginning of the rope. */
  readonly x: number;
}

export const captionSize = 14;
/** Italic letters and digits are a little wider than `textWidth` estimates. */
const slant = 1.12;
const gap = 26;
const edge = 6;
/** No wider than the tiles that are rendered around the visible range. */
const widest = 4 * tileWidth;
const separator = " · ";

/**
 * Captions that do not overlap, each as close to its year as possible without leaving the decade or year of the current
 * zoom level; captions that do not fit, and those of years that are drawn short, are left out.
 */
export function captionsAlong(words: ReadonlyMap<number, string>, stage: Stage, scale: number): YearCaption[] {
  const { span, folds } = stage;
  const xAt = (moment: number) => xOf(stage, moment, scale);
  const isOpen = (year: number) => folds.every((fold) => year + 0.5 < fold.from || year + 0.5 > fold.to);
  const cell = { life: Infinity, decade: 10, year: 1, month: 1 }[levelOf({ start: 0, scale }, stage)];
  const end = lifeLength(stage, scale);
  const captions: YearCaption[] = [];
  let free = 0;
  const open = [...words].filter(([year]) => isOpen(year));
  for (const [year, all] of open.sort(([one], [other]) => one - other)) {
    const first = cell === Infinity ? span.from : Math.floor(year / cell) * cell;
    const left = Math.max(free, xAt(first) + edge);
    const right = Math.min(end, xAt(first + cell) - edge);
    const name = cell === 1 ? "" : `${year}: `;
    const middle = xAt(year + 0.5);
    const text = wholeParts(all, (part) => widthOf(name + part) <= Math.min(widest, right - left));
    if (text === undefined) continue;
    const half = widthOf(name + text) / 2;
    const x = Math.min(Math.max(middle, left + half), right - half);
    // Moved this far by its neighbour, the caption would be under another year.
    if (Math.abs(x - middle) > half) continue;
    captions.push({ year, text: name + text, x });
    free = x + half + gap;
  }
  return captions;
}

/** As many whole parts as fit. */
function wholeParts(text: string, fits: (part: string) => boolean): string | undefined {
  const parts = text.split(separator);
  const counts = parts.map((_, at) => parts.length - at);
  return counts.map((count) => parts.slice(0, count).join(separator)).find(fits);
}

function widthOf(text: string): number {
  return textWidth(text, captionSize) * slant;
}
