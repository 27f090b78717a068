import { trimSizes } from "@lane/domain/book-choices.ts";

import { type Album, emptyAlbum } from "./book-data.ts";
import type { BookInput } from "./book-input.ts";
import { cleanTitle, voiceOf } from "./clean-text.ts";
import { onCover } from "./cover-photo.ts";
import { drawFront } from "./draw-pages.ts";
import { ropeSvg, yearRope } from "./drawings.ts";
import type { Press } from "./press.ts";
import { bleedMm, softCoverSpineMm } from "./trim-sizes.ts";
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

/** Back, spine and front on one sheet. */
export async function setCover(press: Press, book: BookInput, pageCount: number, drawn = 0): Promise<SetCover> {
  const { widthMm, heightMm } = trimSizes[book.trim];
  const spine = softCoverSpineMm(pageCount);
  const album = emptyAlbum();
  const photo = "photo" in book.cover ? coverPhoto(book, album) : null;
  const data = {
    title: said(book.title),
    author: said(book.author),
    span: spanOf(book),
    language: primaryOf(book.language),
    madeOn: book.madeOn.split("-").map(Number),
    geometry: { width: widthMm, height: heightMm, bleed: bleedMm, spine },
    hasSpineText: pageCount > thinnestTitledSpine,
    design: "design" in book.cover ? book.cover.design : 0,
    photo,
    ...ropes(book, album),
  };
  const document = await press.set("cover", data, album, drawn);
  return { document, album, widthMm: 2 * widthMm + spine, heightMm };
}

/** The front alone, as a JPEG. */
export async function drawCover(press: Press, book: BookInput, pageCount: number): Promise<Uint8Array> {
  const { widthMm, heightMm } = trimSizes[book.trim];
  const { document } = await setCover(press, book, pageCount, 1);
  const left = bleedMm + widthMm + softCoverSpineMm(pageCount);
  return drawFront(document.pdf(), { bleed: bleedMm, trimWidth: widthMm, trimHeight: heightMm, left });
}

function said(words: string) {
  const text = cleanTitle(words);
  return { text, ...voiceOf(text) };
}

function spanOf({ years }: BookInput): string {
  const [first, last] = [years[0]?.year, years.at(-1)?.year];
  return first === undefined ? "" : first === last ? String(first) : `${first} – ${last}`;
}

function coverPhoto({ cover, trim, language }: BookInput, album: Album) {
  if (!("photo" in cover)) return null;
  const { width, height, imageWidth, imageHeight } = onCover(cover.photo, trim);
  album.photoFiles.set(cover.photo.file, 0);
  const alt = cleanTitle(cover.photo.alt) || cleanTitle(cover.photo.caption) || wordsIn(language).photo;
  return { number: 0, path: "/photos/0.jpg", alt, width, height, imageWidth, imageHeight };
}

/** It runs over back and front, in order of time, and leaves the spine to its words; without marks it is bare. */
function ropes({ years }: BookInput, album: Album) {
  const marks = years.flatMap(({ memories }) => memories.filter(({ mark, isCandle }) => mark !== null || isCandle));
  const half = Math.floor(marks.length / 2);
  function rope(name: string, laid: typeof marks, width: number, most: number): string {
    const path = `/drawings/${name}.svg`;
    album.drawings.set(path, ropeSvg(laid, { ...yearRope, width, most }));
    return path;
  }
  return {
    backRope: rope("back-rope", marks.slice(0, half), 430, 20),
    frontRope: rope("front-rope", marks.slice(half), 430, 20),
    shortRope: rope("short-rope", marks, 220, 7),
  };
}
