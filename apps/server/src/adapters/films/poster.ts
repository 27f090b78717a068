import { readFile, rm } from "node:fs/promises";

import { FilmToolError } from "#ports/film-tool.ts";

import { captureFfmpeg, careful, type Ffmpeg } from "./ffmpeg-run.ts";
import { pictureFilters } from "./picture-filters.ts";
import type { FilmFacts, Picture } from "./probe.ts";

const sampleBytes = 16 * 16;
/** Of 255. Darker than this is a fade or a lens cap. */
const dark = 20;

interface PosterWork {
  readonly tools: Ffmpeg;
  readonly file: string;
  /** Path for the extracted frame. */
  readonly target: string;
  readonly facts: FilmFacts;
  readonly canToneMap: boolean;
  readonly signal: AbortSignal;
}

interface Frame {
  readonly bytes: Uint8Array;
  readonly light: number;
}

/** The frame at a tenth of the film; where that is black, a later one, and at last the brightest of them. */
export async function takePoster(work: PosterWork): Promise<Uint8Array | undefined> {
  const { picture, durationMs } = work.facts;
  if (!picture) return undefined;
  let best: Frame | undefined;
  for (const second of moments(durationMs)) {
    best = brighter(best, await takeFrame(work, picture, second));
    if (best && best.light >= dark) break;
  }
  return best?.bytes;
}

function moments(durationMs: number | null): number[] {
  return durationMs === null ? [1, 0] : [0.1, 0.25, 0.5, 0].map((share) => (share * durationMs) / 1000);
}

function brighter(one: Frame | undefined, other: Frame | undefined): Frame | undefined {
  return one && (!other || one.light >= other.light) ? one : other;
}

async function takeFrame(work: PosterWork, picture: Picture, second: number): Promise<Frame | undefined> {
  const { tools, file, target, signal } = work;
  const map = ["-map", `0:${picture.index}`, "-frames:v", "1"];
  const filters = pictureFilters(picture, { canToneMap: work.canToneMap, longSide: 1920, shortSide: 1920 });
  const args = [
    ["-nostdin", "-y", "-ss", second.toFixed(3), ...careful, "-threads", "1", "-i", file],
    [...map, "-vf", `${filters},format=rgb24`, "-map_metadata", "-1", "-c:v", "png", "-f", "image2", target],
    [...map, "-vf", "scale=16:16,format=gray", "-f", "rawvideo", "pipe:1"],
  ].flat();
  try {
    const sample = await captureFfmpeg({ program: tools.ffmpeg, args, timeoutMs: 60_000, signal }, sampleBytes);
    if (sample.length < sampleBytes) return undefined;
    return { bytes: await readFile(target), light: sample.reduce((sum, light) => sum + light, 0) / sampleBytes };
  } catch (error) {
    if (error instanceof FilmToolError) return undefined;
    throw error;
  } finally {
    await rm(target, { force: true });
  }
}
