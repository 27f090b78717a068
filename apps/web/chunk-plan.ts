/** Modules that are always needed together: a chunk of a build in which no screen loads what it does not use. */
export interface Part {
  readonly name: string;
  readonly bytes: number;
  /** Names of the parts that are loaded with it. */
  readonly imports: readonly string[];
  /** Stays a chunk of its own. */
  readonly isFixed: boolean;
}

/** What a screen loads, by the names of parts. */
export interface Load {
  /** Needed before the screen can be used. */
  readonly first: readonly string[];
  /** Requested by the screen itself, a moment later. */
  readonly after: readonly string[];
  readonly maxFirstBytes: number;
  readonly maxFiles: number;
}

/** The names of the parts of each chunk. */
export type Plan = readonly (readonly string[])[];

/** What parts have as one chunk. Compressed together they are smaller than the sum; undefined where that is unknown. */
export type BytesTogether = (names: readonly string[]) => number | undefined;

interface Options {
  readonly bytesTogether?: BytesTogether;
  /** What a request counts on a screen that has too many. */
  readonly overWeight?: number;
}

type Id = number;

const nothing: ReadonlySet<Id> = new Set();

interface Chunk {
  readonly parts: readonly string[];
  readonly bytes: number;
  readonly isFixed: boolean;
  /** The chunk itself, and all chunks that are loaded with it. */
  readonly loads: Set<Id>;
}

interface Screen {
  readonly first: Set<Id>;
  /** What is first, and what comes after. */
  readonly all: Set<Id>;
  readonly maxFirstBytes: number;
  readonly maxFiles: number;
}

interface Joint {
  readonly ids: readonly Id[];
  readonly worth: number;
}

/** What a request counts, and the most bytes that saving it may cost: its headers and its wait. */
const usualRequest = { weight: 1, bytes: 1500 };
/** Of a screen that has too many. */
const overRequest = { bytes: 12_000 };
/** What a byte counts that comes once the screen can be used, beside one that it waits for. */
const laterByte = 0.3;
/** So that of joints that cost next to nothing the one is best that saves most. */
const nearlyNothing = 300;
const maxChunks = 10_000;

/**
 * The parts that become one chunk each. Chunks are joined, those first that save most requests for the code that a
 * screen then loads and does not use, until no request is worth its bytes or a screen would exceed its own.
 */
export function planChunks(
  parts: readonly Part[],
  loads: readonly Load[],
  { bytesTogether, overWeight = 1 }: Options = {},
): Plan {
  const plan = openPlan(parts, loads, overWeight);
  for (const ids of plan.alike()) plan.join(ids, bytesTogether);
  for (let joint = plan.bestJoint(); joint !== undefined; joint = plan.bestJoint()) plan.join(joint.ids);
  return plan.chunks();
}

function openPlan(parts: readonly Part[], loads: readonly Load[], overWeight: number) {
  const chunks = chunksOf(parts);
  const screens = loads.map((load) => screenOf(load, parts, chunks));

  /** Without the chunks between them, two joined chunks would import what imports them, and run before what they need. */
  function withBetween(one: Id, other: Id): readonly Id[] {
    const between = (from: Id, to: Id) =>
      loadsOf(from).has(to) ? [...loadsOf(from)].filter((id) => loadsOf(id).has(to)) : [];
    return [...new Set([one, other, ...between(one, other), ...between(other, one)])];
  }

  const loadsOf = (id: Id): ReadonlySet<Id> => chunks.get(id)?.loads ?? nothing;

  function loadedWith(joint: readonly Id[]): Id[] {
    return [...new Set(joint.flatMap((id) => [...loadsOf(id)]))];
  }

  function bytesOf(ids: readonly Id[]): number {
    return ids.reduce((sum, id) => sum + (chunks.get(id)?.bytes ?? 0), 0);
  }

  return {
    chunks: () => [...chunks.values()].map((chunk) => chunk.parts),

    /** Chunks that are loaded by the same screens in the same way; joining them costs nothing. */
    alike(): readonly (readonly Id[])[] {
      const free = [...chunks].filter(([, { isFixed }]) => !isFixed).map(([id]) => id);
      const signOf = (id: Id) => screens.map(({ first, all }) => Number(first.has(id)) + Number(all.has(id))).join("");
      return [...Map.groupBy(free, signOf)].filter(([sign]) => /[12]/.test(sign)).map(([, ids]) => ids);
    },

    bestJoint(): Joint | undefined {
      let best: Joint | undefined;
      for (const [one, other] of pairsOnOneScreen(screens)) {
        const ids = withBetween(one, other);
        if (ids.some((id) => chunks.get(id)?.isFixed)) continue;
        const worth = worthOf({ ids, loads: loadedWith(ids), overWeight }, screens, bytesOf);
        if (worth > (best?.worth ?? 0)) best = { ids, worth };
      }
      return best;
    },

    join(ids: readonly Id[], bytesTogether?: BytesTogether): void {
      const loaded = loadedWith(ids);
      const joined = ids.flatMap((id) => chunks.get(id) ?? []);
      const names = joined.flatMap((chunk) => chunk.parts);
      const [kept = 0, ...gone] = ids;
      for (const id of gone) chunks.delete(id);
      chunks.set(kept, {
        parts: names,
        bytes: bytesTogether?.(names) ?? joined.reduce((sum, { bytes }) => sum + bytes, 0),
        isFixed: false,
        loads: new Set([kept]),
      });
      const sets = [
        ...[...chunks.values()].map((chunk) => chunk.loads),
        ...screens.flatMap((one) => [one.first, one.all]),
      ];
      for (const set of sets.filter((one) => ids.some((id) => one.has(id)))) {
        for (const id of loaded) set.add(id);
        for (const id of gone) set.delete(id);
      }
    },
  };
}

