import { deflateRawSync, gzipSync } from "node:zlib";

import { isInEntry, type TrialChunk } from "./chunk-trial.ts";

export interface ChunkMeasure {
  /** What chunks of the trial have as one file, compressed, with its exports. */
  readonly bytesOf: (files: readonly number[]) => number;
  /** About what a chunk of the trial adds to a file that has other code as well. */
  readonly addedBy: (file: number) => number;
}

/** What files have for their exports, compressed: found by comparing the measure with several builds. */
const bytesOf = { file: 35, name: 3 };
const dictionaryBytes = 32_768;
/** What the trial has more than the build, less Rolldown's helpers; a build has 50 bytes less than is measured so. */
const entryBytes = -100;

const statement = /import(?:(?<imported>[\w$*{}, ]+)from)?"\.\/(?<file>[^"]+)";|export\{[^}]*\};?/g;

export function measureOf(chunks: readonly TrialChunk[]): ChunkMeasure {
  const words = chunks.map(({ code }) => code.replaceAll(statement, ""));
  const imported = importedNames(chunks);
  const dictionary = Buffer.from(words.filter((_, index) => isEntryPart(chunks[index])).join(""));
  const added = words.map((code) => addedBytes(code, dictionary.subarray(0, dictionaryBytes)));
  const known = new Map<string, number>();

  /** Names that one side imports from the other. */
  function namesAcross(files: readonly number[]): number {
    const inside = new Set(files);
    return imported.filter(({ by, from }) => [...by].some((one) => inside.has(one) !== inside.has(from))).length;
  }

  return {
    addedBy: (file) => added[file] ?? 0,
    bytesOf(files) {
      const sorted = files.toSorted((a, b) => a - b);
      const key = sorted.join();
      const found = known.get(key);
      if (found !== undefined) return found;
      const code = sorted.map((file) => words[file]).join("");
      const ofEntry = sorted.some((file) => chunks[file]?.isEntry) ? entryBytes : 0;
      const bytes = gzipBytes(code) + bytesOf.file + bytesOf.name * namesAcross(sorted) + ofEntry;
      known.set(key, bytes);
      return bytes;
    },
  };
}

function isEntryPart(chunk: TrialChunk | undefined): boolean {
  return chunk !== undefined && isInEntry(chunk);
}

interface ImportedName {
  readonly from: number;
  readonly by: ReadonlySet<number>;
}

function importedNames(chunks: readonly TrialChunk[]): ImportedName[] {
  const numbers = new Map(chunks.map(({ fileName }, index) => [fileName.replace(/^.*\//, ""), index]));
  const names = new Map<string, { from: number; by: Set<number> }>();
  for (const [by, { code }] of chunks.entries()) {
    for (const { groups: { imported: list = "", file = "" } = {} } of code.matchAll(statement)) {
      const from = numbers.get(file);
      if (from === undefined) continue;
      for (const one of list.split(",")) {
        const name = `${from} ${one.replace(/ as .*|[{} ]/g, "")}`;
        const known = names.get(name) ?? { from, by: new Set() };
        known.by.add(by);
        names.set(name, known);
      }
    }
  }
  return [...names.values()];
}

function gzipBytes(code: string): number {
  return gzipSync(code, { level: 9 }).byteLength;
}

/** Compressed, in a file that has other code as well: a small chunk alone is a third larger. */
function addedBytes(code: string, dictionary: Buffer): number {
  return deflateRawSync(code, { level: 9, dictionary }).byteLength;
}
