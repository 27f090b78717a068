import { type Chunks, type Imports, neededFor } from "./chunk-graph.ts";

interface Given {
  readonly imports: Imports;
  readonly loads: readonly { readonly first: readonly number[]; readonly after: readonly number[] }[];
  readonly entry: readonly number[];
}

type Kind = "part" | "two parts" | "chunk" | "what a screen needs" | "swap";

/** How often a move is of its kind: half of them move one part. */
const kinds: readonly Kind[] = [
  ...Array.from({ length: 5 }, () => "part" as const),
  "two parts",
  "chunk",
  "what a screen needs",
  "swap",
];
/** How often what moves becomes a chunk of its own. */
const ownChunk = 0.15;

/** Proposes another plan, or nothing where the move that was drawn would change nothing. */
export function proposals(given: Given, random: () => number): (chunks: Chunks) => Chunks | undefined {
  const { imports, loads, entry } = given;
  const fixed = new Set(entry);
  const free = [...imports.keys()].filter((part) => !fixed.has(part));
  const needs = loads.flatMap(({ first, after }) => [
    neededFor(first, imports),
    neededFor([...first, ...after], imports),
  ]);
  const draw = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

  /** Which parts of a chunk move, with the one that was drawn. */
  function companions(part: number, from: readonly number[], kind: Kind): readonly number[] {
    const movable = from.filter((one) => !fixed.has(one));
    if (kind === "chunk") return movable;
    if (kind === "two parts") return [part, draw(movable) ?? part];
    if (kind !== "what a screen needs") return [part];
    const needed = draw(needs);
    return movable.filter((one) => needed?.has(one) === needed?.has(part));
  }

  return (chunks) => {
    const part = draw(free);
    const from = chunks.find((chunk) => part !== undefined && chunk.includes(part));
    if (part === undefined || !from) return undefined;
    const kind = draw(kinds) ?? "part";
    if (kind === "swap") return swapped(chunks, part, draw(free) ?? part);
    const to = random() < ownChunk ? undefined : draw(chunks);
    return moved(chunks, new Set(companions(part, from, kind)), { from, to });
  };
}

interface Way {
  readonly from: readonly number[];
  readonly to: readonly number[] | undefined;
}

function moved(chunks: Chunks, parts: ReadonlySet<number>, { from, to }: Way): Chunks | undefined {
  const left = from.filter((part) => !parts.has(part));
  if (to === from || (to === undefined && left.length === 0)) return undefined;
  const others = chunks.filter((chunk) => chunk !== from && chunk !== to);
  return [...others, [...(to ?? []), ...parts], ...(left.length > 0 ? [left] : [])];
}

function swapped(chunks: Chunks, one: number, other: number): Chunks | undefined {
  const [first, second] = [one, other].map((part) => chunks.find((chunk) => chunk.includes(part)));
  if (!first || !second || first === second) return undefined;
  const others = chunks.filter((chunk) => chunk !== first && chunk !== second);
  return [
    ...others,
    first.map((part) => (part === one ? other : part)),
    second.map((part) => (part === other ? one : part)),
  ];
}
