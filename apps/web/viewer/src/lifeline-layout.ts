import type { OfflineLine } from "@lane/contract/offline-page.ts";
import { parseCalendarDate, calendarDateOf } from "@lane/domain/calendar.ts";
import { type Bouquet, bouquetOf, clustersOf } from "@lane/domain/lifeline/clusters.ts";
import { spanOf } from "@lane/domain/lifeline/life.ts";
import { type Serpentine, serpentineOf } from "@lane/domain/lifeline/serpentine.ts";

import type { Address } from "./address.tsx";
import type { Life } from "./life.ts";

export const flowerWidth = 24;
export const coilRadius = 27;
const yearWidth = 38;
const margin = 10;
/** Below this width the bends are smaller. */
const narrowBelow = 480;
const narrowRows = { above: 66, rowHeight: 98 };
const wideRows = { above: 74, rowHeight: 124 };

export interface LaidBouquet {
  readonly x: number;
  readonly y: number;
  readonly bouquet: Bouquet<OfflineLine>;
  readonly first: OfflineLine;
  readonly last: OfflineLine;
}

export interface LaidLifeline {
  readonly width: number;
  readonly height: number;
  readonly serpentine: Serpentine;
  readonly bouquets: readonly LaidBouquet[];
}

/** Lays out a whole life along one winding rope, with as many rows as the width requires. */
export function layOutLifeline({ index, lines }: Life, width: number): LaidLifeline {
  const today = calendarDateOf(Date.parse(index.madeAt));
  const born = parseCalendarDate(index.person.dateOfBirth) ?? today;
  const span = spanOf({ born, today, memories: lines });
  const years = Math.floor(span.to) - Math.floor(span.from) + 1;
  const { above, rowHeight } = width < narrowBelow ? narrowRows : wideRows;
  const room = Math.max(1, Math.floor((width - 2 * margin - rowHeight) / yearWidth));
  const height = Math.ceil((years + 2) / room) * rowHeight;
  const box = { x: margin, y: 0, width: width - 2 * margin, height };
  const serpentine = serpentineOf(span, box, { yearWidth, rowHeight, above, below: rowHeight - above, coilRadius });
  return { width, height: height + margin, serpentine, bouquets: bouquetsOf(lines, serpentine) };
}

/** Clustered row by row, so that memories on both sides of a bend never share a bouquet. */
function bouquetsOf(lines: readonly OfflineLine[], { rowOf, xOf, yOf }: Serpentine): LaidBouquet[] {
  const rows = Map.groupBy(lines, ({ year }) => rowOf(year));
  return [...rows].flatMap(([row, ofRow]) =>
    clustersOf(ofRow, xOf, flowerWidth * 0.9).map(({ at, memories }) => ({
      x: at,
      y: yOf(row, at),
      bouquet: bouquetOf(memories),
      first: memories[0],
      last: memories.at(-1) ?? memories[0],
    })),
  );
}

/** A single memory links to its page; several link to their month or year. */
export function placeOf({ bouquet, first, last }: LaidBouquet): Address {
  if (bouquet.count === 1) return { page: "memory", id: first.id };
  if (first.year === last.year && first.month === last.month) {
    return { page: "month", year: first.year, month: first.month };
  }
  return { page: "year", year: first.year };
}
