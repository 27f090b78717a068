import { rm } from "node:fs/promises";
import { join } from "node:path";

import type { Clock } from "#ports/clock.ts";
import { type FilmTool, FilmToolError, type OpenFilm } from "#ports/film-tool.ts";

import { captureFfmpeg, type Ffmpeg } from "./ffmpeg-run.ts";
import { joinSounds } from "./join-sounds.ts";
import { makePlayable, planPlay } from "./play.ts";
import { takePoster } from "./poster.ts";
import { type FilmFacts, probe } from "./probe.ts";
import { takeWaveform } from "./waveform.ts";
import { makeWorkFolder, readIn, writeOut } from "./work-folder.ts";

interface FfmpegFilmsDeps {
  readonly tools: Ffmpeg;
  /** Working folder for films; needs space for two copies of each. */
  readonly folder: string;
  readonly clock: Clock;
}

/** ffmpeg in child processes that get one file, no network, and limits. */
export function createFfmpegFilms({ tools, folder, clock }: FfmpegFilmsDeps): FilmTool {
  let toneMapping: Promise<boolean> | undefined;
  const canToneMap = (signal: AbortSignal): Promise<boolean> => (toneMapping ??= hasToneMapping(tools, signal));

  return {
    async open(original, signal) {
      const place = await makeWorkFolder(folder, clock);
      try {
        const file = join(place, "original");
        await writeOut(original, file, signal);
        return opened({ tools, place, file, facts: await probe(tools, file, signal), canToneMap });
      } catch (error) {
        await rm(place, { recursive: true, force: true });
        throw error;
      }
    },

    async joinSounds(sounds, signal) {
      const place = await makeWorkFolder(folder, clock);
      const close = () => rm(place, { recursive: true, force: true });
      try {
        const files = sounds.map((_, at) => join(place, `sound-${at}`));
        for (const [at, sound] of sounds.entries()) await writeOut(sound, files[at] ?? "", signal);
        const target = join(place, "joined");
        await joinSounds({ tools, files, target, signal });
        return { read: () => readIn(target), close };
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}

interface Opened {
  readonly tools: Ffmpeg;
  readonly place: string;
  readonly file: string;
  readonly facts: FilmFacts;
  readonly canToneMap: (signal: AbortSignal) => Promise<boolean>;
}

function opened({ tools, place, file, facts, canToneMap }: Opened): OpenFilm {
  const plan = planPlay(facts);

  return {
    durationMs: facts.durationMs,
    width: facts.picture?.width ?? null,
    height: facts.picture?.height ?? null,
    isSlow: plan.picture === "encode",
    poster: async (signal) =>
      takePoster({
        tools,
        file,
        facts,
        signal,
        target: join(place, "poster"),
        canToneMap: await canToneMap(signal),
      }),
    async waveform(signal) {
      if (!facts.sound) throw new FilmToolError("There is nothing to hear in it");
      return takeWaveform({ tools, file, sound: facts.sound.index, signal });
    },
    async play(signal) {
      const target = join(place, "play");
      await makePlayable({ tools, file, target, facts, plan, canToneMap: await canToneMap(signal), signal });
      const { durationMs } = await probe(tools, target, signal);
      return { contentType: plan.contentType, durationMs, read: () => readIn(target) };
    },
    close: () => rm(place, { recursive: true, force: true }),
  };
}

async function hasToneMapping({ ffmpeg }: Ffmpeg, signal: AbortSignal): Promise<boolean> {
  const filters = await captureFfmpeg({ program: ffmpeg, args: ["-filters"], timeoutMs: 30_000, signal }, 1_000_000);
  return filters.includes(" zscale ") && filters.includes(" tonemap ");
}
