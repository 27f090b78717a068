import { availableParallelism } from "node:os";

import { careful, type Ffmpeg, runFfmpeg } from "./ffmpeg-run.ts";
import { pictureFilters } from "./picture-filters.ts";
import type { FilmFacts, Picture } from "./probe.ts";

/** How the picture and the sound of a film are treated, and in which container it ends. */
interface PlayPlan {
  readonly container: "mp4" | "webm" | "mp3" | "ogg" | "ipod";
  readonly contentType: string;
  readonly picture: "none" | "copy" | "encode";
  readonly sound: "none" | "copy" | "aac" | "libopus";
}

const free = ["vp8", "vp9", "av1"];
const freeSounds = ["opus", "vorbis"];
/** Formats whose packets carry the times that a copy needs. */
const timed = /\b(mov|matroska|mpegts)\b/;

const minuteMs = 60_000;
const longestEncodeMs = 180 * minuteMs;
const timesItsLength = 20;
const threads = String(Math.max(1, availableParallelism() - 1));
/** Place, device, author and title stand in the file, its streams and chapters; some cameras hide them in H.264's SEI. */
const withoutMetadata = ["-map_metadata", "-1", "-map_metadata:s", "-1", "-map_chapters", "-1", "-fflags", "+bitexact"];

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
    ["-sn", "-dn", ...withoutMetadata, ...containerArgs(plan), "-f", plan.container, target],
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

/** Copies what browsers play already; everything else becomes H.264 and AAC. */
export function planPlay(facts: FilmFacts): PlayPlan {
  return facts.picture ? planFilm(facts, facts.picture) : planSound(facts);
}

function planFilm(facts: FilmFacts, { codec, pixelFormat }: Picture): PlayPlan {
  const isTimed = timed.test(facts.format);
  if (isTimed && free.includes(codec)) {
    const sound = soundIn(facts, freeSounds, "libopus");
    return { container: "webm", contentType: "video/webm", picture: "copy", sound };
  }
  const isPlain = codec === "h264" && /^yuvj?420p$/.test(pixelFormat);
  const picture = isTimed && isPlain ? "copy" : "encode";
  const sound = soundIn(facts, isTimed ? ["aac", "mp3"] : [], "aac");
  return { container: "mp4", contentType: "video/mp4", picture, sound };
}

function soundIn<E>({ sound }: FilmFacts, playable: readonly string[], encoder: E): "none" | "copy" | E {
  if (!sound) return "none";
  return playable.includes(sound.codec) ? "copy" : encoder;
}

function planSound({ format, sound }: FilmFacts): PlayPlan {
  const codec = sound?.codec ?? "";
  if (codec === "mp3") return { container: "mp3", contentType: "audio/mpeg", picture: "none", sound: "copy" };
  if (freeSounds.includes(codec)) {
    return format.includes("matroska")
      ? { container: "webm", contentType: "audio/webm", picture: "none", sound: "copy" }
      : { container: "ogg", contentType: "audio/ogg", picture: "none", sound: "copy" };
  }
  return { container: "ipod", contentType: "audio/mp4", picture: "none", sound: codec === "aac" ? "copy" : "aac" };
}
