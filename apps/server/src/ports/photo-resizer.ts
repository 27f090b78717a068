/** An original photo, and the wanted output. */
export interface SourcePhoto {
  open(): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Path of the resized photo, below the folder: "photos/1.jpg". */
  readonly file: string;
  /** The output fits inside, and is never larger than the photo. */
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** A second, smaller output for screens. */
  readonly screen?: { readonly file: string; readonly maxWidth: number; readonly maxHeight: number };
}

export interface ResizedPhoto {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export interface Resizing {
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Called with how many photos are done so far. */
  onDone?(count: number): void;
}

export interface PhotoResizer {
  /** Upright JPEGs in sRGB without the camera's metadata. Unreadable photos are left out. */
  resize(sourcePhotos: readonly SourcePhoto[], resizing: Resizing): Promise<ResizedPhoto[]>;
}
