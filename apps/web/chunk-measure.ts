import { gzipSync } from "node:zlib";

import type { Rolldown } from "vite";

import { type ChunkGraph, type Group, loadedWith } from "./chunk-graph.ts";
import type { Load } from "./chunk-plan.ts";

export type TrialChunk = Pick<Rolldown.OutputChunk, "fileName" | "name" | "code" | "imports" | "isEntry" | "moduleIds">;

/** What a screen loads: the bytes that come first, and all files. */
export interface Measured {
  readonly bytes: number;
  readonly files: number;
}

export interface Measure {
  readonly exactly: (graph: ChunkGraph, load: Load) => Measured;
  /** In a hundredth of the time: chunks of another plan are taken to pieces, each with its share of their bytes. */
  readonly roughly: (graph: ChunkGraph, load: Load, measured: ChunkGraph) => Measured;
}

/** What files have for their imports and exports, compressed: found by comparing the measure with several builds. */
const bytesOf = { file: 35, imported: 9.6, name: 3 };
/** What the trial has more than the build, whose entry is compressed together with its libraries. */
const trialBytes = 750;

const statement = /import(?:(?<imported>[\w$*{}, ]+)from)?"\.\/(?<file>[^"]+)";|export\{[^}]*\};?/g;

/** Measures plans by the code of the trial: each chunk compressed as one file, and its imports and exports estimated. */
export function createMeasure(chunks: readonly TrialChunk[]): Measure {
  const pieces = new Map(chunks.map((chunk) => [chunk.fileName, pieceOf(chunk)]));
  const known = new Map<string, number>();
  const knownGroups = new WeakMap<Group, number>();
  const bytesPerLetter = new WeakMap<Group, number>();

  function bytesOfGroup(group: Group): number {
    const found = knownGroups.get(group);
    if (found !== undefined) return found;
    const key = group.toSorted().join();
    const bytes = known.get(key) ?? measured(group, pieces);
    known.set(key, bytes);
    knownGroups.set(group, bytes);
    return bytes;
  }

  const letters = (names: Group) => names.reduce((sum, name) => sum + (pieces.get(name)?.words.length ?? 0), 0);

  /** What a part has of the bytes of its chunk. */
  function shareOf(name: string, group: Group): number {
    const bytes = bytesPerLetter.get(group) ?? bytesOfGroup(group) / letters(group);
    bytesPerLetter.set(group, bytes);
    return bytes * letters([name]);
  }

  function roughBytes(group: Group, before: ChunkGraph): number {
    const found = knownGroups.get(group);
    return found ?? group.reduce((sum, name) => sum + shareOf(name, before.groupOf(name) ?? []), 0);
  }

  return {
    exactly: (graph, load) => measuredBy(bytesOfGroup, graph, load),
    roughly: (graph, load, before) => measuredBy((group) => roughBytes(group, before), graph, load),
  };
}

function measuredBy(bytesOfGroup: (group: Group) => number, graph: ChunkGraph, { first, after }: Load): Measured {
  const groups = loadedWith(graph, first);
  let bytes = -trialBytes;
  for (const group of groups) bytes += bytesOfGroup(group) + bytesOf.imported * graph.importsOf(group).size;
  const files = after.length === 0 ? groups.size : loadedWith(graph, [...first, ...after]).size;
  return { bytes, files };
}

/** A chunk of the trial. */
interface Piece {
  /** Its code without its imports and exports, most of which are gone when chunks are joined. */
  readonly words: string;
  /** The names that it imports, each with its file. */
  readonly imported: readonly (readonly [file: string, name: string])[];
}

function pieceOf({ fileName, code }: TrialChunk): Piece {
  const folder = fileName.replace(/[^/]*$/, "");
  const imported = [...code.matchAll(statement)].flatMap(({ groups: { imported: names = "", file = "" } = {} }) =>
    names.split(",").map((name) => [`${folder}${file}`, name.replace(/ as .*|[{} ]/g, "")] as const),
  );
  return { words: code.replaceAll(statement, ""), imported };
}

function measured(group: Group, pieces: ReadonlyMap<string, Piece>): number {
  const names = new Set<string>();
  for (const [name, { imported }] of pieces) {
    const isInside = group.includes(name);
    for (const [file, exported] of imported) {
      // Either it is imported from elsewhere, or exported because it is used elsewhere.
      if (group.includes(file) !== isInside) names.add(`${file} ${exported}`);
    }
  }
  const words = group.map((name) => pieces.get(name)?.words).join("");
  return gzipSync(words, { level: 9 }).byteLength + bytesOf.file + bytesOf.name * names.size;
}
