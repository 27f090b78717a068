import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { moduleName } from "./module-name.ts";

/** The modules of each chunk that has more than Rolldown would put into it. */
export type KeptPlan = readonly (readonly string[])[];

export const planFile = join(import.meta.dirname, "chunk-plan.json");

/**
 * Decides which modules share a file. By default each set of modules that the same pages share is a chunk: a memory took
 * 62 requests. The plan is kept in the repository; `npm run plan-chunks -w @lane/web` looks for another one.
 */
export function plannedChunks(): Plugin {
  const nameOf = namesFor(readPlan());
  const planned = { name: (id: string) => nameOf.get(moduleName(id)) ?? null, includeDependenciesRecursively: false };
  return {
    name: "lane-planned-chunks",
    apply: "build",
    // The first page lists the chunk of every later page, so each letter of a chunk name counts: bare hashes make it
    // 0.7 kB smaller.
    config: () => ({
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [planned] }, chunkFileNames: "assets/[hash].js" } },
      },
    }),
  };
}

export function readPlan(): KeptPlan {
  const plan: KeptPlan = JSON.parse(readFileSync(planFile, "utf8"));
  return plan;
}

function namesFor(plan: KeptPlan): ReadonlyMap<string, string> {
  return new Map(plan.flatMap((names, index) => names.map((name) => [name, `planned${index}`] as const)));
}
