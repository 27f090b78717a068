import type { FilmFacts, Picture } from "./probe.ts";

/** What becomes of each half of a film, and in which kind of file it ends. */
export interface PlayPlan {
  readonly container: "mp4" | "webm" | "mp3" | "ogg" | "ipod";
  readonly contentType: string;
  readonly picture: "none" | "copy" | "encode";
  readonly sound: "none" | "copy" | "aac" | "libopus";
}

const free = ["vp8", "vp9", "av1"];
const freeSounds = ["opus", "vorbis"];
/** Formats whose packets carry the times that a copy needs. */
const timed = /\b(mov|matroska|mpegts)\b/;

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
