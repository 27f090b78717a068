import { writeFileSync } from "node:fs";

import type { Chunks } from "./chunk-graph.ts";
import { measureOf } from "./chunk-measure.ts";
import { type Found, type Load, searchPlan } from "./chunk-search.ts";
import { chunkWith, isInEntry, trialBuild, type TrialChunk } from "./chunk-trial.ts";
import { moduleName } from "./module-name.ts";
import { type KeptPlan, planFile, readPlan } from "./planned-chunks.ts";
import { screens } from "./screens.ts";

/** From the kept plan on, or `anew`. A search takes less than a minute, and some end far from the best plan. */
const ways = {
  onwards: { steps: 300_000, heat: { first: 600, last: 3 } },
  anew: { steps: 500_000, heat: { first: 3000, last: 3 } },
};
const advice = "Look from the beginning on: npm run plan-chunks -w @lane/web -- anew. If that fails, load less code.";
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

const way = process.argv[2] === "anew" ? "anew" : "onwards";
const chunks = neededChunks(await trialBuild());
const entry = numbersOf(chunks.filter(isInEntry));
const loads = loadsOf();
const start = way === "anew" ? undefined : chunksOf(readPlan());
const imports = chunks.map((chunk) => numbersOf(importsOf(chunk, chunks)));
const measure = measureOf(chunks);

const found = bestOfSeeds();
writeFileSync(planFile, JSON.stringify(keptPlan(found.plan)));
print(found);

/** The first plan within all limits, or else the one that costs least. */
function bestOfSeeds(): Found {
  let best: Found | undefined;
  for (const seed of seeds) {
    const one = searchPlan({ imports, loads, entry, ...measure, start, seed, ...ways[way] });
    if (one.cost < (best?.cost ?? Infinity)) best = one;
    if (!isOver(best)) break;
  }
  if (!best) throw new Error("No search found a plan without circles");
  return best;
}

function isOver(found?: Found): boolean {
  return !found?.screens.every(({ bytes, files }, index) => {
    const { maxFirstBytes = 0, maxFiles = 0 } = loads[index] ?? {};
    return bytes <= maxFirstBytes && files <= maxFiles;
  });
}

/** The chunks that some screen loads. No plan joins others: they are requested one by one, when they are asked for. */
function neededChunks(all: readonly TrialChunk[]): TrialChunk[] {
  const ofScreens = screens.flatMap(({ first, after }) => [...first, ...after].map((source) => chunkWith(all, source)));
  const needed = new Set([...all.filter(isInEntry), ...ofScreens]);
  // A set also visits what is added while it is walked through.
  for (const chunk of needed) for (const imported of importsOf(chunk, all)) needed.add(imported);
  return all.filter((chunk) => needed.has(chunk));
}

function importsOf({ imports: files }: TrialChunk, all: readonly TrialChunk[]): TrialChunk[] {
  return all.filter(({ fileName }) => files.includes(fileName));
}

function numbersOf(some: readonly TrialChunk[]): number[] {
  return some.map((chunk) => chunks.indexOf(chunk));
}

function numberOf(source: string): number {
  return chunks.indexOf(chunkWith(chunks, source));
}

function loadsOf(): Load[] {
  return screens.map(({ first, after, maxGzipKb, maxFiles }) => ({
    first: [...entry, ...first.map(numberOf)],
    after: after.map(numberOf),
    maxFirstBytes: maxGzipKb * 1000,
    maxFiles,
  }));
}

/** The kept plan in chunks of this trial, whose sets of modules may have changed a little since. */
function chunksOf(plan: KeptPlan): Chunks {
  const placeOf = new Map(plan.flatMap((names, index) => names.map((name) => [name, index] as const)));
  const entryPlace = -1;
  const places = Map.groupBy(chunks.keys(), (number) => {
    if (entry.includes(number)) return entryPlace;
    const names = chunks[number]?.moduleIds.map(moduleName) ?? [];
    const place = names.map((name) => placeOf.get(name)).find((one) => one !== undefined);
    return place ?? `alone ${number}`;
  });
  return [...places.values()];
}

/** A page that is alone in its chunk keeps its own exports; in a named chunk it would need an object for them. */
function keptPlan(plan: Chunks): KeptPlan {
  const joined = plan.filter((numbers) => numbers.length > 1);
  const named = joined.map((numbers) =>
    numbers
      .flatMap((number) => chunks[number]?.moduleIds ?? [])
      .map(moduleName)
      .toSorted(),
  );
  return named.toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1));
}

function print({ screens: sizes }: Found): void {
  const rows = screens.map(({ name, maxGzipKb, maxFiles }, index) => {
    const { bytes = 0, files = 0 } = sizes[index] ?? {};
    return { screen: name, "bytes left": Math.round(maxGzipKb * 1000 - bytes), "files left": maxFiles - files };
  });
  // oxlint-disable no-console -- the plan and this table are what the command is for
  console.table(rows);
  console.log(isOver(found) ? `Some screen has too much. ${advice}` : "Now build, and check the budget.");
}
