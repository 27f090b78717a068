import { array, assert, nat, property, tuple } from "fast-check";
import { expect, test } from "vitest";

import type { Chunks } from "./chunk-graph.ts";
import { type Load, type Search, searchPlan } from "./chunk-search.ts";

const roomy = { maxFirstBytes: 100_000, maxFiles: 10 };
const [entry, home, year, dates, icons] = [0, 1, 2, 3, 4];

test("what the same screens load becomes one chunk", () => {
  const { plan } = searched({
    imports: [[], [entry, dates, icons], [entry, dates, icons], [], []],
    loads: [screen([home]), screen([year])],
    bytes: [40_000, 20_000, 20_000, 300, 300],
  });

  expect(chunkOf(plan, dates)).toContain(icons);
  expect(chunkOf(plan, home)).not.toContain(year);
});

test("a small part is loaded without need where that saves a file too many", () => {
  const { plan, screens } = searched({
    imports: [[], [entry, dates, icons], [entry, icons], [], []],
    loads: [screen([home], { maxFiles: 2 }), screen([year])],
    bytes: [40_000, 20_000, 20_000, 300, 300],
  });

  expect(screens.map(({ files }) => files)).toEqual([2, 2]);
  expect(chunkOf(plan, icons)).not.toEqual([icons]);
});

test("no screen exceeds its bytes to save a file", () => {
  const { screens } = searched({
    imports: [[], [entry, dates, icons], [entry, icons], [], []],
    loads: [screen([home]), screen([year], { maxFirstBytes: 60_400 })],
    bytes: [40_000, 20_000, 20_000, 5000, 300],
  });

  expect(screens[1]?.bytes).toBeLessThan(60_400);
});

test("from a kept plan on, nothing moves that is well where it is", () => {
  const parts = { imports: [[], [entry, dates], [entry, dates], [], []], bytes: [40_000, 20_000, 20_000, 300, 300] };
  const loads = [screen([home]), screen([year])];
  const { plan } = searched({ ...parts, loads });

  const again = searched({ ...parts, loads, start: plan, steps: 50 });

  expect(sorted(again.plan)).toEqual(sorted(plan));
});

test("chunks never import each other in a circle, and every part has its place", () => {
  const edges = array(tuple(nat(11), nat(11)), { maxLength: 40 });
  assert(
    property(edges, nat(1000), (drawn, seed) => {
      const imports = Array.from({ length: 12 }, (_, part) =>
        drawn.filter(([by, of]) => by === part && of < by).map(([, of]) => of),
      );
      const loads = [9, 10, 11].map((part) => screen([part], { maxFiles: 2 }));
      const { plan } = searched({ imports, loads, bytes: Array.from({ length: 12 }, () => 1000), seed, steps: 2000 });

      expect(plan.flat().toSorted((a, b) => a - b)).toEqual([...imports.keys()]);
      expect(hasCircle(plan, imports)).toBe(false);
    }),
    { numRuns: 30 },
  );
});

interface Given extends Pick<Search, "imports" | "loads">, Partial<Pick<Search, "start" | "seed" | "steps">> {
  readonly bytes: readonly number[];
}

function searched({ bytes, ...given }: Given) {
  const addedBy = (part: number) => bytes[part] ?? 0;
  const bytesOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + addedBy(part), 0);
  const heat = { first: 1000, last: 1 };
  return searchPlan({ entry: [entry], bytesOf, addedBy, seed: 1, steps: 5000, heat, ...given });
}

function screen(first: readonly number[], limits: Partial<Load> = {}): Load {
  return { first: [entry, ...first], after: [], ...roomy, ...limits };
}

function chunkOf(plan: Chunks, part: number): readonly number[] | undefined {
  return plan.find((parts) => parts.includes(part));
}

function sorted(plan: Chunks): string[] {
  return plan.map((parts) => parts.toSorted((a, b) => a - b).join()).toSorted();
}

function hasCircle(plan: Chunks, imports: Search["imports"]): boolean {
  const left = new Set(plan);
  const imported = (parts: readonly number[]) => parts.flatMap((part) => chunksIn(left, imports[part] ?? [], parts));
  for (let last = [...left].find((one) => imported(one).length === 0); last;) {
    left.delete(last);
    last = [...left].find((one) => imported(one).length === 0);
  }
  return left.size > 0;
}

function chunksIn(left: ReadonlySet<readonly number[]>, parts: readonly number[], own: readonly number[]) {
  return [...left].filter((one) => one !== own && parts.some((part) => one.includes(part)));
}
