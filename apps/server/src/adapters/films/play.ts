import { availableParallelism } from "node:os";

import { careful, runFfmpeg } from "./ffmpeg-run.ts";
import type { Ffmpeg } from "./find-ffmpeg.ts";
import { pictureFilters } from "./picture-filters.ts";
import type { PlayPlan } from "./play-plan.ts";
import type { FilmFacts, Picture } from "./probe.ts";

const minuteMs = 60_000;
const longestEncodeMs = 180 * minuteMs;
const timesItsLength = 20;
const threads = String(Math.max(1, availableParallelism() - 1));
/** Place, device, author and title stand in the file, its streams and chapters; some cameras hide them in H.264's SEI. */
const nothingBeside = ["-map_metadata", "-1", "-map_metadata:s", "-1", "-map_chapters", "-1", "-fflags", "+bitexact"];

interface PlayWork {
  readonly tools: Ffmpeg;
  readonly file: string;
  readonly target: string;
  readonly facts: FilmFacts;
  readonly plan: PlayPlan;
  readonly canToneMap: boolean;
  readonly signal: AbortSignal;
}

export async function makePlayable(work: PlayWork): Promise<void> {
  const { tools, file, target, plan, facts, signal } = work;
  const args = [
    ["-nostdin", "-y", ...careful, "-threads", threads, "-i", file],
    pictureArgs(work),
    soundArgs(work),
    ["-sn", "-dn", ...nothingBeside, ...containerArgs(plan), "-f", plan.container, target],
  ].flat();
  await runFfmpeg({ program: tools.ffmpeg, args, timeoutMs: timeFor(plan, facts), signal });
}

function pictureArgs({ facts: { picture }, plan, canToneMap }: PlayWork): string[] {
  if (!picture || plan.picture === "none") return ["-vn"];
  const map = ["-map", `0:${picture.index}`];
  if (plan.picture === "copy") return [...map, "-c:v", "copy", ...cleanCopy(picture)];
  const filters = pictureFilters(picture, { canToneMap, longSide: 1920, shortSide: 1080 });
  return [
    [...map, "-vf", `${filters},format=yuv420p`, "-c:v", "libx264", "-preset", "veryfast", "-crf", "23"],
    ["-maxrate", "8M", "-bufsize", "16M", "-profile:v", "high", "-threads", threads],
    cleanCopy({ codec: "h264" }),
  ].flat();
}

function cleanCopy({ codec }: Pick<Picture, "codec">): string[] {
  return codec === "h264" ? ["-bsf:v", "filter_units=remove_types=6"] : [];
}

function soundArgs({ facts: { sound }, plan }: PlayWork): string[] {
  if (!sound || plan.sound === "none") return ["-an"];
  const map = ["-map", `0:${sound.index}`, "-c:a", plan.sound];
  return plan.sound === "copy" ? map : [...map, "-ac", "2", "-b:a", "160k"];
}

function containerArgs({ container }: PlayPlan): string[] {
  if (container === "mp4" || container === "ipod") return ["-movflags", "+faststart"];
  return container === "mp3" ? ["-id3v2_version", "0", "-write_id3v1", "0"] : [];
}

function timeFor({ picture }: PlayPlan, { durationMs }: FilmFacts): number {
  if (picture !== "encode") return 20 * minuteMs;
  return Math.min(longestEncodeMs, Math.max(5 * minuteMs, (durationMs ?? 0) * timesItsLength));
}
