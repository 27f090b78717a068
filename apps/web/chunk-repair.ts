import {
  chunkGraph,
  type ChunkGraph,
  type Group,
  type Imports,
  isInCycle,
  loadedWith,
  type Move,
  movedGraph,
  neededFor,
  withBetween,
} from "./chunk-graph.ts";
import type { Measure, Measured } from "./chunk-measure.ts";
import type { Load, Plan } from "./chunk-plan.ts";

interface Repair {
  readonly imports: Imports;
  readonly loads: readonly Load[];
  readonly measure: Measure;
  /** Parts whose chunks stay as they are. */
  readonly kept: ReadonlySet<string>;
}

export interface Repaired {
  readonly plan: Plan;
  /** Bytes and files that screens have too many; 0 where they have no more than they may, or than they need. */
  readonly faults: number;
}

interface Screen {
  readonly load: Load;
  readonly groups: ReadonlySet<Group>;
  readonly measured: Measured;
}

interface State {
  readonly graph: ChunkGraph;
  readonly screens: readonly Screen[];
  readonly faults: number;
  /** The faults, and a little for every byte and file: of two ways, the one is better that leaves more room. */
  readonly cost: number;
}

/** A file too many is as bad as this many bytes. */
const badFile = 500;
const costs = { byte: 0.01, file: 5 };
const most = {
  steps: 60,
  /** Steps in a row that lead to nothing better. */
  detours: 12,
  /** Screens that a step tries to help: those that are over by most. */
  helped: 2,
  /** Moves that are measured exactly: those that are best roughly. */
  measured: 20,
};

/**
 * Changes a plan until no screen has more than it may have, by what is measured. Each step makes the best move that may
 * help a screen which has too much, even where that is worse for the others, but leads to no plan that it had before.
 */
export function repairPlan(start: Plan, given: Repair): Repaired {
  const repair = { ...given, loads: given.loads.map((load) => attainable(load, start, given)) };
  const seen = new Set<string>();
  let state: State | undefined = stateOf(chunkGraph(start, repair.imports), repair);
  let best = state;
  for (let step = 0, detours = 0; step < most.steps && detours < most.detours && best.faults > 0; step += 1) {
    seen.add(signOf(state.graph.plan));
    state = nextState(state, repair, seen);
    if (!state) break;
    detours = state.faults < best.faults ? 0 : detours + 1;
    if (state.faults < best.faults) best = state;
  }
  return { plan: best.graph.plan, faults: best.faults };
}

/** No plan helps a screen that needs more than it may have; it must not keep the search from its end. */
function attainable(load: Load, start: Plan, { imports, kept, measure }: Repair): Load {
  const unmoved = start.filter((group) => group.some((name) => kept.has(name)));
  const needed = [...neededFor(load.first, imports)].filter((name) => !unmoved.some((group) => group.includes(name)));
  const { bytes } = measure.exactly(chunkGraph([...unmoved, needed], imports), { ...load, after: [] });
  return { ...load, maxFirstBytes: Math.max(load.maxFirstBytes, Math.ceil(bytes)) };
}

function stateOf(graph: ChunkGraph, { loads, measure }: Repair): State {
  const screens = loads.map((load) => ({
    load,
    groups: loadedWith(graph, [...load.first, ...load.after]),
    measured: measure.exactly(graph, load),
  }));
  const faults = screens.reduce((sum, { load, measured }) => sum + faultOf(load, measured), 0);
  const cost = screens.reduce((sum, { load, measured }) => sum + costOf(load, measured), 0);
  return { graph, screens, faults, cost };
}

function faultOf({ maxFirstBytes, maxFiles }: Load, { bytes, files }: Measured): number {
  return Math.max(0, bytes - maxFirstBytes) + badFile * Math.max(0, files - maxFiles);
}

function costOf(load: Load, measured: Measured): number {
  return faultOf(load, measured) + costs.byte * measured.bytes + costs.file * measured.files;
}

/** The same for plans with the same chunks, in whatever order. */
function signOf(plan: Plan): string {
  const joined = plan.filter((group) => group.length > 1).map((group) => group.toSorted().join());
  return joined.toSorted().join(";");
}

function nextState(state: State, repair: Repair, seen: ReadonlySet<string>): State | undefined {
  const over = state.screens.filter(({ load, measured }) => faultOf(load, measured) > 0);
  const worst = over.toSorted((a, b) => faultOf(b.load, b.measured) - faultOf(a.load, a.measured));
  const tried = worst.slice(0, most.helped).flatMap((screen) =>
    [...movesFor(screen, state, repair)].flatMap((move) => {
      const graph = movedGraph(state.graph, move, repair.imports);
      if (move.groups.some((group) => isInCycle(graph, group))) return [];
      return [{ plan: graph.plan, cost: roughCost(graph, move, state, repair.measure) }];
    }),
  );
  const measured = tried
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, most.measured)
    .filter(({ plan }) => !seen.has(signOf(plan)))
    .map(({ plan }) => stateOf(chunkGraph(plan, repair.imports), repair));
  return measured.toSorted((a, b) => a.cost - b.cost)[0];
}

function roughCost(graph: ChunkGraph, { without }: Move, before: State, measure: Measure): number {
  return before.screens.reduce((sum, { load, groups, measured }) => {
    const isChanged = without.some((group) => groups.has(group));
    return sum + costOf(load, isChanged ? measure.roughly(graph, load, before.graph) : measured);
  }, 0);
}

/** What may help a screen: chunks that it loads are joined, and what it does not need of a chunk is parted from the rest. */
function* movesFor({ load, measured }: Screen, { graph, screens }: State, repair: Repair): Generator<Move> {
  const names = measured.files > load.maxFiles ? [...load.first, ...load.after] : load.first;
  const isFree = (group: Group) => !group.some((name) => repair.kept.has(name));
  const needed = neededFor(names, repair.imports);
  const loaded = [...loadedWith(graph, names)].filter(isFree);
  const all = new Set(screens.flatMap(({ groups }) => [...groups]));
  const elsewhere = [...all].filter((group) => isFree(group) && !loaded.includes(group));
  for (const [index, one] of loaded.entries()) {
    for (const other of loaded.slice(index + 1)) {
      const without = [...withBetween(graph, one, other)];
      if (without.every(isFree)) yield { without, groups: [without.flat()] };
    }
    const used = one.filter((name) => needed.has(name));
    const unused = one.filter((name) => !needed.has(name));
    if (used.length === 0 || unused.length === 0) continue;
    yield* movesOf(used, one, loaded);
    for (const some of [unused, ...(unused.length > 1 ? unused.map((name) => [name]) : [])]) {
      yield* movesOf(some, one, [[], ...elsewhere]);
    }
  }
}

function* movesOf(names: readonly string[], from: Group, targets: readonly Group[]): Generator<Move> {
  const rest = from.filter((name) => !names.includes(name));
  for (const to of targets.filter((target) => target !== from)) {
    yield { without: [from, to], groups: [rest, [...to, ...names]] };
  }
}
