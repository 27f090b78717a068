import type { MediaKind } from "@lane/domain/media-kinds.ts";

import type { OpenFilm } from "#ports/film-tool.ts";
import { type ImageTool, ImageToolError } from "#ports/image-tool.ts";
import type { MediaStore } from "#ports/media-store.ts";

import type { VariantRecord } from "./file-variants.repository.ts";
import type { Made } from "./made-files.ts";
import type { KeptPicture, Pictures } from "./pictures.ts";

const maxPlayBytes = 8 * 1024 ** 3;

interface FilmsDeps {
  readonly store: MediaStore;
  readonly images: ImageTool;
  readonly pictures: Pictures;
}

/** What is kept of films and sound. */
export function createFilms({ store, images, pictures }: FilmsDeps) {
  /** A film without a poster is better than none: the browser may still have one to offer. */
  async function keepPoster(film: OpenFilm, signal: AbortSignal): Promise<KeptPicture | undefined> {
    const frame = await film.poster(signal);
    if (!frame) return undefined;
    try {
      return await pictures.keep(await images.prepare(frame, signal));
    } catch (error) {
      if (error instanceof ImageToolError) return undefined;
      throw error;
    }
  }

  async function see(film: OpenFilm, signal: AbortSignal): Promise<Made> {
    const { width, height, durationMs } = film;
    const poster = await keepPoster(film, signal);
    const placeholder = poster?.facts.placeholder ?? null;
    return { facts: { width, height, durationMs, placeholder, waveform: null }, variants: poster?.variants ?? [] };
  }

  return {
    /** What can be known in moments: its length, and a picture or the shape of its sound. */
    lookAt: (film: OpenFilm, kind: MediaKind, signal: AbortSignal): Promise<Made> =>
      kind === "Audio" || film.width === null ? hear(film, signal) : see(film, signal),

    async keepPlayable(film: OpenFilm, signal: AbortSignal) {
      const playable = await film.play(signal);
      const { key, sha256, bytes } = await store.put(playable.read(), { maxBytes: maxPlayBytes, signal });
      const record: VariantRecord = {
        variant: "play",
        storeKey: key,
        sha256,
        bytes,
        contentType: playable.contentType,
        width: film.width,
        height: film.height,
      };
      return { durationMs: playable.durationMs, record };
    },
  };
}

export type Films = ReturnType<typeof createFilms>;

async function hear(film: OpenFilm, signal: AbortSignal): Promise<Made> {
  const { peaks, durationMs } = await film.waveform(signal);
  return { facts: { width: null, height: null, durationMs, placeholder: null, waveform: peaks }, variants: [] };
}
