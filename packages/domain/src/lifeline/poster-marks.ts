import { type Bouquet, bouquetOf } from "./clusters.ts";
import { byImportance } from "./landmarks.ts";
import type { LifelineMemory, MarkSymbol } from "./life.ts";

/** The size of a picture in any unit, as far as the sheet needs it. */
export interface PosterPicture {
  readonly width: number;
  readonly height: number;
  /** The greatest width, in units of the sheet, at which its pixels are still fine enough. */
  readonly mostWidth?: number;
  /** The picture itself as a data address, for a drawing that needs nothing else. */
  readonly href?: string;
}

export type PosterPictures = ReadonlyMap<string, PosterPicture>;

/** Something that stands on the rope, measured in parts of which a flower is 24 wide. */
export type Standing =
  | {
      readonly kind: "print";
      readonly memory: LifelineMemory;
      readonly width: number;
      readonly height: number;
      /** In units of the sheet. */
      readonly mostWidth: number;
    }
  | { readonly kind: "marks"; readonly bouquet: Bouquet; readonly width: number; readonly height: number };

export const flowerWidth = 24;
export const motifScale = flowerWidth / 40;
/** The paper around a small print. */
export const printEdge = 1.8;
/** Between two things on the rope. */
export const standingGap = 3;

/** From the foot of a motif to its top, in the units it is drawn in. */
const motifHeights = { flower: 56, candle: 64, stone: 20, knot: 14 } as const satisfies Record<MarkSymbol, number>;
const motifWidths = { flower: 38, candle: 30, stone: 42, knot: 22 } as const satisfies Record<MarkSymbol, number>;
/** Taller or wider pictures than these would be too thin to see anything. */
const ratios = { narrowest: 0.6, widest: 1.9 };
/** As many stand one by one before they become bouquets. */
const mostSingle = 5;

interface Room {
  readonly pictures: PosterPictures;
  /** How many prints one year has at most. */
  readonly prints: number;
  /** The side of a square one; the others have the same area. */
  readonly printSide: number;
  readonly width: number;
}

/** What stands on the rope in one year, in the order it happened: as much as there is room for. */
export function standingsOf(memories: readonly LifelineMemory[], room: Room): Standing[] {
  const { pictures, prints, width } = room;
  const pictured = byImportance(memories).filter(({ id }) => pictures.has(id));
  let found: Standing[] = [];
  for (let count = Math.min(prints, pictured.length); count >= 0; count -= 1) {
    const printed = new Set(pictured.slice(0, count).map(({ id }) => id));
    for (const bouquets of [4, 3, 2, 1]) {
      found = inGroups(memories, printed, bouquets).flatMap((group) => standing(group, printed, room));
      if (widthOf(found) <= width) return found;
    }
  }
  return found;
}

export function widthOf(standings: readonly Standing[]): number {
  return standings.reduce((sum, one) => sum + one.width, 0) + Math.max(0, standings.length - 1) * standingGap;
}

/** The proportions at which a picture is shown. */
export function shownRatio({ width, height }: PosterPicture): number {
  return Math.min(ratios.widest, Math.max(ratios.narrowest, width / height));
}

function inGroups(
  memories: readonly LifelineMemory[],
  printed: ReadonlySet<string>,
  bouquets: number,
): LifelineMemory[][] {
  const others = memories.filter(({ id }) => !printed.has(id));
  const most = others.length <= mostSingle && bouquets === 4 ? 1 : Math.ceil(others.length / bouquets);
  const groups: LifelineMemory[][] = [];
  let open: LifelineMemory[] | undefined;
  for (const memory of memories) {
    if (printed.has(memory.id)) groups.push([memory]);
    else if (open && open.length < most) open.push(memory);
    else groups.push((open = [memory]));
  }
  return groups;
}

function standing(
  group: readonly LifelineMemory[],
  printed: ReadonlySet<string>,
  { pictures, printSide }: Room,
): Standing[] {
  const bouquet = bouquetOf(group);
  const tops = bouquet.sprigs.map(
    ({ symbol, scale, up }) => up * flowerWidth + motifHeights[symbol] * motifScale * scale,
  );
  const sides = bouquet.sprigs.map(
    ({ symbol, scale, right }) => Math.abs(right) * flowerWidth + (motifWidths[symbol] * motifScale * scale) / 2,
  );
  const marks = { kind: "marks", bouquet, width: 2 * Math.max(0, ...sides), height: Math.max(0, ...tops) } as const;
  const [memory] = group;
  const picture = memory && printed.has(memory.id) ? pictures.get(memory.id) : undefined;
  if (!memory || !picture) return [marks];
  const ratio = Math.sqrt(shownRatio(picture));
  const [width, height] = [printSide * ratio + 2 * printEdge, printSide / ratio + 2 * printEdge];
  return [{ kind: "print", memory, width, height, mostWidth: picture.mostWidth ?? Infinity }, marks];
}
