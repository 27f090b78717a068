import type { CoarsePhoto } from "@lane/domain/typeset.ts";

import { type Album, bookData, emptyAlbum } from "./book-data.ts";
import type { BookInput } from "./book-input.ts";
import { coarseCover } from "./cover-photo.ts";
import { ropeSvg, yearRope } from "./drawings.ts";
import { geometryOf, type PageGeometry } from "./page-geometry.ts";
import { ppiOf, printPpi } from "./photo-rows.ts";
import type { Press } from "./press.ts";
import type { SetDocument } from "./typesetter.ts";

export interface LaidOutBook {
  readonly document: SetDocument;
  readonly album: Album;
  readonly geometry: PageGeometry;
  readonly pageCount: number;
  readonly coarsePhotos: readonly CoarsePhoto[];
}

/** Sets the book; a thick one is set again with the wider inner margin that its number of pages asks for. */
export async function layOut(press: Press, book: BookInput, drawn = 0): Promise<LaidOutBook> {
  let pages = guessedPages(book);
  for (;;) {
    const geometry = geometryOf(book.trim, pages);
    const album = emptyAlbum();
    const data = { ...bookData(book, geometry, album), ornament: ornamentOf(book, album) };
    const document = await press.set("book", data, album, drawn);
    const pageCount = numberAt(document.query("pages"));
    if (geometryOf(book.trim, pageCount).inner <= geometry.inner) {
      const coarsePhotos = [...coarseCover(book), ...coarsePhotosOf(document, album)];
      return { document, album, geometry, pageCount, coarsePhotos };
    }
    pages = pageCount;
  }
}

/** A piece of the book's own rope: on the title page, in the colophon, and where a page would be empty. */
export function ornamentOf(book: BookInput, album: Album): string {
  const marks = book.years.flatMap(({ memories }) =>
    memories.filter(({ mark, isCandle }) => mark === "Flower" && !isCandle),
  );
  const path = "/drawings/ornament.svg";
  album.drawings.set(path, ropeSvg(marks.slice(0, 3), { ...yearRope, width: 170 }));
  return path;
}

const lettersPerPage = { A5: 1700, "6 x 9 in": 2100, A4: 3200 } as const;
const photosPerPage = 2;

/** A low estimate: the margin only ever grows, so that setting the book again comes to an end. */
function guessedPages({ trim, years }: BookInput): number {
  const memories = years.flatMap(({ memories: all }) => all);
  const letters = memories.reduce((sum, { text, recordings }) => sum + lettersIn(text) + spokenLetters(recordings), 0);
  const photos = memories.reduce((sum, { photos: all }) => sum + all.length, 0);
  const guess = years.length * 1.5 + memories.length * 0.15 + letters / lettersPerPage[trim] + photos / photosPerPage;
  return Math.floor(guess * 0.9);
}

function spokenLetters(recordings: BookInput["years"][number]["memories"][number]["recordings"]): number {
  return recordings.reduce((sum, { transcript }) => sum + transcript.length, 0);
}

function lettersIn(text: BookInput["years"][number]["memories"][number]["text"]): number {
  return text.reduce(
    (sum, paragraph) => sum + paragraph.reduce((all, piece) => all + ("text" in piece ? piece.text.length : 0), 0),
    0,
  );
}

function coarsePhotosOf(document: SetDocument, album: Album): CoarsePhoto[] {
  const [places] = listAt(document.query("photo-pages"));
  return listAt(places).flatMap((place) => {
    const [number, page] = listAt(place);
    const photo = album.photos[Number(number)];
    if (!photo || ppiOf(photo) >= printPpi) return [];
    return [{ memoryId: photo.memoryId, file: photo.photo.file, page: Number(page), ppi: ppiOf(photo) }];
  });
}

function listAt(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numberAt(value: unknown): number {
  return Number(listAt(value)[0]);
}
