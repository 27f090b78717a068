import { join } from "node:path";
import { deflateRawSync, gzipSync } from "node:zlib";

import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

import { createMeasure, type TrialChunk as Chunk } from "./chunk-measure.ts";
import { type BytesTogether, type Load, type Part, type Plan, planChunks } from "./chunk-plan.ts";
import { repairPlan, type Repaired } from "./chunk-repair.ts";
import { leanBuild, leanCode } from "./lean-build.ts";
import { screens } from "./screens.ts";
import { smallerChunks } from "./smaller-chunks.ts";
import { textPlugins } from "./text-plugins.ts";

const root = import.meta.dirname;
const runtime = "rolldown-runtime";
/** What a request counts on a screen that has too many. Which is best is not known beforehand. */
const overWeights = [3, 5, 1, 8];
/** What a screen may have more in the build than was measured; it was 64 bytes at most for members in five builds. */
const reservedBytes = 70;

/** Every page has these libraries anyway, with what only later pages use of them. */
const libraries = {
  name: "libraries",
  test: /node_modules\/((react|react-dom|scheduler|use-sync-external-store|@lingui\/[^/]+)\/|@tanstack\/(?!.*query))/,
};

/** What the entry imports stays in its chunk; by default, what later pages import as well would be further chunks. */
const entry = { name: "entry", tags: ["$initial" as const], includeDependenciesRecursively: false };

/**
 * Decides which modules share a file. By default each set of modules that the same pages share is a chunk: a memory took
 * 62 requests. A trial build finds these sets, and `planChunks` joins them for the screens of `screens.ts`.
 */
export function plannedChunks(): Plugin {
  return {
    name: "lane-planned-chunks",
    apply: "build",
    async config() {
      const nameOf = namesFor(await trialBuild());
      const planned = { name: (id: string) => nameOf.get(id) ?? null, includeDependenciesRecursively: false };
      return {
        // The first page lists the chunk of every later page, so each letter of a chunk name counts: bare hashes make it
        // 0.7 kB smaller.
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [planned] }, chunkFileNames: "assets/[hash].js" } },
        },
      };
    },
  };
}

async function trialBuild(): Promise<Chunk[]> {
  const made = await build({
    ...leanBuild,
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [textPlugins(), react(), leanCode(), smallerChunks(), withoutStyles],
    build: {
      ...leanBuild.build,
      write: false,
      rolldownOptions: {
        ...leanBuild.build.rolldownOptions,
        output: { codeSplitting: { groups: [libraries, entry] } },
      },
    },
  });
  return "output" in made ? made.output.filter((file) => file.type === "chunk") : [];
}

const withoutStyles: Plugin = {
  name: "lane-without-styles",
  enforce: "pre",
  load: (id) => (id.endsWith(".css") ? "" : undefined),
};

/** The names of the planned chunks, by the modules in them. */
function namesFor(chunks: readonly Chunk[]): ReadonlyMap<string, string> {
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  // A page that is alone in its chunk keeps its own exports; in a named chunk it would need an object for them.
  const joined = planFor(chunks, entries).filter(
    (files) => files.length > 1 || files.some((file) => entries.includes(file)),
  );
  return new Map(
    joined.flatMap((files, index) => {
      const modules = chunks.filter(({ fileName }) => files.includes(fileName)).flatMap(({ moduleIds }) => moduleIds);
      return modules.map((id) => [id, `planned${index}`] as const);
    }),
  );
}

/** `planChunks` only estimates what joined chunks have once they are compressed, so its plans are repaired. */
function planFor(chunks: readonly Chunk[], entries: readonly string[]): Plan {
  const dictionary = dictionaryOf(chunks);
  const parts = partsOf(chunks, dictionary);
  const loads = loadsOf(chunks, entries);
  const bytesTogether = bytesTogetherOf(chunks, dictionary);
  const repair = {
    imports: new Map(chunks.map(({ fileName, imports }) => [fileName, imports])),
    loads,
    measure: createMeasure(chunks),
    kept: new Set(chunks.filter(isAlone).map(({ fileName }) => fileName)),
  };
  let best: Repaired | undefined;
  for (const overWeight of overWeights) {
    const repaired = repairPlan(planChunks(parts, loads, { bytesTogether, overWeight }), repair);
    if (repaired.faults < (best?.faults ?? Infinity)) best = repaired;
    if (repaired.faults === 0) break;
  }
  return best?.plan ?? [];
}

function loadsOf(chunks: readonly Chunk[], entries: readonly string[]): Load[] {
  const fileOf = (source: string) => chunkWith(chunks, source).fileName;
  return screens.map(({ first, after, maxGzipKb, maxFiles }) => ({
    first: [...entries, ...first.map(fileOf)],
    after: after.map(fileOf),
    maxFirstBytes: maxGzipKb * 1000 - reservedBytes,
    // Rolldown's runtime is one chunk of the trial, and none of the build.
    maxFiles: maxFiles + 1,
  }));
}

function chunkWith(chunks: readonly Chunk[], source: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, source)));
  if (!chunk) throw new Error(`screens.ts names ${source}, which is in no chunk`);
  return chunk;
}

function dictionaryOf(chunks: readonly Chunk[]): Buffer {
  return Buffer.from(chunks.flatMap(({ isEntry, code }) => (isEntry ? code : [])).join("")).subarray(0, 32_768);
}

/** Is large enough to be compressed on its own. */
function isAlone({ name, isEntry }: Chunk): boolean {
  return name === runtime || isEntry || name === libraries.name;
}

function partsOf(chunks: readonly Chunk[], dictionary: Buffer): Part[] {
  return chunks.map((chunk) => {
    const { fileName, code, imports, name } = chunk;
    const bytes = isAlone(chunk) ? gzipSync(code, { level: 9 }).byteLength : bytesBeside(dictionary, code);
    return { name: fileName, bytes, imports, isFixed: name === runtime };
  });
}

/** Small chunks that become one share their words, which saves 7 kB of the whole app. */
function bytesTogetherOf(chunks: readonly Chunk[], dictionary: Buffer): BytesTogether {
  const known = new Map<string, number>();
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return (names) => {
    const joined = names.flatMap((name) => byFile.get(name) ?? []);
    if (joined.some(isAlone)) return undefined;
    const key = names.join();
    const bytes = known.get(key) ?? bytesBeside(dictionary, joined.map(({ code }) => code).join(""));
    known.set(key, bytes);
    return bytes;
  };
}

/** Compressed, in a file that has other code as well: a small chunk alone is a third larger. */
function bytesBeside(dictionary: Buffer, code: string): number {
  return 0.93 * deflateRawSync(code, { level: 9, dictionary }).byteLength;
}
