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
/** Of one row among others, so that two of them with their words and the title fit a page. */
const tallestOfMany = 0.38;
const mostCropped = 1 / 3;
const narrowest = 0.4;
const widest = 3.5;

/** One to four pictures have their own layouts; more follow in rows of two and three. */
export function photoRows(photos: readonly BookPhoto[], text: Frame): PlacedPhoto[][] {
  const [first, ...others] = photos;
  if (photos.length === 1 && first) return [[alone(first, text)]];
  if (photos.length === 3 && first && shapeOf(first) > 1.2) {
    const below = rowOf(others, text, tallestOfMany);
    return [rowOf([first], text, 2 * tallestOfMany - (below[0]?.height ?? 0) / text.height), below];
  }
  const counts = rowCounts(photos.length);
  const tallest = counts.length > 1 ? tallestOfMany : tallestRow;
  let at = 0;
  return counts.map((count) => rowOf(photos.slice(at, (at += count)), text, tallest));
}

function rowCounts(photos: number): number[] {
  const counts: number[] = [];
  for (let left = photos; left > 0; left -= counts.at(-1) ?? left) {
    const wanted = counts.length % 2 === 0 ? 2 : 3;
    counts.push(left <= 3 ? left : left === 4 ? 2 : wanted);
  }
  return counts;
}

function shapeOf({ width, height }: BookPhoto): number {
  return Math.min(widest, Math.max(narrowest, width / height));
}

function alone(photo: BookPhoto, text: Frame): PlacedPhoto {
  const height = Math.min(text.width / shapeOf(photo), text.height * tallestAlone);
  return placed(photo, { width: height * shapeOf(photo), height });
}

function rowOf(photos: readonly BookPhoto[], text: Frame, tallest: number): PlacedPhoto[] {
  const shapes = photos.map(shapeOf);
  const room = text.width - gapMm * (photos.length - 1);
  const natural = room / shapes.reduce((sum, shape) => sum + shape, 0);
  const height = Math.min(natural, text.height * tallest);
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
