import sharp from "sharp";

import { readPhoto } from "./photo-file.ts";

/** As sharp as any page is drawn, and no more. */
const mostPx = 1200;
/** About those of the last spreads: turning back shows them at once. */
const mostKept = 60;

/** Photos of the folder for drawn pages: any kind of picture, made a JPEG in colour that can take a stand-in's place. */
export function createSmallPhotos(folder: string) {
  const kept = new Map<string, Uint8Array>();
  return {
    /** Undefined for a photo that is not there or cannot be read: its stand-in is shown. */
    async read(file: string): Promise<Uint8Array | undefined> {
      const photo = kept.get(file) ?? (await smallJpeg(folder, file));
      kept.delete(file);
      if (photo) kept.set(file, photo);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return photo;
    },
  };
}

async function smallJpeg(folder: string, file: string): Promise<Uint8Array | undefined> {
  try {
    return await sharp(await readPhoto(folder, file))
      .autoOrient()
      .resize({ width: mostPx, height: mostPx, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
