export interface ShownImage {
  /** WebP, upright, without anything the camera wrote beside the picture. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export class ImageToolError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ImageToolError";
  }
}

export interface ImageTool {
  /** Rejects with an `ImageToolError` when the bytes are no whole picture, or one too large to open. */
  show(original: Uint8Array, maxWidth: number): Promise<ShownImage>;
}
