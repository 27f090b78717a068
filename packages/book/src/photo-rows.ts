import type { BookPhoto } from "./book-input.ts";

/** A photo as it stands on the page, in millimetres: a window, and the whole picture behind it. */
export interface PlacedPhoto {
  readonly photo: BookPhoto;
  readonly width: number;
  readonly height: number;
  readonly imageWidth: number;
  readonly imageHeight: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const gapMm = 2;
const tallestAlone = 0.62;
const tallestRow = 0.42;
const mostCropped = 1 / 3;
const narrowest = 0.4;
const widest = 3.5;

/** One to four pictures have their own layouts; more follow in rows of two and three. */
export function photoRows(photos: readonly BookPhoto[], text: Frame): PlacedPhoto[][] {
  const rows: PlacedPhoto[][] = [];
  let at = 0;
  for (const count of rowCounts(photos)) {
    rows.push(rowOf(photos.slice(at, at + count), text));
    at += count;
  }
  return rows;
}

function rowCounts(photos: readonly BookPhoto[]): number[] {
  const [first] = photos;
  if (photos.length === 3 && first) return shapeOf(first) > 1.2 ? [1, 2] : [3];
  const counts: number[] = [];
  for (let left = photos.length; left > 0; left -= counts.at(-1) ?? left) {
    const wanted = counts.length % 2 === 0 ? 2 : 3;
    counts.push(left <= 3 ? left : left === 4 ? 2 : wanted);
  }
  return counts;
}

function shapeOf({ width, height }: BookPhoto): number {
  return Math.min(widest, Math.max(narrowest, width / height));
}

function rowOf(photos: readonly BookPhoto[], text: Frame): PlacedPhoto[] {
  const shapes = photos.map(shapeOf);
  const room = text.width - gapMm * (photos.length - 1);
  const natural = room / shapes.reduce((sum, shape) => sum + shape, 0);
  if (photos.length === 1) {
    const height = Math.min(natural, text.height * tallestAlone);
    return photos.map((photo, at) => placed(photo, { width: height * (shapes[at] ?? 1), height }));
  }
  const height = Math.min(natural, text.height * tallestRow);
  // Too tall a row is cut above and below so that it still fills the line, by a third at most; then it stays narrower.
  const width = (shape: number) => shape * Math.min(natural, height / (1 - mostCropped));
  return photos.map((photo, at) => placed(photo, { width: width(shapes[at] ?? 1), height }));
}

/** Fills the window; what does not fit is cut evenly on both sides. */
export function placed(photo: BookPhoto, { width, height }: Frame): PlacedPhoto {
  const scale = Math.max(width / photo.width, height / photo.height);
  return { photo, width, height, imageWidth: photo.width * scale, imageHeight: photo.height * scale };
}

const mmPerInch = 25.4;
export const printPpi = 300;

/** Pixels an inch at the printed size. */
export function ppiOf({ photo, imageWidth }: PlacedPhoto): number {
  return Math.floor((photo.width / imageWidth) * mmPerInch);
}
