import { join } from "node:path";
import { deflateRawSync, gzipSync } from "node:zlib";

import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";

import { type Part, planChunks } from "./chunk-plan.ts";
import { leanBuild, leanCode } from "./lean-build.ts";
import { screens } from "./screens.ts";
import { textPlugins } from "./text-plugins.ts";

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "name" | "code" | "imports" | "isEntry" | "moduleIds">;

const root = import.meta.dirname;

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
  const fileOf = (source: string) => chunkWith(chunks, source).fileName;
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const loads = screens.map(({ first, after, maxGzipKb, maxFiles }) => ({
    first: [...entries, ...first.map(fileOf)],
    after: after.map(fileOf),
    // Sizes in the build differ a little from those of the trial.
    maxFirstBytes: maxGzipKb * 999,
    // Rolldown's runtime is one chunk of the trial, and none of the build.
    maxFiles: maxFiles + 1,
  }));
  const plan = planChunks(partsOf(chunks), loads);
  // A page that is alone in its chunk keeps its own exports; in a named chunk it would need an object for them.
  const joined = plan.filter((files) => files.length > 1 || files.some((file) => entries.includes(file)));
  return new Map(
    joined.flatMap((files, index) => {
      const modules = chunks.filter(({ fileName }) => files.includes(fileName)).flatMap(({ moduleIds }) => moduleIds);
      return modules.map((id) => [id, `planned${index}`] as const);
    }),
  );
}

function chunkWith(chunks: readonly Chunk[], source: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, source)));
  if (!chunk) throw new Error(`screens.ts names ${source}, which is in no chunk`);
  return chunk;
}

function partsOf(chunks: readonly Chunk[]): Part[] {
  const dictionary = Buffer.from(chunks.flatMap(({ isEntry, code }) => (isEntry ? code : [])).join("")).subarray(
    0,
    32_768,
  );
  return chunks.map(({ fileName, code, imports, name, isEntry }) => {
    const isFixed = name === "rolldown-runtime";
    const isAlone = isFixed || isEntry || name === libraries.name;
    const bytes = isAlone ? gzipSync(code, { level: 9 }).byteLength : bytesBeside(dictionary, code);
    return { name: fileName, bytes, imports, isFixed };
  });
}

/** Compressed, in a file that has other code as well: a small chunk alone is a third larger. */
function bytesBeside(dictionary: Buffer, code: string): number {
  return 0.93 * deflateRawSync(code, { level: 9, dictionary }).byteLength;
}
