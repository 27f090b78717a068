import type { BookYear } from "./book-input.ts";
import { captionHeight } from "./caption-size.ts";
import type { PageShape } from "./memory-choices.ts";
import type { PageBlock, SolidBlock } from "./page-blocks.ts";
import type { PageChoice } from "./page-choices.ts";
import type { PageGeometry } from "./page-geometry.ts";
import { fills, placed, type PlacedPhoto, printPpi, shapeOf, widestSharp } from "./picture-size.ts";

/** The measures of what stands at the head of a year. */
export interface MeasuredYear {
  readonly year: BookYear;
  readonly head: number;
  readonly inlineHead: number;
  /** How high the first rows of favourites and culture are, by their number: 0 for none. */
  readonly rows: readonly number[];
  /** Lines of each paragraph of the introduction. */
  readonly intro: readonly number[];
  readonly opening: YearOpening | null;
}

/** The picture a year opens on: a page to its edges, or the upper part of one. */
export interface YearOpening {
  readonly memoryId: string;
  readonly photo: PlacedPhoto;
  readonly isWholePage: boolean;
  /** Under it, or on it; empty without words. */
  readonly caption: string;
}

const gaps = { culture: 7, intro: 5, inline: 16 };
const highestBand = 0.56;

/** The best picture to open a year with: sharp to the edges, happy, and not given another place by the person. */
export function openingOf({ memories }: BookYear, geometry: PageGeometry): YearOpening | null {
  const page = {
    width: geometry.trimWidth + 2 * geometry.bleed,
    height: geometry.trimHeight + 2 * geometry.bleed,
  };
  const offered = memories.flatMap((memory) =>
    memory.mark === "Stone" || memory.isCandle || memory.layout !== null
      ? []
      : memory.photos.map((photo) => ({ memory, photo })),
  );
  const openings = offered.flatMap(({ memory, photo }) => {
    const caption = photo.caption === "" ? memory.title : photo.caption;
    const weight = (memory.size === "large" ? 2 : 1) / (1 + memory.photos.indexOf(photo));
    const known = { memoryId: memory.id, caption };
    if (fills(photo, page)) return [{ ...known, weight, isWholePage: true, photo: placed(photo, page) }];
    const height = page.width / shapeOf(photo);
    const isBand = height <= highestBand * geometry.trimHeight && height > geometry.trimHeight * 0.3;
    if (!isBand || widestSharp(photo, printPpi) < page.width) return [];
    return [{ ...known, weight, isWholePage: false, photo: placed(photo, { width: page.width, height }) }];
  });
  const [best] = openings.toSorted((one, other) => other.weight - one.weight);
  return best ?? null;
}

/** Every sensible way to begin a year. */
export function yearChoices(measured: MeasuredYear, { geometry }: PageShape): PageChoice[] {
  const { opening, year } = measured;
  const counts = rowCounts(measured);
  const intro: PageBlock[] =
    measured.intro.length === 0
      ? []
      : [
          {
            kind: "text",
            above: gaps.intro,
            source: { of: "chapter", year: year.year },
            from: 0,
            lines: measured.intro,
          },
        ];
  const withRows = (head: readonly PageBlock[], cost: number, rows: readonly number[]): PageChoice[] =>
    rows.map((count) => ({
      blocks: [...head, ...cultureOf(measured, count), ...intro],
      cost: cost + rowsCost(count, measured),
    }));

  if (opening?.isWholePage === true) {
    const page: PageBlock = {
      kind: "opening",
      above: 0,
      photo: opening.photo.photo,
      year: year.year,
      memoryId: opening.memoryId,
    };
    return withRows([page], 0, counts);
  }
  const head = headOf(measured, geometry);
  const choices = withRows([head], 0, counts).map((choice) => ({ ...choice, startsPage: true }));
  const alone = choices.slice(-1).map((choice) => ({ ...choice, endsPage: true, cost: choice.cost + 0.2 }));
  if (opening || intro.length > 0 || year.title !== "") return [...choices, ...alone];
  const inline: SolidBlock = {
    kind: "year",
    year: year.year,
    isInline: true,
    above: gaps.inline,
    height: measured.inlineHead,
    isSticky: true,
  };
  return [...choices, ...alone, ...withRows([inline], 1.6, counts).map((choice) => ({ ...choice, isInline: true }))];
}

function headOf({ year, head, opening }: MeasuredYear, geometry: PageGeometry): SolidBlock {
  const height = head + (opening ? bandHeight(opening, geometry) : 0);
  return { kind: "year", year: year.year, isInline: false, above: 0, height, isSticky: true };
}

/** Below the upper edge of the type area: the picture, its words, and some air. */
export function bandHeight({ photo, caption }: YearOpening, geometry: PageGeometry): number {
  const words = caption === "" ? 0 : captionHeight(caption, geometry.textWidth, geometry.fontPt);
  return photo.height - geometry.bleed - geometry.top + words + 4;
}

/** One's own favourites are always there; of the world's, as much as the page has room for. */
function rowCounts({ year, rows }: MeasuredYear): number[] {
  const own = year.favourites.length;
  const all = rows.length - 1;
  return [...new Set([own, own + 3, own + 5, own + 7, own + 9, all].map((count) => Math.min(count, all)))];
}

function rowsCost(count: number, { rows }: MeasuredYear): number {
  const all = rows.length - 1;
  return all === 0 ? 0 : 0.25 * (1 - count / all);
}

function cultureOf({ year, rows }: MeasuredYear, count: number): SolidBlock[] {
  const height = rows[count] ?? 0;
  return count === 0 ? [] : [{ kind: "culture", year: year.year, rows: count, above: gaps.culture, height }];
}
