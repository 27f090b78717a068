import type { OfflineFavourite, OfflineIndex, OfflineLine } from "@lane/contract/offline-page.ts";
import type { YearEntry } from "@lane/contract/timelines.ts";
import { categories, type Category } from "@lane/domain/categories.ts";
import { isHeavy } from "@lane/domain/lifeline/life.ts";

import type { RailYear } from "#features/timeline/rail.ts";

/** Which memories the reader wants to see. */
export interface Shown {
  readonly withHeavy: boolean;
  readonly withArchived: boolean;
}

/** The archive, filtered to what is shown. */
export interface Life {
  readonly index: OfflineIndex;
  readonly shown: Shown;
  readonly lines: readonly OfflineLine[];
  readonly lineById: ReadonlyMap<string, OfflineLine>;
  readonly years: readonly RailYear[];
}

export function lifeOf(index: OfflineIndex, shown: Shown): Life {
  const lines = index.memories.filter(
    (line) => (shown.withHeavy || !isHeavy(line)) && (shown.withArchived || !line.isArchived),
  );
  const lineById = new Map(index.memories.map((line) => [line.id, line]));
  return { index, shown, lines, lineById, years: yearsOf(index, lines) };
}

export function linesOfYear({ lines }: Life, year: number): OfflineLine[] {
  return lines.filter((line) => line.year === year);
}

/** The memories before and after one, among those that are shown. */
export function neighboursOf({ lines }: Life, id: string): Record<"previous" | "next", OfflineLine | undefined> {
  const at = lines.findIndex((line) => line.id === id);
  return at < 0 ? { previous: undefined, next: undefined } : { previous: lines[at - 1], next: lines[at + 1] };
}

/** In the order of the six categories; a favourite without a title is left out. */
export function favouritesOfYear({ favourites }: OfflineIndex, year: number): ReadonlyMap<Category, OfflineFavourite> {
  const ofYear = favourites.filter((one) => one.year === year && one.title !== null);
  const inOrder = ofYear.toSorted((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category));
  return new Map(inOrder.map((one) => [one.category, one]));
}

/**
 * The years from birth, or from earlier content, until the archive was made. Years without content are disabled on the
 * rope.
 */
function yearsOf({ person, madeAt, memories, favourites }: OfflineIndex, lines: readonly OfflineLine[]): RailYear[] {
  const marked = [...memories, ...favourites].map(({ year }) => year);
  const ends = [...marked, Number(person.dateOfBirth.slice(0, 4)), Number(madeAt.slice(0, 4))];
  const first = ends.reduce((a, b) => Math.min(a, b));
  const last = ends.reduce((a, b) => Math.max(a, b));
  const byYear = Map.groupBy(lines, ({ year }) => year);
  const withFavourites = new Set(favourites.flatMap(({ year, title }) => (title === null ? [] : year)));
  return Array.from({ length: last - first + 1 }, (_, offset) => {
    const entry = entryOf(first + offset, byYear.get(first + offset) ?? []);
    const isOpen = entry.memoryCount > 0 || withFavourites.has(entry.year);
    return { year: entry.year, state: isOpen ? "open" : "disabled", entry };
  });
}

function entryOf(year: number, lines: readonly OfflineLine[]): YearEntry {
  const months = Map.groupBy(lines, ({ month }) => month);
  return {
    _id: String(year),
    year,
    memoryCount: lines.length,
    flowerMemoryCount: lines.filter(({ mark }) => mark === "Flower").length,
    stoneMemoryCount: lines.filter(({ mark }) => mark === "Stone").length,
    monthCounts: Array.from({ length: 12 }, (_, index) => months.get(index + 1)?.length ?? 0),
    lock: false,
    disable: false,
  };
}
