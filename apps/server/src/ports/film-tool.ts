/** A film or sound that browsers can play, without the camera's metadata. */
export interface PlayableFilm {
  readonly contentType: string;
  readonly durationMs: number | null;
  read(): AsyncIterable<Uint8Array>;
}

export interface OpenFilm {
  readonly durationMs: number | null;
  /** Upright pixels; null for sound alone. */
  readonly width: number | null;
  readonly height: number | null;
  /** The video has to be encoded again to be playable, which may take longer than the film itself. */
  readonly isSlow: boolean;
  /** A frame that is not black, if there is one; undefined when none can be read. */
  poster(signal: AbortSignal): Promise<Uint8Array | undefined>;
  /** Rejects with a `FilmToolError` when there is no sound. */
  waveform(signal: AbortSignal): Promise<{ readonly peaks: readonly number[]; readonly durationMs: number }>;
  play(signal: AbortSignal): Promise<PlayableFilm>;
  /** Removes the film's files; the result of `play` can no longer be read then. */
  close(): Promise<void>;
}

interface FilmToolErrorOptions extends ErrorOptions {
  /** The file took more time or memory than the limit. */
  readonly isTooDemanding?: boolean;
}

export class FilmToolError extends Error {
  readonly isTooDemanding: boolean;

  constructor(message: string, options: FilmToolErrorOptions = {}) {
    super(message, options);
    this.name = "FilmToolError";
    this.isTooDemanding = options.isTooDemanding ?? false;
  }
}

/** Sounds as one, which browsers can play. */
export interface JoinedSound {
  read(): AsyncIterable<Uint8Array>;
  /** Removes its files; it can no longer be read then. */
  close(): Promise<void>;
}

export interface FilmTool {
  /** Rejects with a `FilmToolError` when the bytes are neither film nor sound, or too damaged to read. */
  open(original: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<OpenFilm>;
  /** One after the other. Rejects with a `FilmToolError` when one of them cannot be heard. */
  joinSounds(sounds: readonly AsyncIterable<Uint8Array>[], signal: AbortSignal): Promise<JoinedSound>;
}
