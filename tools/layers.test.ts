import { rmSync } from "node:fs";

import type { ICruiseResult } from "dependency-cruiser";
import { test as base, expect } from "vitest";

import config from "../.dependency-cruiser.mjs";
import { allowedImports } from "./boundaries/allowed-imports.ts";
import { cruiseTree } from "./boundaries/cruise-tree.ts";
import { readersOfEnvironment } from "./boundaries/environment.ts";
import { plant, type Plants, targets } from "./boundaries/plant.ts";
import { growPlantedTree } from "./boundaries/planted-tree.ts";
import { outsidePlants } from "./boundaries/plants-outside.ts";
import { serverPlants } from "./boundaries/plants-server.ts";
import { listSources, readFiles, root } from "./source-files.ts";

const plants: Plants = { ...outsidePlants, ...serverPlants };
const planted = Object.entries(plants).flatMap(([rule, imports]) =>
  imports.map((allowed, index) => ({ rule, allowed, ...plant(allowed, `planted-${rule}-${index}`) })),
);
const opened = allowedImports.map((allowed, index) => ({ allowed, ...plant(allowed, `planted-door-${index}`) }));

const test = base
  .extend("codebase", { scope: "file" }, () => cruiseTree(root))
  .extend("seeds", { scope: "file" }, () => [...targets, ...planted, ...opened])
  .extend("plantedTree", { scope: "file" }, async ({ seeds }, { onCleanup }) => {
    const tree = growPlantedTree(root, seeds);
    onCleanup(() => rmSync(tree, { recursive: true }));
    return cruiseTree(tree);
  });

test("every source file of the codebase was read", ({ codebase }) => {
  const read = new Set(codebase.modules.map(({ source }) => source));

  const unread = listSources(root).filter((path) => !read.has(path));

  expect(read.size).toBeGreaterThan(50);
  expect(unread).toEqual([]);
});

test("no boundary of the codebase is broken", ({ codebase }) => {
  expect(codebase.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
});

test("every boundary has a planted violation", () => {
  expect(Object.keys(plants).sort()).toEqual(config.forbidden?.map(({ name }) => name).sort());
});

for (const { rule, allowed, file } of planted) {
  test(`${rule}: ${allowed.join(" may not import ")}`, ({ plantedTree }) => {
    expect(rulesBrokenBy(plantedTree, file)).toContain(rule);
  });
}

for (const { allowed, file } of opened) {
  test(allowed.join(" may import "), ({ plantedTree }) => {
    expect(plantedTree.modules.map(({ source }) => source)).toContain(file);
    expect(rulesBrokenBy(plantedTree, file)).toEqual([]);
  });
}

test("only config reads the environment", () => {
  expect(readersOfEnvironment(readFiles(root, listSources(root)))).toEqual([]);
});

test.for([
  "const port = process.env.PORT;",
  'const port = process.env["PORT"];',
  'const port = process["env"].PORT;',
  "const { env } = process;",
  'import { env } from "node:process";',
])("reading the environment with %s is noticed", (text) => {
  const modules = ["lib/planted.ts", "main.ts", "config/config.ts", "testing/server.ts", "lib/planted.test.ts"];
  const files = modules.map((module) => ({ path: `apps/server/src/${module}`, text }));

  expect(readersOfEnvironment(files)).toEqual(["apps/server/src/lib/planted.ts", "apps/server/src/main.ts"]);
});

function rulesBrokenBy(codebase: ICruiseResult, file: string): string[] {
  return codebase.summary.violations
    .filter(({ from, cycle = [] }) => from === file || cycle.some(({ name }) => name === file))
    .map(({ rule }) => rule.name);
}
