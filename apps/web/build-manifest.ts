import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

import type { Plugin } from "vite";

interface BuiltChunk {
  readonly file: string;
  readonly isEntry: boolean;
  /** Files of the chunks that are loaded with it. */
  readonly imports: readonly string[];
  /** Paths below the folder of the app. */
  readonly modules: readonly string[];
}

/** The chunks of a build. Vite's own manifest does not name the modules that share a chunk. */
export type Manifest = readonly BuiltChunk[];

const manifestFile = "chunks.json";

export function writeManifest(): Plugin {
  let root = "";
  return {
    name: "lane-write-manifest",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter((made) => made.type === "chunk");
      const manifest: Manifest = chunks.map(({ fileName, isEntry, imports, moduleIds }) => ({
        file: fileName,
        isEntry,
        imports,
        modules: moduleIds.map((id) => relative(root, id)),
      }));
      await mkdir(join(dir, ".vite"), { recursive: true });
      await writeFile(join(dir, ".vite", manifestFile), JSON.stringify(manifest));
    },
  };
}

export async function readManifest(outDir: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, ".vite", manifestFile), "utf8"));
  return manifest;
}

/** Every file that a browser downloads for these modules, or for the entry: their chunks and all static imports. */
export function filesOf(manifest: Manifest, sources: readonly string[] = []): ReadonlySet<string> {
  const chunks = sources.map((source) => {
    const chunk = manifest.find(({ modules }) => modules.includes(source));
    if (!chunk) throw new Error(`The build has no chunk for ${source}`);
    return chunk;
  });
  const files = new Set([...manifest.filter(({ isEntry }) => isEntry), ...chunks].map((chunk) => chunk.file));
  // A set also visits what is added while it is walked through.
  for (const one of files)
    for (const name of manifest.find((chunk) => chunk.file === one)?.imports ?? []) files.add(name);
  return files;
}

/** Chunks that import each other would run before what they need. */
export function filesInCircles(manifest: Manifest): string[] {
  const left = new Map(manifest.map(({ file, imports }) => [file, imports]));
  const isFree = (imports: readonly string[]) => !imports.some((name) => left.has(name));
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const [file, imports] of left) if (isFree(imports)) left.delete(file);
  }
  return [...left.keys()];
}
