import { bareYearsOf } from "./bare-years.ts";
import type { LifelineMemory, LifeSpan } from "./life.ts";

/** What takes room along the rope of a poster: a year, or years without a memory that are drawn short. */
export type PosterColumn =
  | { readonly kind: "year"; readonly year: number; readonly memories: readonly LifelineMemory[] }
  | { readonly kind: "bare"; readonly from: number; readonly to: number };

/** Years that are drawn short where bare ones are: from two in a row on, as on the screen. */
const fewest = 2;

/** Whether half of the rope or more would lie bare if every year had the same room. */
export function isHalfBare(memories: readonly Pick<LifelineMemory, "year">[], span: LifeSpan): boolean {
  const years = Math.floor(span.to) - Math.floor(span.from) + 1;
  const bare = stretchesOf(memories, span).reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return bare * 2 >= years;
}

/** The years of a life in order. */
export function posterColumns(
  memories: readonly LifelineMemory[],
  span: LifeSpan,
  isBareShort: boolean,
): PosterColumn[] {
  const byYear = Map.groupBy(memories, ({ year }) => year);
  const bare = new Map((isBareShort ? stretchesOf(memories, span) : []).map((stretch) => [stretch.from, stretch]));
  const columns: PosterColumn[] = [];
  for (let year = Math.floor(span.from); year <= Math.floor(span.to); year += 1) {
    const stretch = bare.get(year);
    if (stretch) {
      columns.push({ kind: "bare", ...stretch });
      year = stretch.to;
    } else columns.push({ kind: "year", year, memories: byYear.get(year) ?? [] });
  }
  return columns;
}

function stretchesOf(memories: readonly Pick<LifelineMemory, "year">[], span: LifeSpan) {
  return bareYearsOf(memories, span).filter(({ from, to }) => to - from + 1 >= fewest);
}
