import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test as base, vi } from "vitest";

import { CannotExportError } from "#ports/exporter.ts";

import { createChildTypesetter } from "./child-typesetter.ts";

// Real children on a machine that may be busy with all the other tests.
vi.setConfig({ testTimeout: 120_000 });

const signal = new AbortController().signal;

/** A folder to work in, and child programs with a chosen behaviour. */
const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "lane-typesetter-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

async function childThat(folder: string, does: string) {
  const program = join(folder, "child.mjs");
  await writeFile(program, does);
  return createChildTypesetter({ program, maxMegabytes: 400 });
}

const endless = `setInterval(() => undefined, 1000);`;
const made = { type: "made", outputs: ["reading.pdf"], pageCount: 12, coarsePhotos: [] };

test("the child finds its job in its folder, tells how far it is, and what it has made", async ({ folder }) => {
  const steps: string[] = [];
  const typesetter = await childThat(
    folder,
    `process.stdout.write('warming up\\n{"type":"progress","done":1,"total":2,"st');
     setTimeout(() => process.stdout.write('ep":"layout"}\\n${JSON.stringify(made)}\\n'), 20);`,
  );

  const typeset = await typesetter.set(
    folder,
    { kind: "preview", pages: 3 },
    { timeoutMs: 60_000, signal, onProgress: ({ done, total, step }) => void steps.push(`${step} ${done}/${total}`) },
  );

  expect(typeset).toEqual(made);
  expect(steps).toEqual(["layout 1/2"]);
  expect(JSON.parse(await readFile(join(folder, "job.json"), "utf8"))).toEqual({ kind: "preview", pages: 3 });
});

test.for([
  [
    `console.log(JSON.stringify({ type: "failed", reason: "too many pages" }));`,
    new CannotExportError("This is too many pages for one book. Please choose fewer memories"),
  ],
  [endless, new CannotExportError("This is too much for one export. Please choose less")],
  [`process.exit(1);`, expect.objectContaining({ name: "BoundedChildError", fault: "crashed" })],
  [``, new Error("The typesetter ended without a word")],
] as const)("a child that does %s is understood", async ([does, error], { folder }) => {
  const typesetter = await childThat(folder, does);

  const failure = await typesetter
    .set(folder, {}, { timeoutMs: does === endless ? 300 : 60_000, signal })
    .catch((thrown: unknown) => thrown);

  expect(failure).toEqual(error);
});

test("nobody waits for a child whose work is not wanted any more", async ({ folder }) => {
  const stopping = new AbortController();
  const typesetter = await childThat(
    folder,
    `process.stdout.write('{"type":"progress","done":0,"total":1,"step":"layout"}\\n'); setInterval(() => undefined, 1000);`,
  );

  const work = typesetter.set(
    folder,
    {},
    { timeoutMs: 60_000, signal: stopping.signal, onProgress: () => stopping.abort(new Error("cancelled")) },
  );

  await expect(work).rejects.toThrow("cancelled");
});
