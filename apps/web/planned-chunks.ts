import { join } from "node:path";
import { deflateRawSync, gzipSync } from "node:zlib";

import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";

import { type BytesTogether, type Load, type Part, type Plan, planChunks } from "./chunk-plan.ts";
import { leanBuild, leanCode } from "./lean-build.ts";
import { screens } from "./screens.ts";
import { textPlugins } from "./text-plugins.ts";

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "name" | "code" | "imports" | "isEntry" | "moduleIds">;

const root = import.meta.dirname;
const runtime = "rolldown-runtime";
const mostPlans = 4;
/** What each file has for its imports and exports, compressed. */
const bytesOfImports = 240;
/** What the trial has more than the build: its libraries are compressed apart from the entry, and Terser has not seen it. */
const trialBytes = 500;

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
    plugins: [textPlugins(), react(), leanCode(), withoutStyles],
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

/**
 * While it plans, `planChunks` only estimates what joined chunks have once they are compressed. Screens that turn out
 * larger than they may be get a lower limit, everything is planned anew, and the best plan is taken.
 */
function planFor(chunks: readonly Chunk[], entries: readonly string[]): Plan {
  const fileOf = (source: string) => chunkWith(chunks, source).fileName;
  const dictionary = dictionaryOf(chunks);
  const parts = partsOf(chunks, dictionary);
  const limits = screens.map(({ first, after, maxGzipKb, maxFiles, plannedFiles = maxFiles }) => ({
    first: [...entries, ...first.map(fileOf)],
    after: after.map(fileOf),
    maxFirstBytes: maxGzipKb * 1000,
    // Rolldown's runtime is one chunk of the trial, and none of the build.
    maxFiles: plannedFiles + 1,
  }));
  const measure = createMeasure(chunks);
  const faultsOf = (plan: Plan) => limits.reduce((sum, load) => sum + faultOf(load, measure(plan, load)), 0);
  const measures = { bytesTogether: bytesTogetherOf(chunks, dictionary), faultsOf };

  let loads = limits;
  let best = planChunks(parts, loads, measures);
  for (let again = 0, plan = best; again < mostPlans && faultsOf(best) > 0; again += 1) {
    const over = limits.map((load) => Math.max(0, measure(plan, load).bytes - load.maxFirstBytes));
    loads = loads.map((load, index) => ({ ...load, maxFirstBytes: load.maxFirstBytes - (over[index] ?? 0) }));
    plan = planChunks(parts, loads, measures);
    if (faultsOf(plan) < faultsOf(best)) best = plan;
  }
  return best;
}

interface Measured {
  readonly bytes: number;
  readonly files: number;
}

/** A file too many is as bad as this many bytes. */
const badFile = 500;

function faultOf({ maxFirstBytes, maxFiles }: Load, { bytes, files }: Measured): number {
  return Math.max(0, bytes - maxFirstBytes) + badFile * Math.max(0, files - maxFiles);
}

/** What a screen loads by a plan: the bytes that come first, each chunk compressed as one file, and all files. */
function createMeasure(chunks: readonly Chunk[]): (plan: Plan, load: Load) => Measured {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const known = new Map<string, number>();
  const bytesOf = (files: readonly string[]): number => {
    const key = files.join();
    const bytes = known.get(key) ?? gzipBytes(files.map((file) => wordsOf(byFile.get(file))));
    known.set(key, bytes);
    return bytes;
  };
  const groupsOf = (plan: Plan, names: readonly string[]) => {
    const groups = new Map(plan.flatMap((files) => files.map((file) => [file, files] as const)));
    const loaded = new Set(names.flatMap((name) => groups.get(name) ?? []));
    // A set also visits what is added while it is walked through.
    for (const file of loaded) {
      for (const imported of byFile.get(file)?.imports ?? []) groups.get(imported)?.forEach((one) => loaded.add(one));
    }
    return new Set([...loaded].map((file) => groups.get(file) ?? []));
  };
  return (plan, { first, after }) => {
    const groups = groupsOf(plan, first);
    const words = [...groups].reduce((sum, files) => sum + bytesOf(files), 0);
    return {
      bytes: words + groups.size * bytesOfImports - trialBytes,
      files: groupsOf(plan, [...first, ...after]).size,
    };
  };
}

/** A chunk of the trial without its imports and exports, most of which are gone when chunks are joined. */
function wordsOf(chunk: Chunk | undefined): string {
  return chunk?.code.replaceAll(/import(?:[\w$*{}, ]+from)?"[^"]+";|export\{[^}]*\};?/g, "") ?? "";
}

function gzipBytes(code: readonly string[]): number {
  return gzipSync(code.join(""), { level: 9 }).byteLength;
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
