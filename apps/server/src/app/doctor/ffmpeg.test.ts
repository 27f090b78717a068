import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { look } from "#testing/doctor.ts";
import { testFfmpeg } from "#testing/sample-films.ts";

import { ffmpeg } from "./ffmpeg.ts";
import { nodeVersion } from "./node-version.ts";

test.runIf(testFfmpeg)("both programs run and are named with their versions", async () => {
  expect(await look(ffmpeg, { PATH: process.env["PATH"] ?? "" })).toEqual({
    state: "ok",
    says: expect.stringMatching(/^ffmpeg \d\S* and ffprobe \d\S* run\.$/),
  });
});

test("without them videos stay as they are, and programs that don't run are broken", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lane-doctor-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const nothing = await look(ffmpeg, { FFMPEG_PATH: folder });
  for (const name of ["ffmpeg", "ffprobe"])
    await writeFile(join(folder, name), "#!/bin/sh\nexit 127\n", { mode: 0o755 });

  expect(nothing).toMatchObject({ state: "attention", says: expect.stringContaining("is not found") });
  expect(await look(ffmpeg, { FFMPEG_PATH: folder })).toMatchObject({
    state: "broken",
    says: expect.stringContaining("is there and does not run"),
  });
});

test("the Node of this process is one that runs the program", async () => {
  expect(await look(nodeVersion, {})).toEqual({
    state: "ok",
    says: `Node ${process.versions.node} runs this program.`,
  });
});
