import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { type Ffmpeg, findFfmpeg } from "#adapters/films/ffmpeg-run.ts";

const run = promisify(execFile);

/** ffmpeg on PATH; without it, tests about films are skipped. */
export const testFfmpeg: Ffmpeg | undefined = findFfmpeg((process.env["PATH"] ?? "").split(":"));

export function neededFfmpeg(): Ffmpeg {
  if (!testFfmpeg) throw new Error("There is no ffmpeg on this machine");
  return testFfmpeg;
}

/** A generated film or sound; the last word of the command is the file type. */
export async function makeFilm(command: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "lane-film-"));
  const words = command.split(" ");
  const file = join(folder, `made.${words.pop()}`);
  try {
    await run(neededFfmpeg().ffmpeg, ["-hide_banner", "-loglevel", "error", "-nostdin", ...words, file]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const colourBars = (seconds: number, size = "320x180"): string =>
  `-f lavfi -i testsrc=size=${size}:rate=12:duration=${seconds}`;
export const tone = (seconds: number): string => `-f lavfi -i sine=frequency=440:duration=${seconds}`;

/** Metadata as cameras and programs write it. */
export const marks = [
  "-metadata location=+52.0907+005.1214/ -metadata artist=canary-artist -metadata title=canary-title",
  "-metadata comment=canary-comment -metadata:s:0 handler_name=canary-handler",
].join(" ");

/** Marks a film as taken with the phone on its side. */
export function turned(mp4: Buffer): Buffer {
  const copy = Buffer.from(mp4);
  const matrix = copy.indexOf("tkhd") + 44;
  [0, 0x1_0000, 0, -0x1_0000, 0, 0, 0, 0, 0x4000_0000].forEach((value, at) =>
    copy.writeInt32BE(value, matrix + 4 * at),
  );
  return copy;
}

/** The streams of a film, in short: "h264,320,180 aac ...". */
export async function describeFilm(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lane-film-"));
  const file = join(folder, "look");
  try {
    await writeFile(file, bytes);
    const wanted = "format=format_name:stream=codec_name,width,height";
    const args = ["-loglevel", "error", "-show_entries", wanted, "-of", "csv=p=0", file];
    const { stdout } = await run(neededFfmpeg().ffprobe, args);
    return stdout.trim().split("\n").join(" ");
  } finally {
    await rm(folder, { recursive: true });
  }
}
