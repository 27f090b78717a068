import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import type { BookPhoto } from "@lane/book/book-input.ts";
import { type Drawing, drawPhoto } from "@lane/server/src/app/demo/drawings/drawings.ts";
import sharp from "sharp";

/** As large as a server makes photos for print: the spread of an A5 book at 300 ppi. */
const printedLongSide = 3600;
/** Larger ones are enlarged: drawing them at full size takes a second each. */
const drawnLongSide = 1600;

interface WantedPhoto {
  readonly drawing: Drawing;
  /** Of the original, in pixels. */
  readonly longSide: number;
  readonly caption?: string | undefined;
  readonly alt?: string | undefined;
}

/** The photos of a sample book. They are only drawn by `write`, so that a book can be described without them. */
export function createSamplePhotos() {
  const wanted: { readonly drawing: Drawing; readonly photo: BookPhoto }[] = [];
  return {
    add({ drawing, longSide, caption = "", alt = "" }: WantedPhoto): BookPhoto {
      const photo = { file: `photos/${wanted.length}.jpg`, ...sizeOf(drawing, longSide), caption, alt };
      wanted.push({ drawing, photo });
      return photo;
    },
    async write(folder: string): Promise<void> {
      await mkdir(join(folder, "photos"));
      for (const { drawing, photo } of wanted) await writePhoto(drawing, photo, join(folder, photo.file));
    },
  };
}

export type SamplePhotos = ReturnType<typeof createSamplePhotos>;

function sizeOf({ shape }: Drawing, longSide: number): { width: number; height: number } {
  const [across = 1, up = 1] = shape.split(":").map(Number);
  const scale = longSide / Math.max(across, up);
  return { width: Math.round(across * scale), height: Math.round(up * scale) };
}

async function writePhoto(drawing: Drawing, { width, height }: BookPhoto, path: string): Promise<void> {
  const longSide = Math.max(width, height);
  const scale = Math.min(1, printedLongSide / longSide);
  const drawn = await drawPhoto(drawing, Math.min(longSide, drawnLongSide));
  await sharp(drawn)
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: "fill" })
    .jpeg({ quality: 84 })
    .toFile(path);
}
