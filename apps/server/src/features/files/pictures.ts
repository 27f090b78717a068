import type { PreparedFile, VariantRecord } from "@lane/domain/stored-files.ts";

import { AppError } from "#lib/app-error.ts";
import { type ImageTool, ImageToolError, type PreparedImage } from "#ports/image-tool.ts";
import type { MediaStore } from "#ports/media-store.ts";

import { oneChunk, withSentence } from "./stored-bytes.ts";

interface PicturesDeps {
  readonly images: ImageTool;
  readonly store: MediaStore;
}

/** The variants of a picture, made while the request waits. */
export function createPictures({ images, store }: PicturesDeps) {
  async function kept({ variant, bytes, width, height }: PreparedImage["variants"][number]): Promise<VariantRecord> {
    const blob = await withSentence(store.put(oneChunk(bytes), { maxBytes: bytes.byteLength }));
    const { key: storeKey, sha256 } = blob;
    return { variant, storeKey, sha256, bytes: blob.bytes, contentType: "image/webp", width, height };
  }

  return {
    async open(bytes: Uint8Array): Promise<PreparedImage> {
      try {
        return await images.prepare(bytes);
      } catch (error) {
        if (!(error instanceof ImageToolError)) throw error;
        throw new AppError("unprocessable", "This photo is damaged or too large to open", { cause: error });
      }
    },

    async keep({ width, height, placeholder, variants }: PreparedImage): Promise<PreparedFile> {
      const records: VariantRecord[] = [];
      for (const variant of variants) records.push(await kept(variant));
      return { facts: { width, height, durationMs: null, placeholder, waveform: null }, variants: records };
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;
