import { chunkGraph, type Chunks, type Imports, neededFor } from "./chunk-graph.ts";
import { proposals } from "./chunk-moves.ts";

/** What a screen loads, by the numbers of parts. */
export interface Load {
  /** Needed before the screen can be used. */
  readonly first: readonly number[];
  /** Requested by the screen itself, a moment later. */
  readonly after: readonly number[];
  readonly maxFirstBytes: number;
  readonly maxFiles: number;
}

export interface Search {
  readonly imports: Imports;
  readonly loads: readonly Load[];
  /** Parts that are one chunk from the beginning, and stay together. */
  readonly entry: readonly number[];
  readonly bytesOf: (parts: readonly number[]) => number;
  /** About what a part adds to a chunk: good enough to refuse most moves without compressing anything. */
  readonly addedBy: (part: number) => number;
  readonly start?: Chunks | undefined;
  readonly seed: number;
  readonly steps: number;
  readonly heat: { readonly first: number; readonly last: number };
}

export interface Found {
  readonly plan: Chunks;
  readonly cost: number;
  readonly screens: readonly ScreenSize[];
}

export interface ScreenSize {
  readonly bytes: number;
  readonly files: number;
}

/** What a plan costs on each screen. */
const costs = {
  byteOver: 4,
  fileOver: 2500,
  /** The last bytes of a screen: the next feature needs some, too. */
  lastByte: 0.4,
  byte: 0.02,
  laterByte: 0.01,
  file: 20,
};
const lastBytes = 200;
/** What the import of a chunk adds to the chunk that imports it. */
const importBytes = 9.6;

/**
 * Looks for the chunks that keep every screen within its bytes and files, by simulated annealing: parts move between
 * chunks at random, and a worse plan is accepted the more rarely the longer the search has gone on.
 */
export function searchPlan(search: Search): Found {
  const blocks = blocksOf(search);
  const { plan, ...found } = annealed(searchOfBlocks(search, blocks));
  return { ...found, plan: plan.map((chunk) => chunk.flatMap((block) => blocks[block] ?? [])) };
}

/** The same search with blocks in the place of parts: fewer of them can be moved in more ways in the same time. */
function searchOfBlocks({ imports, loads, start, ...search }: Search, blocks: Chunks): Search {
  const blockOf = new Map(blocks.flatMap((parts, block) => parts.map((part) => [part, block] as const)));
  const blocksWith = (parts: readonly number[]) => [...new Set(parts.flatMap((part) => blockOf.get(part) ?? []))];
  const partsIn = (some: readonly number[]) => some.flatMap((block) => blocks[block] ?? []);
  const placed = new Set<number>();
  return {
    ...search,
    imports: blocks.map((parts, block) =>
      blocksWith(parts.flatMap((part) => imports[part] ?? [])).filter((one) => one !== block),
    ),
    loads: loads.map((load) => ({ ...load, first: blocksWith(load.first), after: blocksWith(load.after) })),
    entry: blocksWith(search.entry),
    start: start?.flatMap((chunk) => {
      const fresh = blocksWith(chunk).filter((block) => !placed.has(block));
      for (const block of fresh) placed.add(block);
      return fresh.length > 0 ? [fresh] : [];
    }),
    bytesOf: (some) => search.bytesOf(partsIn(some)),
    addedBy: (block) => partsIn([block]).reduce((sum, part) => sum + search.addedBy(part), 0),
  };
}

function annealed(search: Search): Found {
  const random = randomNumbers(search.seed);
  const sizes = sizesOf(search);
  const propose = proposals(search, random);
  let chunks: Chunks = search.start ?? [...search.imports.keys()].map((block) => [block]);
  let cost = costOf(search, chunks, sizes.exactly).cost;
  let best = { chunks, cost };
  const { first, last } = search.heat;
  for (let step = 0; step < search.steps; step += 1) {
    const heat = first * (last / first) ** (step / search.steps);
    const most = cost - heat * Math.log(random());
    const next = propose(chunks);
    if (next === undefined || costOf(search, next, sizes.roughly).cost > most) continue;
    const exact = costOf(search, next, sizes.exactly).cost;
    if (exact > most) continue;
    [chunks, cost] = [next, exact];
    if (cost < best.cost) best = { chunks, cost };
  }
  const { screens } = costOf(search, best.chunks, sizes.exactly);
  return { plan: best.chunks, cost: best.cost, screens };
}

/** Parts that the same screens load in the same way are one block, where that makes no circle. */
function blocksOf({ imports, loads, entry }: Search): Chunks {
  const needed = loads.flatMap(({ first, after }) => [
    neededFor(first, imports),
    neededFor([...first, ...after], imports),
  ]);
  const others = [...imports.keys()].filter((part) => !entry.includes(part));
  const alike = Map.groupBy(others, (part) => needed.map((parts) => Number(parts.has(part))).join(""));
  let chunks: Chunks = [entry, ...others.map((part) => [part])];
  for (const parts of alike.values()) {
    const joined = [...chunks.filter(([one = -1]) => !parts.includes(one)), parts];
    if (chunkGraph(imports, joined)) chunks = joined;
  }
  return chunks;
}

type SizeOf = (chunk: readonly number[]) => number;

/** The size of a chunk. A chunk is the same array for as long as it has the same parts. */
function sizesOf({ bytesOf, addedBy }: Search): { readonly exactly: SizeOf; readonly roughly: SizeOf } {
  const exact = new WeakMap<readonly number[], number>();
  /** How many bytes a part has, of the last chunk with it that was measured. */
  const share: number[] = [];
  function exactly(chunk: readonly number[]): number {
    const known = exact.get(chunk);
    if (known !== undefined) return known;
    const bytes = bytesOf(chunk);
    exact.set(chunk, bytes);
    const added = chunk.reduce((sum, part) => sum + addedBy(part), 0);
    for (const part of chunk) share[part] = (bytes * addedBy(part)) / added;
    return bytes;
  }
  return {
    exactly,
    roughly: (chunk) => exact.get(chunk) ?? chunk.reduce((sum, part) => sum + (share[part] ?? addedBy(part)), 0),
  };
}

function costOf({ imports, loads }: Search, chunks: Chunks, sizeOf: SizeOf): { cost: number; screens: ScreenSize[] } {
  const graph = chunkGraph(imports, chunks);
  if (!graph) return { cost: Infinity, screens: [] };
  const bytes = chunks.map((chunk, index) => sizeOf(chunk) + importBytes * (graph.imports[index]?.size ?? 0));
  const sum = (loaded: ReadonlySet<number>) => {
    let all = 0;
    for (const index of loaded) all += bytes[index] ?? 0;
    return all;
  };
  let cost = 0;
  const screens = loads.map(({ first, after, maxFirstBytes, maxFiles }) => {
    const loaded = graph.loadedWith(first);
    const size = { bytes: sum(loaded), files: 0 };
    const all = after.length === 0 ? loaded : graph.loadedWith([...first, ...after]);
    size.files = all.size;
    cost += costs.byteOver * Math.max(0, size.bytes - maxFirstBytes);
    cost += costs.lastByte * Math.max(0, size.bytes - maxFirstBytes + lastBytes);
    cost += costs.fileOver * Math.max(0, size.files - maxFiles);
    cost += costs.byte * size.bytes + costs.laterByte * (sum(all) - size.bytes) + costs.file * size.files;
    return size;
  });
  return { cost, screens };
}

/** Mulberry32: the same numbers between 0 and 1 for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
