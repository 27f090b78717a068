import { rmSync } from "node:fs";

import type { ICruiseResult } from "dependency-cruiser";
import { test as base, expect } from "vitest";

import config from "../.dependency-cruiser.mjs";
import { listSources, readFiles, root } from "./source-files.ts";
import { cruiseTree } from "./boundaries/cruise-tree.ts";
import { readersOfEnvironment } from "./boundaries/environment.ts";
import { openDoors } from "./boundaries/allowed-imports.ts";
import { plant, type Plants, targets } from "./boundaries/plant.ts";
import { growPlantedTree } from "./boundaries/planted-tree.ts";
import { outsidePlants } from "./boundaries/plants-outside.ts";
import { serverPlants } from "./boundaries/plants-server.ts";

const plants: Plants = { ...outsidePlants, ...serverPlants };
const planted = Object.entries(plants).flatMap(([rule, doors]) =>
  doors.map((door, index) => ({ rule, door, ...plant(door, `planted-${rule}-${index}`) })),
);
const opened = openDoors.map((door, index) => ({ door, ...plant(door, `planted-door-${index}`) }));

const test = base
  .extend("house", { scope: "file" }, () => cruiseTree(root))
  .extend("seeds", { scope: "file" }, () => [...targets, ...planted, ...opened])
  .extend("plantedHouse", { scope: "file" }, async ({ seeds }, { onCleanup }) => {
    const tree = growPlantedTree(root, seeds);
    onCleanup(() => rmSync(tree, { recursive: true }));
    return cruiseTree(tree);
  });

test("every source file of the house was read", ({ house }) => {
  const read = new Set(house.modules.map(({ source }) => source));

  const unread = listSources(root).filter((path) => !read.has(path));

  expect(read.size).toBeGreaterThan(50);
  expect(unread).toEqual([]);
});

test("no wall of the house is broken", ({ house }) => {
  expect(house.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
});

test("every wall has a planted violation", () => {
  expect(Object.keys(plants).sort()).toEqual(config.forbidden?.map(({ name }) => name).sort());
});

for (const { rule, door, file } of planted) {
  test(`${rule}: ${door.join(" may not import ")}`, ({ plantedHouse }) => {
    expect(rulesBrokenBy(plantedHouse, file)).toContain(rule);
  });
}

for (const { door, file } of opened) {
  test(door.join(" may import "), ({ plantedHouse }) => {
    expect(plantedHouse.modules.map(({ source }) => source)).toContain(file);
    expect(rulesBrokenBy(plantedHouse, file)).toEqual([]);
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
  const rooms = ["lib/planted.ts", "main.ts", "config/config.ts", "testing/house.ts", "lib/planted.test.ts"];
  const files = rooms.map((room) => ({ path: `apps/server/src/${room}`, text }));

  expect(readersOfEnvironment(files)).toEqual(["apps/server/src/lib/planted.ts", "apps/server/src/main.ts"]);
});

function rulesBrokenBy(house: ICruiseResult, file: string): string[] {
  return house.summary.violations
    .filter(({ from, cycle = [] }) => from === file || cycle.some(({ name }) => name === file))
    .map(({ rule }) => rule.name);
}
