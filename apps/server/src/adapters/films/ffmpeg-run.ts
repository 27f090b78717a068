import { accessSync, constants } from "node:fs";
import { join } from "node:path";

import { BoundedChildError, runBounded } from "#lib/bounded-child.ts";
import { FilmToolError } from "#ports/film-tool.ts";

const maxMegabytes = 1500;
/** Only the accepted formats, and none that refers to other files: a playlist could name any file of this machine. */
const formats = "mov,mp4,matroska,webm,avi,mpeg,mpegvideo,mpegts,mp3,wav,ogg,aac,flac";

/** Options before every input. */
export const careful = ["-protocol_whitelist", "file,pipe", "-format_whitelist", formats, "-max_pixels", "40000000"];

interface FfmpegRun {
  readonly program: string;
  readonly args: readonly string[];
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly onOutput?: (piece: Buffer) => void;
}

export async function runFfmpeg({ program, args, timeoutMs, signal, onOutput }: FfmpegRun): Promise<void> {
  try {
    await runBounded({
      command: program,
      args: ["-hide_banner", "-loglevel", "error", ...args],
      onOutput: onOutput ?? (() => undefined),
      timeoutMs,
      maxMegabytes,
      signal,
    });
  } catch (error) {
    if (!(error instanceof BoundedChildError)) throw error;
    const isTooDemanding = error.fault !== "crashed";
    throw new FilmToolError("The film could not be read", { cause: error, isTooDemanding });
  }
}

/** For short outputs; bytes beyond `maxBytes` are dropped. */
export async function captureFfmpeg(run: FfmpegRun, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  await runFfmpeg({
    ...run,
    onOutput(piece) {
      bytes += piece.length;
      if (bytes <= maxBytes) pieces.push(piece);
    },
  });
  return Buffer.concat(pieces);
}

export interface Ffmpeg {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

/** Looks for each program in these folders in order. Undefined when one is in none. */
export function findFfmpeg(folders: readonly string[]): Ffmpeg | undefined {
  const ffmpeg = find(folders, "ffmpeg");
  const ffprobe = find(folders, "ffprobe");
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe } : undefined;
}

function find(folders: readonly string[], name: string): string | undefined {
  const names = process.platform === "win32" ? [`${name}.exe`] : [name];
  return folders.flatMap((folder) => names.map((file) => join(folder, file))).find(canRun);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
