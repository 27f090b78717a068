import { glob } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "vitest";

import { test } from "#testing/server-test.ts";

import { createWorker } from "./worker.ts";

const features = join(import.meta.dirname, "../features");

test("every declared job has exactly one handler, and every handler a declared job", async ({ server }) => {
  const declared = await declaredJobs();

  const handled = server.jobs.handlers.map(({ job }) => job.name);
  expect(declared.length).toBeGreaterThan(0);
  expect(handled.toSorted(inOrder)).toEqual(declared.toSorted(inOrder));
});

test("a worker with two handlers for one job refuses to be made", async ({ server }) => {
  const [first] = server.jobs.handlers;
  if (!first) throw new Error("There is no handler to double");

  expect(() =>
    createWorker({ ...server.jobs, handlers: [first, first], clock: server.clock, logger: server.logger }),
  ).toThrow("Two handlers");
});

async function declaredJobs(): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob("**/*.jobs.ts", { cwd: features })) {
    const module: Record<string, unknown> = await import(join(features, file));
    for (const job of Object.values(module)) {
      if (typeof job === "object" && job !== null && "name" in job && "payload" in job) names.push(String(job.name));
    }
  }
  return names;
}

function inOrder(one: string, other: string): number {
  return one.localeCompare(other);
}
