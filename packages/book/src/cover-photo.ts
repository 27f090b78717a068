import { softCoverPages } from "@lane/domain/book-choices.ts";
import { isRightToLeftBook } from "@lane/domain/book-choices.ts";
import type { CoverPhoto } from "@lane/domain/covers/cover-plan.ts";
import { type Box, coverSheet, type CoverSheet } from "@lane/domain/covers/cover-sheet.ts";
import { planPhoto } from "@lane/domain/covers/photo-plans.ts";
import { canWrap } from "@lane/domain/covers/wrapping.ts";
import type { CoarsePhoto } from "@lane/domain/typeset.ts";
import sharp from "sharp";

import type { BookInput, PhotoCover } from "./book-input.ts";
import { type Frame, placed, type PlacedPhoto, ppiOf, printPpi } from "./picture-size.ts";
import { bleedMm, softCoverSpineMm } from "./trim-sizes.ts";

/** The cover comes before the first page. */
const coverPage = 0;

export function sheetOf({ trim, language }: Pick<BookInput, "trim" | "language">, pageCount: number): CoverSheet {
  const spineMm = softCoverSpineMm(pageCount);
  return coverSheet({ trim, spineMm, bleedMm, isMirrored: isRightToLeftBook(language) });
}

/** As it was chosen; a photo that cannot go all the way around the book covers its front. */
export function lookOf({ look, photo }: PhotoCover, trim: BookInput["trim"]): PhotoCover["look"] {
  return look === "wrapped" && !canWrap(photo, trim) ? "panel" : look;
}

/** The window of a cover's photo in millimetres, with what is cut off; of a book as thick as it may become. */
export function coverFrame(cover: PhotoCover, book: Pick<BookInput, "trim" | "language">): Frame {
  return windowOf(cover, book, softCoverPages.most);
}

function windowOf(cover: PhotoCover, book: Pick<BookInput, "trim" | "language">, pageCount: number): Box {
  const sheet = sheetOf(book, pageCount);
  const photo = { ...cover.photo, calmEnd: "bottom" } as const;
  const plan = planPhoto(sheet, { look: lookOf(cover, book.trim), photo }, { marks: [], years: [] });
  return plan.photo ?? sheet.front;
}

export function onCover(cover: PhotoCover, book: Pick<BookInput, "trim" | "language">, pageCount: number): PlacedPhoto {
  return placed(cover.photo, windowOf(cover, book, pageCount));
}

/** The cover's photo when it has too few pixels: on page 0, of no memory. */
export function coarseCover(book: Pick<BookInput, "cover" | "trim" | "language">, pageCount: number): CoarsePhoto[] {
  const { cover } = book;
  if (!("photo" in cover)) return [];
  const ppi = ppiOf(onCover(cover, book, pageCount));
  return ppi < printPpi ? [{ memoryId: "", file: cover.photo.file, page: coverPage, ppi }] : [];
}

/** So much calmer must the upper end be: that is where faces are. */
const calmer = 0.8;

/** The end of the front at which a photo has less to see, by the differences between neighbouring points. */
export async function calmEndOf(photo: Uint8Array, window: Box, front: Box): Promise<CoverPhoto["calmEnd"]> {
  const size = { width: Math.round(window.width / 2), height: Math.round(window.height / 2) };
  const shown = { left: Math.round(Math.max(0, front.left - window.left) / 2), width: Math.round(front.width / 2) - 1 };
  const { data, info } = await sharp(photo)
    .resize({ ...size, fit: "cover" })
    .greyscale()
    .extract({ left: shown.left, top: 0, width: Math.min(shown.width, size.width - shown.left), height: size.height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [edge, deep] = [Math.round(info.height * 0.06), Math.round(info.height * 0.28)];
  const top = restlessness(data, info.width, edge, deep);
  return top < restlessness(data, info.width, info.height - deep, info.height - edge) * calmer ? "top" : "bottom";
}

function restlessness(grey: Uint8Array, width: number, from: number, to: number): number {
  let sum = 0;
  for (let at = from * width + 1; at < (to - 1) * width; at += 1) {
    const here = grey[at] ?? 0;
    sum += Math.abs(here - (grey[at - 1] ?? 0)) + Math.abs(here - (grey[at + width] ?? 0));
  }
  return sum;
}
