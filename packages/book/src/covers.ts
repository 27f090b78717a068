import { trimSizes } from "@lane/domain/book-choices.ts";
import { type CoverChoice, type CoverLife, drawingOf, spanOfYears } from "@lane/domain/covers/cover-plan.ts";
import type { CoverSheet } from "@lane/domain/covers/cover-sheet.ts";
import { planCover } from "@lane/domain/covers/plan-cover.ts";

import { type Album, emptyAlbum, yearsOfBook } from "./book-data.ts";
import type { BookInput } from "./book-input.ts";
import { cleanTitle, voiceOf } from "./clean-text.ts";
import { calmEndOf, lookOf, onCover, sheetOf } from "./cover-photo.ts";
import { drawFront } from "./draw-pages.ts";
import type { Press } from "./press.ts";
import { bleedMm } from "./trim-sizes.ts";
import type { SetDocument } from "./typesetter.ts";
import { primaryOf, wordsIn } from "./words.ts";

/** At and under this many pages the spine is too thin for words. */
export const thinnestTitledSpine = 80;

export interface SetCover {
  readonly document: SetDocument;
  readonly album: Album;
  /** The whole spread without its bleed, in millimetres. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Back, spine and front on one sheet; those of a book that is read from the right lie the other way around. */
export async function setCover(press: Press, book: BookInput, pageCount: number, drawn = 0): Promise<SetCover> {
  const sheet = sheetOf(book, pageCount);
  const life = lifeOf(book);
  const plan = planCover(sheet, await choiceOf(press, book, sheet, pageCount), life);
  const album = emptyAlbum();
  const photo = plan.photo && { ...plan.photo, ...coverPhoto(book, album, pageCount) };
  const data = {
    ...plan,
    under: drawingIn(album, "under", sheet, plan.under),
    over: drawingIn(album, "over", sheet, plan.over),
    photo,
    sheet,
    title: said(book.title),
    author: said(book.author),
    backText: (book.backText ?? "").split("\n").map(said),
    initial: initialOf(book.title),
    years: yearsOn(life.years),
    span: spanOfYears(life.years),
    language: primaryOf(book.language),
    madeOn: book.madeOn.split("-").map(Number),
    hasSpineText: pageCount > thinnestTitledSpine,
  };
  const document = await press.set("cover", data, album, drawn);
  return { document, album, widthMm: sheet.width - 2 * bleedMm, heightMm: sheet.front.height };
}

/** The front alone, as a JPEG. */
export async function drawCover(press: Press, book: BookInput, pageCount: number): Promise<Uint8Array> {
  const { widthMm, heightMm } = trimSizes[book.trim];
  const { document } = await setCover(press, book, pageCount, 1);
  const { left } = sheetOf(book, pageCount).front;
  return drawFront(document.pdf(), { bleed: bleedMm, trimWidth: widthMm, trimHeight: heightMm, left });
}

function said(words: string) {
  const text = cleanTitle(words);
  return { text, ...voiceOf(text) };
}

async function choiceOf(press: Press, book: BookInput, sheet: CoverSheet, pageCount: number): Promise<CoverChoice> {
  const { cover, trim } = book;
  if (!("photo" in cover)) return cover;
  const { width, height } = onCover(cover, book, pageCount);
  const look = lookOf(cover, trim);
  const window = look === "wrapped" ? { left: 0, top: 0, width, height } : { ...sheet.front, width, height };
  const calmEnd = await calmEndOf(await press.photo(cover.photo.file), window, sheet.front);
  return { look, photo: { ...cover.photo, calmEnd } };
}

function coverPhoto(book: BookInput, album: Album, pageCount: number) {
  if (!("photo" in book.cover)) return {};
  const { photo } = book.cover;
  const { width, height, imageWidth, imageHeight } = onCover(book.cover, book, pageCount);
  album.photoFiles.set(photo.file, 0);
  const alt = cleanTitle(photo.alt) || cleanTitle(photo.caption) || wordsIn(book.language).photo;
  return { number: 0, path: "/photos/0.jpg", alt, width, height, imageWidth, imageHeight };
}

function lifeOf(book: BookInput): CoverLife {
  const memories = book.years.flatMap((year) => year.memories);
  return { marks: memories.filter(({ mark, isCandle }) => mark !== null || isCandle), years: yearsOfBook(book) };
}

function yearsOn(years: readonly number[]): string[] {
  return [...new Set([years[0], years.at(-1)])].flatMap((year) => (year === undefined ? [] : [String(year)]));
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first letter of the title, with its accents; empty where it has none. */
function initialOf(title: string) {
  const all = Array.from(letters.segment(cleanTitle(title)), ({ segment }) => segment);
  return said((all.find((letter) => /^[\p{L}\p{N}]/u.test(letter)) ?? "").toUpperCase());
}

function drawingIn(album: Album, name: string, sheet: CoverSheet, inside: string): string | null {
  if (inside === "") return null;
  const path = `/drawings/cover-${name}.svg`;
  album.drawings.set(path, drawingOf(sheet, inside));
  return path;
}
