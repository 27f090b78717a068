import type { PosterPhoto } from "@lane/book/job.ts";
import { type PosterPictures, shownRatio } from "@lane/domain/lifeline/poster-marks.ts";
import { posterUnitMm } from "@lane/domain/lifeline/poster-sheets.ts";
import type { PosterPrint } from "@lane/domain/lifeline/poster-standing.ts";
import type { DrawnPoster } from "@lane/domain/lifeline/poster-svg.ts";

import type { MediaStore } from "#ports/media-store.ts";
import type { PhotoResizer, ResizedPhoto, Resizing, SourcePhoto } from "#ports/photo-resizer.ts";

import type { PosterPhotoRow } from "./poster-photos.repository.ts";

const mmPerInch = 25.4;
/** A small photo is printed smaller rather than coarser than this. */
const leastPpi = 150;
const wantedPpi = 300;

interface PosterPrintsDeps {
  readonly photoResizer: PhotoResizer;
  readonly store: MediaStore;
}

export interface PrintedPoster {
  readonly svg: string;
  readonly prints: readonly PosterPhoto[];
  /** The memories whose photo could not be opened. */
  readonly without: readonly string[];
}

/** Draws a poster with its photos. One that cannot be opened makes it a drawing without that one. */
export async function drawWithPhotos(
  { photoResizer, store }: PosterPrintsDeps,
  photos: ReadonlyMap<string, PosterPhotoRow>,
  draw: (pictures: PosterPictures) => DrawnPoster,
  resizing: Resizing,
): Promise<PrintedPoster> {
  const pictures = new Map([...photos].map(([id, photo]) => [id, pictureOf(photo)]));
  const resized = new Map<string, ResizedPhoto>();
  const without: string[] = [];
  for (;;) {
    const { svg, prints } = draw(pictures);
    const wanted = new Map<string, SourcePhoto>();
    for (const print of prints) {
      const photo = photos.get(print.memoryId);
      if (photo && !resized.has(fileOf(photo))) wanted.set(fileOf(photo), sourceOf(photo, print, store));
    }
    for (const photo of await photoResizer.resize([...wanted.values()], resizing)) resized.set(photo.file, photo);
    const placed = prints.flatMap((print) => printOf(print, photos.get(print.memoryId), resized));
    if (placed.length === prints.length) return { svg, prints: placed, without };
    for (const { memoryId } of prints) {
      const photo = photos.get(memoryId);
      if (photo && resized.has(fileOf(photo))) continue;
      pictures.delete(memoryId);
      without.push(memoryId);
    }
  }
}

function pictureOf(photo: PosterPhotoRow) {
  const { width, height } = photo;
  const shown = Math.min(width, height * shownRatio(photo));
  return { width, height, mostWidth: ((shown / leastPpi) * mmPerInch) / posterUnitMm };
}

function sourceOf(photo: PosterPhotoRow, print: PosterPrint, store: MediaStore): SourcePhoto {
  const scale = Math.max(print.width / photo.width, print.height / photo.height);
  const factor = Math.min(1, ((scale * posterUnitMm) / mmPerInch) * wantedPpi);
  return {
    open: () => store.open(photo.storeKey),
    file: fileOf(photo),
    maxWidth: Math.ceil(photo.width * factor),
    maxHeight: Math.ceil(photo.height * factor),
  };
}

function printOf(
  { x, y, width, height }: PosterPrint,
  photo: PosterPhotoRow | undefined,
  resized: ReadonlyMap<string, ResizedPhoto>,
): PosterPhoto[] {
  const found = photo && resized.get(fileOf(photo));
  return found ? [{ photo: { ...found, caption: "", alt: photo.alt }, x, y, width, height }] : [];
}

/** A generated name: several memories may show one file. */
function fileOf({ id }: PosterPhotoRow): string {
  return `photos/${id}.jpg`;
}