interface Candidate {
  readonly ids: readonly Id[];
  readonly loads: readonly Id[];
  /** What a request counts on a screen that has too many. */
  readonly overWeight: number;
}

/** Requests that it saves for each byte that it costs; nothing where a screen would exceed its bytes. */
function worthOf(
  { ids, loads, overWeight }: Candidate,
  screens: readonly Screen[],
  bytesOf: (of: readonly Id[]) => number,
): number {
  let saved = 0;
  let worth = 0;
  let cost = 0;
  for (const { first, all, maxFirstBytes, maxFiles } of screens) {
    const isFirst = ids.some((id) => first.has(id));
    if (!isFirst && !ids.some((id) => all.has(id))) continue;
    const moreFirst = isFirst ? bytesOf(loads.filter((id) => !first.has(id))) : 0;
    if (moreFirst > 0 && bytesOf([...first]) + moreFirst > maxFirstBytes) return 0;
    const added = loads.filter((id) => !all.has(id));
    const requests = ids.length - 1 - added.length;
    const { weight, bytes } = all.size > maxFiles ? { ...overRequest, weight: overWeight } : usualRequest;
    saved += requests * weight;
    worth += requests * bytes;
    cost += moreFirst + (isFirst ? 0 : laterByte * bytesOf(added));
  }
  return cost > worth ? 0 : saved / (cost + nearlyNothing);
}

function chunksOf(parts: readonly Part[]): Map<Id, Chunk> {
  const ids = new Map(parts.map(({ name }, id) => [name, id]));
  return new Map(
    parts.map(({ name, bytes, isFixed }, id) => {
      const loads = new Set([id]);
      // A set also visits what is added while it is walked through.
      for (const one of loads) for (const imported of parts[one]?.imports ?? []) loads.add(ids.get(imported) ?? one);
      return [id, { parts: [name], bytes, isFixed, loads }];
    }),
  );
}

function screenOf(load: Load, parts: readonly Part[], chunks: ReadonlyMap<Id, Chunk>): Screen {
  const loadedFor = (names: readonly string[]) =>
    new Set(parts.flatMap(({ name }, id) => (names.includes(name) ? [...(chunks.get(id)?.loads ?? [])] : [])));
  const { first, after, ...limits } = load;
  return { first: loadedFor(first), all: loadedFor([...first, ...after]), ...limits };
}

/** No screen gains from joining chunks that it does not load both. */
function* pairsOnOneScreen(screens: readonly Screen[]): Generator<readonly [Id, Id]> {
  const seen = new Set<number>();
  for (const { all } of screens) {
    const ids = [...all].toSorted((a, b) => a - b);
    for (const [index, one] of ids.entries()) {
      for (const other of ids.slice(index + 1)) {
        const pair = one * maxChunks + other;
        if (!seen.has(pair)) yield [one, other];
        seen.add(pair);
      }
    }
  }
}
