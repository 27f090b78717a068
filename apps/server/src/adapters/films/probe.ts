import { z } from "zod";

import { FilmToolError } from "#ports/film-tool.ts";

import { captureFfmpeg, careful, type Ffmpeg } from "./ffmpeg-run.ts";

const maxAnswerBytes = 4 * 1024 * 1024;
const longestMs = 1000 * 60 * 60 * 1000;

const streamSchema = z.object({
  index: z.int().min(0),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  pix_fmt: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  sample_aspect_ratio: z.string().optional(),
  color_transfer: z.string().optional(),
  tags: z.object({ rotate: z.string().optional() }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
  disposition: z.object({ attached_pic: z.int().optional() }).optional(),
});

const answerSchema = z.object({
  streams: z.array(streamSchema).default([]),
  format: z.object({ format_name: z.string().default(""), duration: z.string().optional() }),
});

type Stream = z.infer<typeof streamSchema>;

export interface Picture {
  readonly index: number;
  readonly codec: string;
  readonly pixelFormat: string;
  /** As it is meant to be seen: turned, and with square pixels. */
  readonly width: number;
  readonly height: number;
  readonly isHdr: boolean;
}

export interface FilmFacts {
  readonly format: string;
  readonly durationMs: number | null;
  readonly picture: Picture | undefined;
  readonly sound: { readonly index: number; readonly codec: string } | undefined;
}

export async function probe({ ffprobe }: Ffmpeg, file: string, signal: AbortSignal): Promise<FilmFacts> {
  const args = [...careful, "-print_format", "json", "-show_format", "-show_streams", file];
  const answer = await captureFfmpeg({ program: ffprobe, args, timeoutMs: 60_000, signal }, maxAnswerBytes);
  const { streams, format } = answerSchema.parse(JSON.parse(answer.toString()));
  const seen = streams.find((stream) => stream.codec_type === "video" && stream.disposition?.attached_pic !== 1);
  const heard = streams.find((stream) => stream.codec_type === "audio");
  if (!seen && !heard) throw new FilmToolError("There is nothing to see or hear in it");
  return {
    format: format.format_name,
    durationMs: durationOf(format.duration),
    picture: seen && pictureOf(seen),
    sound: heard && { index: heard.index, codec: heard.codec_name ?? "" },
  };
}

function durationOf(seconds: string | undefined): number | null {
  const ms = Math.round(Number(seconds) * 1000);
  return ms > 0 && ms < longestMs ? ms : null;
}

function pictureOf(stream: Stream): Picture {
  const { width = 0, height = 0 } = stream;
  if (width <= 0 || height <= 0) throw new FilmToolError("Its pictures have no size");
  const wide = Math.max(1, Math.round(width * pixelRatio(stream.sample_aspect_ratio)));
  const isTurned = Math.abs(rotationOf(stream)) % 180 === 90;
  return {
    index: stream.index,
    codec: stream.codec_name ?? "",
    pixelFormat: stream.pix_fmt ?? "",
    width: isTurned ? height : wide,
    height: isTurned ? wide : height,
    isHdr: ["smpte2084", "arib-std-b67"].includes(stream.color_transfer ?? ""),
  };
}

function rotationOf({ tags, side_data_list: sideData = [] }: Stream): number {
  const { rotation = 0 } = sideData.find(({ rotation }) => rotation !== undefined) ?? {};
  return rotation || Number(tags?.rotate ?? 0) || 0;
}

/** "16:15": how much wider a pixel is than high. Anything odd counts as square. */
function pixelRatio(text = "1:1"): number {
  const [wide = 1, high = 1] = text.split(":").map(Number);
  const ratio = wide / high;
  return ratio > 0.1 && ratio < 10 ? ratio : 1;
}
