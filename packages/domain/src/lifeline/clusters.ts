import { type LifelineMemory, type MarkSymbol, momentOf, scaleOf, symbolOf } from "./life.ts";

/** Memories that are too close together to be drawn separately at this zoom. */
export interface Cluster<M extends LifelineMemory = LifelineMemory> {
  /** The position on the rope, in the units of `xOf`. */
  readonly at: number;
  readonly memories: readonly [M, ...M[]];
}

/**
 * Groups memories that are too close to each other. Grouping starts at the first memory, so that the groups of a zoom
 * are the same in every view. Groups are ordered by their place on the rope; memories in a group keep their order.
 */
export function clustersOf<M extends LifelineMemory>(
  memories: readonly M[],
  xOf: (moment: number) => number,
  gap: number,
): Cluster<M>[] {
  const groups: Group[] = [];
  const groupOf = new Map<M, Group>();
  for (const { memory, moment } of inTime(memories)) {
    const at = xOf(moment);
    const open = groups.at(-1);
    const group = open && Math.abs(at - open.first) < gap ? open : { first: at, last: at };
    group.last = at;
    if (group !== open) groups.push(group);
    groupOf.set(memory, group);
  }
  const members = Map.groupBy(memories, (memory) => groupOf.get(memory));
  return groups.flatMap((group) => {
    const [first, ...others] = members.get(group) ?? [];
    return first ? [{ at: (group.first + group.last) / 2, memories: [first, ...others] as const }] : [];
  });
}

interface Group {
  readonly first: number;
  last: number;
}

/** By place on the rope: a memory without a day is in the middle of its month there, but sorts last in its month. */
function inTime<M extends LifelineMemory>(memories: readonly M[]): { readonly memory: M; readonly moment: number }[] {
  const placed = memories.map((memory) => ({ memory, moment: momentOf(memory) }));
  return placed.sort((one, other) => one.moment - other.moment);
}

/** One drawing of a bouquet; its offset from the bouquet in widths of a flower, up is positive. */
export interface Sprig<M extends LifelineMemory = LifelineMemory> {
  readonly memory: M;
  readonly symbol: MarkSymbol;
  readonly scale: number;
  readonly right: number;
  readonly up: number;
}

export interface Bouquet<M extends LifelineMemory = LifelineMemory> {
  /** From the back to the front. */
  readonly sprigs: readonly Sprig<M>[];
  /** The number of memories; shown beside the bouquet when not all of them are drawn. */
  readonly count: number;
  readonly isComplete: boolean;
}

type Place = readonly [right: number, up: number];

const places: Record<MarkSymbol, readonly (readonly Place[])[]> = {
  flower: [
    [[0, 0]],
    [
      [0.34, 0.3],
      [-0.3, 0],
    ],
    [
      [0, 0.62],
      [0.42, 0.14],
      [-0.42, 0],
    ],
    [
      [0.24, 0.84],
      [-0.3, 0.58],
      [0.5, 0.1],
      [-0.46, -0.06],
    ],
    [
      [0, 1.14],
      [0.46, 0.62],
      [-0.44, 0.56],
      [0.5, 0],
      [-0.48, -0.06],
    ],
  ],
  stone: [
    [[0, 0]],
    [
      [0.3, 0.02],
      [-0.3, -0.04],
    ],
    [
      [0.04, 0.32],
      [0.34, 0],
      [-0.32, -0.04],
    ],
  ],
  candle: [
    [[0, 0]],
    [
      [0.3, 0.08],
      [-0.26, 0],
    ],
  ],
  knot: [[[0, 0]]],
};

const backToFront: readonly MarkSymbol[] = ["knot", "flower", "candle", "stone"];

/** As much of a cluster as can be drawn in one place: what was made large comes first, then what came first. */
export function bouquetOf<M extends LifelineMemory>(memories: readonly M[]): Bouquet<M> {
  const bySymbol = Map.groupBy(memories, symbolOf);
  const isAlone = bySymbol.size > 1;
  const sprigs = backToFront.flatMap((symbol) => {
    const found = bySymbol.get(symbol) ?? [];
    if (symbol === "knot" && isAlone) return [];
    return arranged(found, symbol);
  });
  return { sprigs, count: memories.length, isComplete: sprigs.length === memories.length };
}

function arranged<M extends LifelineMemory>(found: readonly M[], symbol: MarkSymbol): Sprig<M>[] {
  const ways = places[symbol];
  const chosen = found.toSorted((one, other) => scaleOf(other.size) - scaleOf(one.size)).slice(0, ways.length);
  const way = ways[chosen.length - 1] ?? [];
  return chosen.flatMap((memory, at) => {
    const place = way[at];
    return place ? [{ memory, symbol, scale: scaleOf(memory.size), right: place[0], up: place[1] }] : [];
  });
}
