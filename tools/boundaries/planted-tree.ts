import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

import { modules } from "../source-files.ts";
import type { PlantedFile } from "./plant.ts";

const leftOut = new Set(["node_modules", "dist", "test-results"]);

/** Copies the server into a new temporary folder and adds the given files. The caller removes the folder. */
export function growPlantedTree(root: string, files: readonly PlantedFile[]): string {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), "planted-tree-")));
  for (const module of modules) {
    cpSync(join(root, module), join(tree, module), { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  }
  cpSync(join(root, "package.json"), join(tree, "package.json"));
  borrowPackages(join(root, "node_modules"), join(tree, "node_modules"));
  for (const { file, text } of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  return tree;
}

function borrowPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === "@lane") {
      // npm's own links are relative: copied as they are they lead into the copy and not back to the original.
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    } else {
      symlinkSync(join(from, name), join(to, name));
    }
  }
}
