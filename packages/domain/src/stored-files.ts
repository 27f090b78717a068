export type FileState = "preparing" | "ready" | "failed";

/** Widths of pictures and posters, and the film or sound as browsers can play it. */
export type FileVariant = "320" | "960" | "1920" | "play";

/** What is known of a file once it has been looked at. */
export interface FileFacts {
  /** Upright pixels. */
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  /** A tiny picture as a data URL. */
  readonly placeholder: string | null;
  /** A hundred numbers from 0 to 100. */
  readonly waveform: readonly number[] | null;
}

/** Something that was made of a file to be shown; its bytes are in the store. */
export interface VariantRecord {
  readonly variant: FileVariant;
  readonly storeKey: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** All that was made of a file and learnt by it, before a row names it. */
export interface PreparedFile {
  readonly facts: FileFacts;
  readonly variants: readonly VariantRecord[];
}
