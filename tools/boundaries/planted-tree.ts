import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { modules } from "../source-files.ts";
import type { PlantedFile } from "./plant.ts";

/**
 * A new temporary folder with the manifests of the server, without its code, and the given files. The caller removes the
 * folder.
 */
export function growPlantedTree(root: string, files: readonly PlantedFile[]): string {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), "planted-tree-")));
  for (const module of modules) mkdirSync(join(tree, module));
  const manifests = globSync(["package.json", "{apps,packages}/*/package.json", "{e2e,bench,tools}/package.json"], {
    cwd: root,
  });
  for (const manifest of manifests) cpSync(join(root, manifest), join(tree, manifest));
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
