import { rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { careful, type Ffmpeg, runFfmpeg } from "#adapters/films/ffmpeg-run.ts";
import { probe } from "#adapters/films/probe.ts";
import { makeWorkFolder, writeOut } from "#adapters/films/work-folder.ts";
import type { Clock } from "#ports/clock.ts";
import { FilmToolError } from "#ports/film-tool.ts";
import { TranscriberError } from "#ports/transcriber.ts";

import { sampleRate } from "./sound-windows.ts";

const minuteMs = 60_000;
/** What takes twice as long must be done before its folder counts as abandoned. */
const longestMinutes = 150;

export interface SpeechSoundDeps {
  readonly tools: Ffmpeg;
  /** Working folder; needs space for the recording, and 2 MB for each minute of it. */
  readonly folder: string;
  readonly clock: Clock;
}

export interface SpeechSound {
  /** A file of samples as `sound-windows.ts` reads them; undefined when there is no sound at all. */
  readonly file: string | undefined;
  readonly durationMs: number;
}

/** Takes the sound of a recording apart; its files are gone when `work` has ended, in whatever way. */
export async function withSpeechSound<T>(
  { tools, folder, clock }: SpeechSoundDeps,
  recording: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  work: (sound: SpeechSound) => Promise<T>,
): Promise<T> {
  const place = await makeWorkFolder(folder, clock);
  try {
    const original = join(place, "original");
    await writeOut(recording, original, signal);
    return await work(await takeSound(tools, { original, target: join(place, "sound") }, signal));
  } catch (error) {
    if (!(error instanceof FilmToolError)) throw error;
    throw new TranscriberError("The sound could not be read", { cause: error });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

interface SoundFiles {
  readonly original: string;
  readonly target: string;
}

async function takeSound(tools: Ffmpeg, { original, target }: SoundFiles, signal: AbortSignal): Promise<SpeechSound> {
  const { sound } = await probe(tools, original, signal);
  if (!sound) return { file: undefined, durationMs: 0 };
  const args = [
    ["-nostdin", "-y", ...careful, "-threads", "1", "-i", original, "-map", `0:${sound.index}`],
    // One second more than is allowed: then it is known to be too long.
    ["-t", String(longestMinutes * 60 + 1), "-ac", "1", "-ar", String(sampleRate)],
    ["-f", "s16le", "-c:a", "pcm_s16le", target],
  ].flat();
  await runFfmpeg({ program: tools.ffmpeg, args, timeoutMs: 30 * minuteMs, signal });
  await rm(original, { force: true });
  const { size } = await stat(target);
  const durationMs = (size / 2 / sampleRate) * 1000;
  if (durationMs > longestMinutes * minuteMs) {
    throw new TranscriberError(`Recordings of more than ${longestMinutes} minutes are not written down`);
  }
  return { file: target, durationMs };
}
