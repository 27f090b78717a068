import { expect, test } from "vitest";

import { chunkGraph, type Group, isInCycle, loadedWith } from "./chunk-graph.ts";
import type { Measure } from "./chunk-measure.ts";
import type { Load, Plan } from "./chunk-plan.ts";
import { repairPlan } from "./chunk-repair.ts";

const roomy = 100_000;

test("chunks of a screen with too many files are joined", () => {
  const parts = [part("home"), part("dates"), part("icons")];

  const { plan, faults } = repaired([["home"], ["dates"], ["icons"]], parts, [
    screen(["home", "dates", "icons"], { maxFiles: 2 }),
  ]);

  expect(faults).toBe(0);
  expect(plan).toHaveLength(2);
});

test("what comes after the screen counts as a file, too", () => {
  const parts = [part("home"), part("outbox"), part("toasts")];

  const { plan } = repaired([["home"], ["outbox"], ["toasts"]], parts, [
    screen(["home"], { after: ["outbox", "toasts"], maxFirstBytes: 1000, maxFiles: 2 }),
  ]);

  expect(sorted(plan)).toEqual([["home"], ["outbox", "toasts"]]);
});

test("a screen with too many bytes is parted from what it does not need", () => {
  const parts = [part("home"), part("dates"), part("map", 5000)];

  const { plan, faults } = repaired([["home"], ["dates", "map"]], parts, [
    screen(["home", "dates"], { maxFirstBytes: 2500 }),
    screen(["dates", "map"], { maxFiles: 2 }),
  ]);

  expect(faults).toBe(0);
  expect(sorted(plan)).toEqual([["dates"], ["home"], ["map"]]);
});

test("a part moves to another chunk where one of its own would be a file too many", () => {
  const parts = [part("home"), part("walk"), part("dates"), part("map", 5000)];

  const { plan, faults } = repaired([["home"], ["walk"], ["dates", "map"]], parts, [
    screen(["home", "dates"], { maxFirstBytes: 2500 }),
    screen(["walk", "dates", "map"], { maxFiles: 2 }),
  ]);

  expect(faults).toBe(0);
  expect(sorted(plan)).toEqual([["dates"], ["home"], ["map", "walk"]]);
});

test("no chunk imports one that imports it", () => {
  const parts = [
    part("page", 1000, ["list"]),
    part("list", 1000, ["dates"]),
    part("dates"),
    part("map", 4000, ["list"]),
  ];
  const start = [["page"], ["list"], ["dates"], ["map"]];
  for (const maxFiles of [1, 2, 3]) {
    for (const maxFirstBytes of [2000, 4000, 8000]) {
      const { plan } = repaired(start, parts, [
        screen(["page"], { maxFiles, maxFirstBytes }),
        screen(["map"], { maxFiles, maxFirstBytes }),
        screen(["dates"], { maxFiles, maxFirstBytes }),
      ]);

      expect(cyclesOf(plan, parts)).toEqual([]);
      expect(plan.flat().toSorted()).toEqual(["dates", "list", "map", "page"]);
    }
  }
});

test("two chunks are joined with what lies between them", () => {
  const parts = [part("page", 1000, ["list"]), part("list", 1000, ["dates"]), part("dates")];

  const { plan, faults } = repaired([["page"], ["list"], ["dates"]], parts, [screen(["page"], { maxFiles: 1 })]);

  expect(faults).toBe(0);
  expect(sorted(plan)).toEqual([["dates", "list", "page"]]);
});

test("chunks that are kept stay as they are", () => {
  const parts = [part("frame"), part("entry", 1000, ["frame"]), part("home", 1000, ["entry"])];
  const start = [["frame"], ["entry"], ["home"]];

  expect(repaired(start, parts, [screen(["home"], { maxFiles: 1 })], ["frame", "entry"]).plan).toEqual(start);
});

test("a screen that needs more than it may have does not count, and the others are helped", () => {
  const parts = [part("entry", 9000), part("home"), part("dates")];

  const { plan, faults } = repaired(
    [["entry"], ["home"], ["dates"]],
    parts,
    [screen(["entry"], { maxFirstBytes: 5000 }), screen(["home", "dates"], { maxFiles: 1 })],
    ["entry"],
  );

  expect(faults).toBe(0);
  expect(sorted(plan)).toEqual([["dates", "home"], ["entry"]]);
});

test("the search ends with the best plan where screens contradict each other", () => {
  const parts = [part("home"), part("walk"), part("dates", 3000)];
  const loads = [
    screen(["home", "dates"], { maxFiles: 1 }),
    screen(["walk", "dates"], { maxFiles: 1 }),
    screen(["home"], { maxFirstBytes: 1000 }),
    screen(["walk"], { maxFirstBytes: 1000 }),
  ];

  const { plan, faults } = repaired([["home"], ["walk"], ["dates"]], parts, loads);

  expect(faults).toBe(1000);
  expect(plan).toHaveLength(3);
});

test("a plan without faults is not changed", () => {
  const start = [["home", "dates"], ["walk"]];

  expect(repaired(start, [part("home"), part("dates"), part("walk")], [screen(["home", "walk"])]).plan).toEqual(start);
});

interface Piece {
  readonly name: string;
  readonly bytes: number;
  readonly imports: readonly string[];
}

function part(name: string, bytes = 1000, imports: readonly string[] = []): Piece {
  return { name, bytes, imports };
}

function screen(first: readonly string[], limits: Partial<Load> = {}): Load {
  return { first, after: [], maxFirstBytes: roomy, maxFiles: 20, ...limits };
}

function repaired(start: Plan, parts: readonly Piece[], loads: readonly Load[], kept: readonly string[] = []) {
  return repairPlan(start, { imports: importsOf(parts), loads, measure: sumOf(parts), kept: new Set(kept) });
}

function importsOf(parts: readonly Piece[]) {
  return new Map(parts.map(({ name, imports }) => [name, imports]));
}

/** Measures chunks as if nothing were compressed. */
function sumOf(parts: readonly Piece[]): Measure {
  const bytes = new Map(parts.map((one) => [one.name, one.bytes]));
  const exactly: Measure["exactly"] = (graph, { first, after }) => ({
    bytes: [...loadedWith(graph, first)].flat().reduce((sum, name) => sum + (bytes.get(name) ?? 0), 0),
    files: loadedWith(graph, [...first, ...after]).size,
  });
  return { exactly, roughly: exactly };
}

function cyclesOf(plan: Plan, parts: readonly Piece[]): readonly Group[] {
  const graph = chunkGraph(plan, importsOf(parts));
  return plan.filter((group) => isInCycle(graph, group));
}

function sorted(plan: Plan): string[][] {
  return plan.map((names) => names.toSorted()).toSorted((a, b) => a.join("").localeCompare(b.join("")));
}
