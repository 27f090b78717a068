import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { build } from "rolldown";
import type { Plugin } from "vite";

/** Files read only by online services, or requested by the browser itself, are not cached. */
const leftOut = /^(?:robots\.txt|sitemap\.xml|preview\.png|manifest\.webmanifest|screenshots\/.*)$/;

/** Writes `sw.js`: the service worker with the list of all files of this release. */
export function buildWorker(): Plugin {
  let root = "";
  let outDir = "";
  let publicDir = "";
  return {
    name: "lane-build-worker",
    apply: "build",
    configResolved(config) {
      root = config.root;
      outDir = join(root, config.build.outDir);
      publicDir = config.publicDir;
    },
    async writeBundle(_options, bundle) {
      const made = Object.keys(bundle).filter((file) => file.startsWith("assets/") && !file.endsWith(".map"));
      // A folder is listed in another order on another disk, and the name of the release follows from the order.
      const given = (await listFiles(publicDir)).filter((file) => !leftOut.test(file)).toSorted();
      const files = [...made, ...given].toSorted().map((file) => `/${file}`);
      const release = await releaseOf(files, [
        join(outDir, "index.html"),
        ...given.map((file) => join(publicDir, file)),
      ]);
      await writeFile(join(outDir, "sw.js"), await bundled(root, { release, files }));
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** A name for the release: hashed file names identify their content; files without a hash are read. */
async function releaseOf(names: readonly string[], unnamed: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(names.join("\n"));
  for (const path of unnamed) hash.update(await readFile(path));
  return hash.digest("hex").slice(0, 16);
}

async function bundled(root: string, shell: { readonly release: string; readonly files: readonly string[] }) {
  const { output } = await build({
    input: join(root, "worker/sw.ts"),
    write: false,
    transform: { define: { __SHELL__: JSON.stringify(shell) } },
    // A service worker cannot load further chunks later.
    output: { format: "iife", codeSplitting: false, minify: true },
  });
  return output[0].code;
}
