import { join } from "node:path";

import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";

import { leanBuild, leanCode } from "./lean-build.ts";
import { smallerChunks } from "./smaller-chunks.ts";
import { textPlugins } from "./text-plugins.ts";

/** A chunk of a build in which no screen loads what it does not use: modules that are always needed together. */
export type TrialChunk = Pick<Rolldown.OutputChunk, "fileName" | "name" | "code" | "imports" | "isEntry" | "moduleIds">;

const root = import.meta.dirname;

/** Every page has these libraries anyway, with what only later pages use of them. */
const libraries = {
  name: "libraries",
  test: /node_modules\/((react|react-dom|scheduler|use-sync-external-store|@lingui\/[^/]+)\/|@tanstack\/(?!.*query))/,
};

/** What the entry imports stays in its chunk; by default, what later pages import as well would be further chunks. */
const entry = { name: "entry", tags: ["$initial" as const], includeDependenciesRecursively: false };

/** Rolldown's helpers: `runtimeInEntry` puts them into the entry, so no plan has them. */
const runtime = "rolldown-runtime";

export async function trialBuild(): Promise<TrialChunk[]> {
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
  const files = "output" in made ? made.output : [];
  return files.flatMap((file) => (file.type === "chunk" && file.name !== runtime ? file : []));
}

const withoutStyles: Plugin = {
  name: "lane-without-styles",
  enforce: "pre",
  load: (id) => (id.endsWith(".css") ? "" : undefined),
};

export function isInEntry({ isEntry, name }: TrialChunk): boolean {
  return isEntry || name === libraries.name;
}

export function chunkWith(chunks: readonly TrialChunk[], source: string): TrialChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, source)));
  if (!chunk) throw new Error(`screens.ts names ${source}, which is in no chunk`);
  return chunk;
}
