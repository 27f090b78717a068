import type { MediaKind } from "@lane/domain/media-kinds.ts";
import type { PreparedFile, VariantRecord } from "@lane/domain/stored-files.ts";

import type { OpenFilm } from "#ports/film-tool.ts";
import type { MediaStore } from "#ports/media-store.ts";

const maxPlayBytes = 8 * 1024 ** 3;

interface FilmsDeps {
  readonly store: MediaStore;
  /** Undefined when a film has no frame that can be shown. */
  readonly posters: { make(film: OpenFilm, signal: AbortSignal): Promise<PreparedFile | undefined> };
}

/** Prepares films and sound. */
export function createFilms({ store, posters }: FilmsDeps) {
  async function see(film: OpenFilm, signal: AbortSignal): Promise<PreparedFile> {
    const { width, height, durationMs } = film;
    const poster = await posters.make(film, signal);
    const placeholder = poster?.facts.placeholder ?? null;
    return { facts: { width, height, durationMs, placeholder, waveform: null }, variants: poster?.variants ?? [] };
  }

  return {
    /** The facts that take only moments: its length, and a poster or a waveform. */
    lookAt: (film: OpenFilm, kind: MediaKind, signal: AbortSignal): Promise<PreparedFile> =>
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

async function hear(film: OpenFilm, signal: AbortSignal): Promise<PreparedFile> {
  const { peaks, durationMs } = await film.waveform(signal);
  return { facts: { width: null, height: null, durationMs, placeholder: null, waveform: peaks }, variants: [] };
}
