import { type BookTrim, trimSizes } from "@lane/domain/book-choices.ts";
import type { CoarsePhoto } from "@lane/domain/typeset.ts";

import type { BookInput, BookPhoto } from "./book-input.ts";
import { type Frame, placed, type PlacedPhoto, ppiOf, printPpi } from "./photo-rows.ts";
import { bleedMm } from "./trim-sizes.ts";

/** How much of the front a photo takes, from the top. */
const photoShare = 0.62;
/** The cover comes before the first page. */
const coverPage = 0;

/** The window of a cover's photo in millimetres, with what is cut off above and on the right. */
export function coverFrame(trim: BookTrim): Frame {
  const { widthMm, heightMm } = trimSizes[trim];
  return { width: widthMm + bleedMm, height: heightMm * photoShare + bleedMm };
}

export function onCover(photo: BookPhoto, trim: BookTrim): PlacedPhoto {
  return placed(photo, coverFrame(trim));
}

/** The cover's photo when it has too few pixels: on page 0, of no memory. */
export function coarseCover({ cover, trim }: Pick<BookInput, "cover" | "trim">): CoarsePhoto[] {
  if (!("photo" in cover)) return [];
  const ppi = ppiOf(onCover(cover.photo, trim));
  return ppi < printPpi ? [{ memoryId: "", file: cover.photo.file, page: coverPage, ppi }] : [];
}
