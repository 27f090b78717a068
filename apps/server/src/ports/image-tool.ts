import type { ShownWidth } from "@lane/domain/media-kinds.ts";

/** WebP, upright, in sRGB, without the camera's metadata. */
export interface ImageVariant {
  readonly variant: ShownWidth;
  readonly bytes: Uint8Array;
  /** Less than the variant's name where the picture is narrower: nothing is enlarged. */
  readonly width: number;
  readonly height: number;
}

export interface PreparedImage {
  /** Of the upright original. */
  readonly width: number;
  readonly height: number;
  /** A few blurred pixels as a data URL, to be shown until a variant is loaded. */
  readonly placeholder: string;
  /** From narrow to wide; a width that would repeat the one before is left out. */
  readonly variants: readonly ImageVariant[];
}

interface ImageToolErrorOptions extends ErrorOptions {
  /** The file took more time or memory than the limit. */
  readonly isTooDemanding?: boolean;
}

export class ImageToolError extends Error {
  readonly isTooDemanding: boolean;

  constructor(message: string, options: ImageToolErrorOptions = {}) {
    super(message, options);
    this.name = "ImageToolError";
    this.isTooDemanding = options.isTooDemanding ?? false;
  }
}

export interface PrepareImageOptions {
  /** Pictures of one account may be opened in the same process; without it, this one is opened alone. */
  readonly ofAccount?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface ImageTool {
  /** Rejects with an `ImageToolError` when the bytes are no whole picture, or one too large to open. */
  prepare(original: Uint8Array, options?: PrepareImageOptions): Promise<PreparedImage>;
}
