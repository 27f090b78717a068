import { byImportance } from "./landmarks.ts";
import type { LifelineMemory } from "./life.ts";
import type { PosterColumn } from "./poster-columns.ts";
import { type PosterPictures, type Standing, standingsOf, widthOf } from "./poster-marks.ts";
import type { ColumnNeeds } from "./poster-rows.ts";
import { textWidth, wrappedText } from "./svg-text.ts";

/** In parts of the drawing, of which a flower is 24 wide. */
export const letters = { year: 15, bareYear: 11, stretch: 9.5 } as const;
export const coilRadius = 24;
/** How far the rope sways up and down, its thickness, and where the years stand below it. */
export const lines = { sway: 4.5, rope: 6.5, year: 26 } as const;

/** How much of each year is shown: the fuller, the smaller everything is. */
export interface Detail {
  /** Of the letters of a title. */
  readonly letters: number;
  /** The widest title, and the width of every year at true scale. */
  readonly width: number;
  /** At most so many prints a year, and the side of a square one. */
  readonly prints: number;
  readonly printSide: number;
  readonly titles: number;
  readonly linesOfTitle: number;
}

const frugal = { letters: 7.6, printSide: 44 } as const;

/** From the fullest on. */
export const details: readonly [Detail, ...Detail[]] = [
  { letters: 10, width: 128, prints: 4, printSide: 62, titles: 12, linesOfTitle: 3 },
  { letters: 10, width: 128, prints: 2, printSide: 62, titles: 6, linesOfTitle: 3 },
  { letters: 9, width: 112, prints: 3, printSide: 56, titles: 12, linesOfTitle: 3 },
  { letters: 9, width: 112, prints: 2, printSide: 56, titles: 6, linesOfTitle: 3 },
  { letters: 8.4, width: 98, prints: 3, printSide: 50, titles: 10, linesOfTitle: 3 },
  { letters: 8, width: 86, prints: 2, printSide: 46, titles: 10, linesOfTitle: 3 },
  { ...frugal, width: 86, prints: 1, titles: 8, linesOfTitle: 2 },
  { ...frugal, width: 74, prints: 2, titles: 8, linesOfTitle: 3 },
  { ...frugal, width: 74, prints: 1, titles: 6, linesOfTitle: 3 },
  { ...frugal, width: 74, prints: 0, titles: 6, linesOfTitle: 2 },
  { letters: 7.6, width: 80, prints: 1, printSide: 35, titles: 6, linesOfTitle: 3 },
  { letters: 7.6, width: 72, prints: 1, printSide: 30, titles: 5, linesOfTitle: 3 },
  { ...frugal, width: 64, prints: 1, titles: 5, linesOfTitle: 2 },
  { ...frugal, width: 64, prints: 0, titles: 5, linesOfTitle: 3 },
  { ...frugal, width: 54, prints: 0, titles: 6, linesOfTitle: 4 },
  { ...frugal, width: 54, prints: 0, titles: 4, linesOfTitle: 2 },
  { ...frugal, width: 46, prints: 0, titles: 3, linesOfTitle: 3 },
  { ...frugal, width: 40, prints: 0, titles: 2, linesOfTitle: 1 },
];

export interface NeedyColumn {
  readonly column: PosterColumn | { readonly kind: "coil" };
  readonly needs: ColumnNeeds;
  readonly standings: readonly Standing[];
  readonly titles: readonly TitleLine[];
  /** How many titles are whole, and how many there would be. */
  readonly whole: number;
  readonly wanted: number;
}

export interface TitleLine {
  readonly text: string;
  /** Below the rope. */
  readonly down: number;
  readonly letters: number;
}

export interface ColumnWish {
  readonly detail: Detail;
  /** At true scale every year is as wide as every other one. */
  readonly isEven: boolean;
  readonly pictures: PosterPictures;
  /** How wide Latin letters are against the usual guess. */
  readonly letterWidth: number;
}

const beside = 14;
const leastWidth = { bare: 38, told: 48, stretch: 54, coil: 2 * coilRadius + 16 };
const barelyAbove = 16;
const nothing = { standings: [], titles: [], whole: 0, wanted: 0 } as const;

export function needyColumn(column: PosterColumn, wish: ColumnWish): NeedyColumn {
  const told = column.kind === "year" ? column.memories : [];
  if (told.length === 0) return bareColumn(column, wish);
  const { detail, isEven, pictures } = wish;
  const standings = standingsOf(told, {
    pictures,
    prints: detail.prints,
    printSide: detail.printSide,
    width: isEven ? detail.width - beside / 2 : detail.width * 2.2,
  });
  const room = isEven ? detail.width - beside / 2 : Math.max(detail.width, widthOf(standings));
  const { lines: titles, whole, wanted } = titlesOf(told, room, wish);
  const widest = Math.max(0, ...titles.map(({ text }) => guessedWidth(text, detail.letters, wish.letterWidth)));
  return {
    column,
    standings,
    titles,
    whole,
    wanted,
    needs: {
      width: isEven ? detail.width : Math.max(leastWidth.told, widthOf(standings) + 4, widest) + beside,
      above: Math.max(barelyAbove, ...standings.map(({ height }) => height + lines.sway)),
      below: Math.max(lines.year, ...titles.map(({ down }) => down)) + 0.3 * detail.letters,
    },
  };
}

/** The end of the rope rolled up, with the hopes that stand on it. */
export function coilColumn(hasHopes: boolean): NeedyColumn {
  const above = 2 * coilRadius + lines.sway + (hasHopes ? 34 : 0);
  const needs = { width: leastWidth.coil, above, below: lines.sway + lines.rope };
  return { ...nothing, column: { kind: "coil" }, needs };
}

function bareColumn(column: PosterColumn, { detail, isEven }: ColumnWish): NeedyColumn {
  const width = column.kind === "bare" ? leastWidth.stretch : isEven ? detail.width : leastWidth.bare;
  return { ...nothing, column, needs: { width, above: barelyAbove, below: lines.year + 0.3 * letters.year } };
}

/** As many titles as there is room for, the weightiest, in the order of what happened; the others are counted. */
function titlesOf(memories: readonly LifelineMemory[], room: number, { detail, letterWidth }: ColumnWish) {
  const titled = memories.filter(({ title }) => title.trim() !== "");
  const most = titled.length <= detail.titles ? detail.titles : detail.titles - 1;
  const shown = new Set(byImportance(titled).slice(0, most));
  const found: TitleLine[] = [];
  let whole = 0;
  let down = lines.year + 0.42 * detail.letters;
  const add = (texts: readonly string[]) => {
    for (const text of texts) found.push({ text, down: (down += detail.letters * 1.2), letters: detail.letters });
    down += detail.letters * 0.32;
  };
  for (const { title } of titled.filter((memory) => shown.has(memory))) {
    const width = room / (isLatin.test(title) ? letterWidth : 1);
    const texts = wrappedText(title, width, detail.letters, detail.linesOfTitle);
    if (texts.at(-1)?.endsWith("…") !== true) whole += 1;
    add(texts);
  }
  if (titled.length > shown.size) add([`+ ${titled.length - shown.size}`]);
  return { lines: found, whole, wanted: titled.length };
}

export const isLatin = /^[\p{Script=Latin}\p{P}\p{Zs}\p{Nd}]*$/u;

export function guessedWidth(text: string, size: number, letterWidth: number): number {
  return textWidth(text, size) * (isLatin.test(text) ? letterWidth : 1);
}
