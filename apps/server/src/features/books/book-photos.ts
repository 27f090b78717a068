import type { BookInput, BookPhoto } from "@lane/book/book-input.ts";
import { coverFrame } from "@lane/book/cover-photo.ts";
import { geometryOf } from "@lane/book/page-geometry.ts";
import type { BookOptions } from "@lane/contract/books.ts";

import type { MediaStore } from "#ports/media-store.ts";
import type { SourcePhoto } from "#ports/photo-resizer.ts";

import type { AttachedFileRow, BookFileRow } from "./book-files.repository.ts";

const printPpi = 300;
const screenPpi = 150;
const mmPerInch = 25.4;
/** Rows of photos are filled by cropping up to a third, so that much more of the picture is needed. */
const cutAway = 1.5;
/** The widest ratio of a photo that can fill a page. */
const uprightest = 1.05;

export type WholePhoto = BookFileRow & { readonly width: number; readonly height: number };

export function isWholePhoto<F extends BookFileRow>(file: F): file is F & WholePhoto {
  return file.kind === "Image" && file.width !== null && file.height !== null;
}

function isUpright({ width, height }: Pick<WholePhoto, "width" | "height">): boolean {
  return width < height * uprightest;
}

/** Whether the photo is sharp enough to fill a page to the edge. */
export function fillsPage(photo: WholePhoto, trim: BookOptions["trim"]): boolean {
  const page = pageOf(trim);
  return isUpright(photo) && Math.min(photo.width / page.width, photo.height / page.height) >= 2 / 3;
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
 * As large as paper can show it: a page to its edges for what is upright, the width of the text for the rest; the
 * cover's photo as large as the cover shows it, if that is larger. And once more as large as a screen needs it inside.
 */
export function printOf(
  photo: WholePhoto,
  { trim, cover }: Pick<BookInput, "trim" | "cover">,
  store: MediaStore,
): SourcePhoto {
  const page = pageOf(trim);
  const inside = isUpright(photo) ? filling(photo, page) : (page.textWidth * cutAway) / photo.width;
  const isOnCover = "photo" in cover && cover.photo.file === fileNameOf(photo);
  const factor = isOnCover ? Math.max(inside, filling(photo, coverOf(trim))) : inside;
  return {
    open: () => store.open(photo.storeKey),
    file: fileNameOf(photo),
    ...scaled(photo, factor),
    screen: { file: screenNameOf(photo), ...scaled(photo, (inside * screenPpi) / printPpi) },
  };
}

/** The scale at which a photo covers a window, so that only the cropped part lies outside it. */
function filling(photo: WholePhoto, window: { readonly width: number; readonly height: number }): number {
  return Math.max(window.width / photo.width, window.height / photo.height);
}

function scaled({ width, height }: WholePhoto, factor: number) {
  return { maxWidth: Math.ceil(width * Math.min(1, factor)), maxHeight: Math.ceil(height * Math.min(1, factor)) };
}

function pageOf(trim: BookOptions["trim"]) {
  const { trimWidth, trimHeight, bleed, textWidth } = geometryOf(trim, 0);
  return {
    width: pixels(trimWidth + 2 * bleed),
    height: pixels(trimHeight + 2 * bleed),
    textWidth: pixels(textWidth),
  };
}

function coverOf(trim: BookOptions["trim"]) {
  const { width, height } = coverFrame(trim);
  return { width: pixels(width), height: pixels(height) };
}

function pixels(mm: number): number {
  return (mm / mmPerInch) * printPpi;
}
