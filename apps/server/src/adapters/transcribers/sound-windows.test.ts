import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { cutAtQuiet, readLevels, readWindow, sampleRate } from "./sound-windows.ts";

/** Tenths of a second at a level. */
const levels = (...parts: readonly [tenths: number, level: number][]): number[] =>
  parts.flatMap(([tenths, level]) => Array.from({ length: tenths }, () => level));
const seconds = (samples: number): number => samples / sampleRate;

test("a short recording is one window, and one without a moment has none", () => {
  expect(cutAtQuiet(levels([50, 0.2]), 24)).toEqual([
    { start: 0, end: 5 * sampleRate, isSilent: false, overlaps: false },
  ]);
  expect(cutAtQuiet([], 24)).toEqual([]);
});

test("a long one is cut in the middle of a pause", () => {
  const [first, second] = cutAtQuiet(levels([180, 0.2], [10, 0.001], [100, 0.2]), 24);

  expect(seconds(first?.end ?? 0)).toBeGreaterThan(18);
  expect(seconds(first?.end ?? 0)).toBeLessThan(19);
  expect(second).toMatchObject({ start: first?.end, overlaps: false });
});

test("where there is no pause, windows overlap, and none is longer than allowed", () => {
  const windows = cutAtQuiet(levels([1000, 0.2]), 24);

  expect(windows.map(({ overlaps }) => overlaps)).toEqual(windows.map((_, at) => at > 0));
  for (const { start, end } of windows) expect(seconds(end - start)).toBeLessThanOrEqual(24);
  for (const [at, { start }] of windows.slice(1).entries()) {
    expect(seconds((windows[at]?.end ?? 0) - start)).toBeCloseTo(1.5);
  }
  expect(seconds(windows.at(-1)?.end ?? 0)).toBe(100);
});

test("windows in which there is nothing to hear are known", () => {
  const windows = cutAtQuiet(levels([600, 0.001], [100, 0.2]), 24);

  expect(windows.map(({ isSilent }) => isSilent)).toEqual([true, true, true, false]);
});

test("levels and samples are read from a file, whose last moment may be cut", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lane-windows-"));
  const file = join(folder, "sound");
  const loud = Buffer.alloc(sampleRate * 2);
  for (let at = 0; at < sampleRate; at += 1) loud.writeInt16LE(at % 2 === 0 ? 16_384 : -16_384, at * 2);
  await writeFile(file, Buffer.concat([loud, Buffer.alloc(sampleRate * 2 * 1.5), Buffer.of(7)]));

  const found = await readLevels(file);
  const samples = await readWindow(file, {
    start: sampleRate - 2,
    end: sampleRate + 2,
    isSilent: false,
    overlaps: false,
  });
  await rm(folder, { recursive: true });

  expect(found).toEqual([...levels([10, 0.5]), ...levels([15, 0])]);
  expect([...samples]).toEqual([0.5, -0.5, 0, 0]);
});
