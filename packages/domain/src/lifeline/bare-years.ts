import type { LifelineMemory, LifeSpan } from "./life.ts";

/** Whole years in a row without a memory, both ends included. */
export interface BareYears {
  readonly from: number;
  readonly to: number;
}

/** The years of a life that hold no memory, in order; none where the life holds no memory at all. */
export function bareYearsOf(memories: readonly Pick<LifelineMemory, "year">[], span: LifeSpan): BareYears[] {
  if (memories.length === 0) return [];
  const held = [...new Set(memories.map(({ year }) => year))].sort((one, other) => one - other);
  const edges = [Math.floor(span.from) - 1, ...held, Math.floor(span.to) + 1];
  return edges.flatMap((year, at) => {
    const next = edges[at + 1];
    return next !== undefined && next - year > 1 ? [{ from: year + 1, to: next - 1 }] : [];
  });
}

/** The same as parts of the rope, from two years on: one bare year is seen as such. */
export function bareStretches(bare: readonly BareYears[], span: LifeSpan): LifeSpan[] {
  return bare
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => ({ from: Math.max(from, span.from), to: Math.min(to + 1, span.to) }));
}
