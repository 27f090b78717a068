import type { BookPhoto } from "./book-input.ts";

/** In millimetres. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A photo as it is printed: a window of this size, and the whole picture behind it. */
export interface PlacedPhoto extends Frame {
  readonly photo: BookPhoto;
  readonly imageWidth: number;
  readonly imageHeight: number;
}

const mmPerInch = 25.4;
/** Sharp at arm's length. */
export const printPpi = 300;
/** Below this a picture looks broken on paper. */
export const leastPpi = 150;
/** The part of a picture that may be cut off so that it fits with others. */
export const mostCut = 0.15;

/** Fills the window; what does not fit is cut evenly on both sides. */
export function placed(photo: BookPhoto, { width, height }: Frame): PlacedPhoto {
  const scale = Math.max(width / photo.width, height / photo.height);
  return { photo, width, height, imageWidth: photo.width * scale, imageHeight: photo.height * scale };
}

/** Pixels an inch at the printed size. */
export function ppiOf({ photo, imageWidth }: Pick<PlacedPhoto, "photo" | "imageWidth">): number {
  return Math.floor((photo.width / imageWidth) * mmPerInch);
}

/** The part of a picture that its window cuts off, from 0 to 1. */
export function cutOf({ width, height, imageWidth, imageHeight }: PlacedPhoto): number {
  return 1 - (width * height) / (imageWidth * imageHeight);
}

export function shapeOf({ width, height }: Pick<BookPhoto, "width" | "height">): number {
  return width / height;
}

/** The widest it may be printed. */
export function widestSharp({ width }: Pick<BookPhoto, "width">, ppi = leastPpi): number {
  return (width / ppi) * mmPerInch;
}

/** Whether it fills the window with at least this many pixels an inch and little cut off. */
export function fills(photo: BookPhoto, window: Frame, ppi = printPpi): boolean {
  const filling = placed(photo, window);
  return cutOf(filling) <= mostCut && photo.width * mmPerInch >= filling.imageWidth * ppi;
}
