import type { BookInput, BookPhoto, PhotoCover } from "@lane/book/book-input.ts";
import { coverFrame } from "@lane/book/cover-photo.ts";
import { mayFillSpread, spreadOf } from "@lane/book/memory-choices.ts";
import { geometryOf } from "@lane/book/page-geometry.ts";
import type { BookOptions } from "@lane/contract/books.ts";

import type { MediaStore } from "#ports/media-store.ts";
import type { SourcePhoto } from "#ports/photo-resizer.ts";

import type { AttachedFileRow, BookFileRow } from "./book-files.repository.ts";

const printPpi = 300;
const screenPpi = 150;
const mmPerInch = 25.4;
/** The widest ratio of a photo that can fill a page. */
const uprightest = 1.05;

export type WholePhoto = BookFileRow & { readonly width: number; readonly height: number };

export function isWholePhoto<F extends BookFileRow>(file: F): file is F & WholePhoto {
  return file.kind === "Image" && file.width !== null && file.height !== null;
}

function isUpright({ width, height }: Pick<WholePhoto, "width" | "height">): boolean {
  return width < height * uprightest;
}

/** One path per file, however often it is shown. */
export function fileNameOf({ id }: Pick<BookFileRow, "id">): string {
  return `photos/${id}.jpg`;
}

function screenNameOf({ id }: Pick<BookFileRow, "id">): string {
  return `screen/${id}.jpg`;
}

export function asBookPhoto(photo: WholePhoto & Partial<Pick<AttachedFileRow, "caption" | "alt">>): BookPhoto {
  const { width, height, caption, alt } = photo;
  return {
    file: fileNameOf(photo),
    screenFile: screenNameOf(photo),
    width,
    height,
    caption: caption ?? "",
    alt: alt ?? "",
  };
}

/**
 * As large as paper can show it: a page to its edges, two of them where a memory may fill both; the cover's photo as large
 * as the cover shows it, if that is larger. And once more as large as a screen needs it inside.
 */
export function printOf(photo: WholePhoto, book: BookInput, store: MediaStore): SourcePhoto {
  const { cover, trim } = book;
  const inside = isOverTwoPages(photo, book) ? filling(photo, spreadPixels(trim)) : onPage(photo, trim);
  const isOnCover = "photo" in cover && cover.photo.file === fileNameOf(photo);
  const factor = isOnCover ? Math.max(inside, filling(photo, windowOf(cover, book))) : inside;
  return {
    open: () => store.open(photo.storeKey),
    file: fileNameOf(photo),
    ...scaled(photo, factor),
    screen: { file: screenNameOf(photo), ...scaled(photo, (inside * screenPpi) / printPpi) },
  };
}

/** Upright ones fill it; the others reach over its width. */
function onPage(photo: WholePhoto, trim: BookOptions["trim"]): number {
  const page = pageOf(trim);
  return isUpright(photo) ? filling(photo, page) : page.width / photo.width;
}

function isOverTwoPages(photo: WholePhoto, { years }: Pick<BookInput, "years">): boolean {
  const file = fileNameOf(photo);
  return years.some(({ memories }) =>
    memories.some((memory) => memory.photos[0]?.file === file && mayFillSpread(memory)),
  );
}

/** The scale at which a photo covers a window, so that only the cropped part lies outside it. */
function filling(photo: WholePhoto, window: { readonly width: number; readonly height: number }): number {
  return Math.max(window.width / photo.width, window.height / photo.height);
}

function scaled({ width, height }: WholePhoto, factor: number) {
  return { maxWidth: Math.ceil(width * Math.min(1, factor)), maxHeight: Math.ceil(height * Math.min(1, factor)) };
}

function pageOf(trim: BookOptions["trim"]) {
  const { trimWidth, trimHeight, bleed } = geometryOf(trim, 0);
  return { width: pixels(trimWidth + 2 * bleed), height: pixels(trimHeight + 2 * bleed) };
}

function spreadPixels(trim: BookOptions["trim"]) {
  const { width, height } = spreadOf(geometryOf(trim, 0));
  return { width: pixels(width), height: pixels(height) };
}

function windowOf(cover: PhotoCover, book: Pick<BookInput, "trim" | "language">) {
  const { width, height } = coverFrame(cover, book);
  return { width: pixels(width), height: pixels(height) };
}

function pixels(mm: number): number {
  return (mm / mmPerInch) * printPpi;
}
