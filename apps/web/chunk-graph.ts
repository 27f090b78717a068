import type { Plan } from "./chunk-plan.ts";

/** The names of the parts of one chunk. */
export type Group = readonly string[];

/** Names of the parts that each part loads. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The chunks of a plan, and which of them import each other. */
export interface ChunkGraph {
  readonly plan: Plan;
  readonly groupOf: (name: string) => Group | undefined;
  readonly importsOf: (group: Group) => ReadonlySet<Group>;
}

/** A change of a plan: these chunks go, and those come, with the same parts. */
export interface Move {
  readonly without: readonly Group[];
  readonly groups: readonly Group[];
}

export function chunkGraph(plan: Plan, imports: Imports): ChunkGraph {
  const groups = groupsByName(plan);
  const groupOf = (name: string) => groups.get(name);
  return { plan, groupOf, importsOf: remembered((group) => importedBy(group, imports, groupOf)) };
}

/** The graph after a move. Hundreds are tried for each that is made, so it only finds out what is different. */
export function movedGraph(graph: ChunkGraph, { without, groups }: Move, imports: Imports): ChunkGraph {
  const changed = groupsByName(groups);
  const groupOf = (name: string) => changed.get(name) ?? graph.groupOf(name);
  const importsOf = (group: Group) => {
    const before = groups.includes(group) ? undefined : graph.importsOf(group);
    return before && !without.some((gone) => before.has(gone)) ? before : importedBy(group, imports, groupOf);
  };
  const plan = [...graph.plan.filter((group) => !without.includes(group)), ...groups];
  return { plan, groupOf, importsOf: remembered(importsOf) };
}

function groupsByName(groups: Plan): ReadonlyMap<string, Group> {
  return new Map(groups.flatMap((group) => group.map((name) => [name, group] as const)));
}

function importedBy(group: Group, imports: Imports, groupOf: ChunkGraph["groupOf"]): ReadonlySet<Group> {
  const found = new Set<Group>();
  for (const name of group) {
    for (const imported of imports.get(name) ?? []) {
      const other = groupOf(imported);
      if (other && other !== group) found.add(other);
    }
  }
  return found;
}

function remembered<T>(find: (group: Group) => T): (group: Group) => T {
  const known = new Map<Group, T>();
  return (group) => {
    const found = known.get(group) ?? find(group);
    known.set(group, found);
    return found;
  };
}

/** The chunks with these parts, and all that are loaded with them. */
export function loadedWith({ groupOf, importsOf }: ChunkGraph, names: readonly string[]): ReadonlySet<Group> {
  return closure(
    names.flatMap((name) => [groupOf(name) ?? []]),
    importsOf,
  );
}

/** Chunks that import each other would run before what they need. */
export function isInCycle({ importsOf }: ChunkGraph, group: Group): boolean {
  return closure([...importsOf(group)], importsOf).has(group);
}

/** Two chunks, and those that one of them loads and that load the other: joined without these, they would be in a cycle. */
export function withBetween({ importsOf }: ChunkGraph, one: Group, other: Group): ReadonlySet<Group> {
  const loads = (group: Group) => closure([group], importsOf);
  const between = (from: Group, to: Group) => [...loads(from)].filter((group) => loads(group).has(to));
  return new Set([one, other, ...between(one, other), ...between(other, one)]);
}

/** The parts themselves, and all parts that they load. */
export function neededFor(names: readonly string[], imports: Imports): ReadonlySet<string> {
  return closure(names, (name) => imports.get(name) ?? []);
}

function closure<T>(from: readonly T[], next: (one: T) => Iterable<T>): ReadonlySet<T> {
  const all = new Set(from);
  // A set also visits what is added while it is walked through.
  for (const one of all) for (const more of next(one)) all.add(more);
  return all;
}
