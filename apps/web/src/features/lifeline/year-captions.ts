import { textWidth } from "@lane/domain/lifeline/svg-text.ts";
import { levelOf, type Stage } from "@lane/domain/lifeline/view.ts";

import { lifeLength, tileWidth } from "./stage-layout.ts";

/** A faint text of one year under the rope: favourites, or what the world spoke of. */
export interface YearCaption {
  readonly year: number;
  readonly text: string;
  /** Its middle, from where the rope begins. */
  readonly x: number;
}

export const captionSize = 14;
/** Slanted letters and figures are a little wider than the guess. */
const slant = 1.12;
const gap = 26;
const edge = 6;
/** No wider than the tiles reach that are drawn around what is in sight. */
const widest = 4 * tileWidth;
const separator = " · ";

/**
 * Whole sentences with room between them, each as near to its year as it can be without leaving the decade or the year
 * that one looks at; what does not fit is left out.
 */
export function captionsAlong(words: ReadonlyMap<number, string>, stage: Stage, scale: number): YearCaption[] {
  const { span } = stage;
  const cell = { life: Infinity, decade: 10, year: 1, month: 1 }[levelOf({ start: 0, scale }, stage)];
  const end = lifeLength(span, scale);
  const captions: YearCaption[] = [];
  let free = 0;
  for (const [year, all] of [...words].sort(([one], [other]) => one - other)) {
    const first = cell === Infinity ? span.from : Math.floor(year / cell) * cell;
    const left = Math.max(free, (first - span.from) * scale + edge);
    const right = Math.min(end, (first + cell - span.from) * scale - edge);
    const name = cell === 1 ? "" : `${year}: `;
    const middle = (year + 0.5 - span.from) * scale;
    const text = wholeParts(all, (part) => widthOf(name + part) <= Math.min(widest, right - left));
    if (text === undefined) continue;
    const half = widthOf(name + text) / 2;
    const x = Math.min(Math.max(middle, left + half), right - half);
    // Pushed aside by its neighbour, the text would stand under another year.
    if (Math.abs(x - middle) > half) continue;
    captions.push({ year, text: name + text, x });
    free = x + half + gap;
  }
  return captions;
}

/** As many of the parts as there is room for, none of them cut. */
function wholeParts(text: string, fits: (part: string) => boolean): string | undefined {
  const parts = text.split(separator);
  const counts = parts.map((_, at) => parts.length - at);
  return counts.map((count) => parts.slice(0, count).join(separator)).find(fits);
}

function widthOf(text: string): number {
  return textWidth(text, captionSize) * slant;
}
