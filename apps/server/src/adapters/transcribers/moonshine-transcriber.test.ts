import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test as base, vi } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import type { Transcriber } from "#ports/transcriber.ts";
import { colourBars, makeFilm, neededFfmpeg, testFfmpeg } from "#testing/sample-films.ts";

import type { MoonshineWeights } from "./moonshine-model.ts";
import { createMoonshineTranscriber, findMoonshine, moonshinePackages } from "./moonshine-transcriber.ts";

/** "My grandmother had a small garden behind the house.", spoken by espeak-ng. */
const garden = await readFile(join(import.meta.dirname, "../../testing/garden.wav"));
const weights = findMoonshine();

interface Desk {
  readonly folder: string;
  transcriber(options?: { maxMegabytes?: number; program?: string }): Transcriber;
}

const test = base
  .extend<{ desk: Desk }>({
    desk: async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "lane-speech-"));
      const work = join(folder, "work");
      const common = { tools: neededFfmpeg(), folder: work, clock: systemClock, weights: neededWeights() };
      await use({ folder, transcriber: (options) => createMoonshineTranscriber({ ...common, ...options }) });
      expect(await readdir(work), "work left behind").toEqual([]);
      await rm(folder, { recursive: true });
    },
  })
  .skipIf(!testFfmpeg || "missing" in weights);

// A real model on a machine that may be busy with all the other tests.
vi.setConfig({ testTimeout: 400_000 });

function neededWeights(): MoonshineWeights {
  if ("missing" in weights) throw new Error(`${weights.missing} is not installed`);
  return weights;
}

async function* bytesOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield Uint8Array.from(bytes);
}

function working(signal = new AbortController().signal) {
  const progress: number[] = [];
  return { signal, progress, onProgress: async (percent: number) => void progress.push(percent) };
}

test("what is said in a recording is written down, with its progress", async ({ desk }) => {
  const work = working();

  const text = await desk.transcriber().write(bytesOf(garden), work);

  expect(text.toLowerCase()).toMatch(/grandmother had a small garden/);
  expect(text).not.toMatch(/[<>]/);
  expect(work.progress).toEqual([100]);
});

test("a film without sound, and a recording of silence, say nothing", async ({ desk }) => {
  const film = await makeFilm(`${colourBars(1)} -an -c:v libx264 -pix_fmt yuv420p mp4`);
  const silence = await makeFilm("-f lavfi -i anullsrc=r=16000:cl=mono -t 2 wav");

  expect(await desk.transcriber().write(bytesOf(film), working())).toBe("");
  expect(await desk.transcriber().write(bytesOf(silence), working())).toBe("");
});

test("what is no recording is refused for good", async ({ desk }) => {
  await expect(desk.transcriber().write(bytesOf(Buffer.from("noise")), working())).rejects.toMatchObject({
    name: "TranscriberError",
  });
});

test("a child that uses too much memory is killed, and that recording is not tried again", async ({ desk }) => {
  await expect(desk.transcriber({ maxMegabytes: 100 }).write(bytesOf(garden), working())).rejects.toMatchObject({
    name: "TranscriberError",
    message: "The recording was too large",
  });
});

test("a child that dies is an ordinary failure, worth another try", async ({ desk }) => {
  const program = join(desk.folder, "dying.ts");
  await writeFile(program, 'console.log(JSON.stringify({ progress: 10 })); process.kill(process.pid, "SIGKILL");\n');

  await expect(desk.transcriber({ program }).write(bytesOf(garden), working())).rejects.toMatchObject({
    name: "BoundedChildError",
    fault: "crashed",
  });
});

test("ending the job ends the child at once", async ({ desk }) => {
  const program = join(desk.folder, "endless.ts");
  await writeFile(
    program,
    "console.log(JSON.stringify({ progress: process.pid })); setInterval(() => undefined, 1000);\n",
  );
  const ending = new AbortController();
  let child = 0;

  const written = desk.transcriber({ program }).write(bytesOf(garden), {
    signal: ending.signal,
    async onProgress(pid) {
      child = pid;
      ending.abort();
    },
  });

  await expect(written).rejects.toThrow(/abort/i);
  expect(child).toBeGreaterThan(0);
  expect(() => process.kill(child, 0)).toThrow("ESRCH");
});

test("one recording is worked on at a time, at a low priority", async ({ desk }) => {
  const program = join(desk.folder, "telling.ts");
  await writeFile(
    program,
    [
      'import { getPriority } from "node:os";',
      'import { existsSync, rmSync, writeFileSync } from "node:fs";',
      'const lock = new URL("lock", import.meta.url);',
      "const wasAlone = !existsSync(lock);",
      'writeFileSync(lock, "");',
      // The priority is set from outside, right after the start.
      "while (getPriority() !== 10) await new Promise((resolve) => setTimeout(resolve, 5));",
      "rmSync(lock);",
      'console.log(JSON.stringify({ text: wasAlone ? "alone" : "not alone" }));',
    ].join("\n"),
  );
  const transcriber = desk.transcriber({ program });

  const texts = await Promise.all([1, 2, 3].map(() => transcriber.write(bytesOf(garden), working())));

  expect(texts).toEqual(["alone", "alone", "alone"]);
});

base.for(moonshinePackages)("without %s it is known what is missing", (name) => {
  const resolve = (asked: string): string => {
    if (asked === name) throw new Error("ERR_MODULE_NOT_FOUND");
    return import.meta.resolve(asked);
  };

  expect(findMoonshine(resolve)).toEqual({ missing: name });
});
