import { categories } from "@lane/domain/categories.ts";
import { symbolOf } from "@lane/domain/lifeline/life.ts";
import { motifOf } from "@lane/domain/lifeline/motif-svg.ts";

import type { BookInput, BookLifeline, BookMemory, BookYear } from "./book-input.ts";
import { cleanParagraphs, cleanTitle, linesOf, voiceOf } from "./clean-text.ts";
import { motifIcon, qrSvg, ropeSvg, yearRope } from "./drawings.ts";
import { lifelineFigure } from "./lifeline-figure.ts";
import type { PageGeometry } from "./page-geometry.ts";
import { photoRows, placed, type PlacedPhoto, ppiOf, printPpi } from "./photo-rows.ts";
import { type BookWords, dayIn, primaryOf, whenIn, wordsIn, countsOf } from "./words.ts";

/** A photo on its way to a page, counted in the order of the book. */
export interface ShownPhoto extends PlacedPhoto {
  readonly memoryId: string;
}

/** The drawings and photos of a book, and the path each has for the typesetter. */
export interface Album {
  readonly drawings: Map<string, string>;
  readonly photos: ShownPhoto[];
  /** Each once, however often it is shown. */
  readonly photoFiles: Map<string, number>;
  /** The smaller ones of the same numbers. */
  readonly screenFiles: Map<number, string>;
}

export function emptyAlbum(): Album {
  return { drawings: new Map(), photos: [], photoFiles: new Map(), screenFiles: new Map() };
}

/** What the template reads: every text clean, every size computed. */
export function bookData(book: BookInput, geometry: PageGeometry, album: Album) {
  const words = wordsIn(book.language);
  return {
    title: said(book.title),
    author: said(book.author),
    dedication: book.dedication.split("\n").map(said),
    language: primaryOf(book.language),
    madeOn: book.madeOn.split("-").map(Number),
    geometry,
    words: { contents: words.contents, scan: words.scan },
    colophon: [words.madeOn(dayIn(book.language, book.madeOn)), words.setIn],
    lifeline: book.lifeline ? lifelineData(book.lifeline, album, words) : null,
    years: book.years.map((year) => yearData(year, { book, geometry, album, words })),
  };
}

function lifelineData({ svg, description }: BookLifeline, album: Album, words: BookWords) {
  const path = "/drawings/lifeline.svg";
  const { svg: drawing, ...figure } = lifelineFigure(svg);
  album.drawings.set(path, drawing);
  return { ...figure, path, alt: cleanTitle(description) || words.lifeline };
}

interface Typesetting {
  readonly book: Pick<BookInput, "language">;
  readonly geometry: PageGeometry;
  readonly album: Album;
  readonly words: BookWords;
}

function yearData(year: BookYear, typesetting: Typesetting) {
  const rope = `/drawings/rope-${year.year}.svg`;
  const events = eventsOf(year);
  typesetting.album.drawings.set(rope, ropeSvg(events, yearRope));
  const facing = facingPhoto(year, typesetting);
  return {
    year: String(year.year),
    rope,
    counts: countsOf(events, typesetting.words),
    six: categories.flatMap((category) =>
      year.favourites
        .filter((favourite) => favourite.category === category)
        .map(({ title, by }) => ({
          label: typesetting.words.categories[category],
          title: said(title),
          by: said(by),
        })),
    ),
    facing,
    memories: year.memories.map((memory) => memoryData(memory, year.year, typesetting)),
  };
}

/** What several people tell of one event is one thing that happened. */
export function eventsOf({ memories }: Pick<BookYear, "memories">): BookMemory[] {
  return memories.filter(({ isFurtherTelling }) => isFurtherTelling !== true);
}

/** Fills the left-hand page before a year when nothing else does: its sharpest photo that is upright enough for it. */
function facingPhoto({ memories }: BookYear, typesetting: Typesetting) {
  const { trimWidth, trimHeight, bleed } = typesetting.geometry;
  const page = { width: trimWidth + 2 * bleed, height: trimHeight + 2 * bleed };
  const upright = memories.flatMap(({ id, photos, isFullBleed }) =>
    photos
      .slice(isFullBleed ? 1 : 0)
      .filter(({ width, height }) => width < height * 1.05)
      .map((photo) => ({ id, photo: placed(photo, page) })),
  );
  const best = upright.toSorted((one, other) => ppiOf(other.photo) - ppiOf(one.photo))[0];
  return best && ppiOf(best.photo) >= printPpi ? shown(best.photo, best.id, typesetting) : null;
}

export function memoryData(memory: BookMemory, year: number, typesetting: Typesetting) {
  const { geometry, words } = typesetting;
  const page = { width: geometry.trimWidth + 2 * geometry.bleed, height: geometry.trimHeight + 2 * geometry.bleed };
  const [first, ...others] = memory.photos;
  const isFullBleed = memory.isFullBleed && first !== undefined;
  const full = isFullBleed ? shown(placed(first, page), memory.id, typesetting) : null;
  const rows = photoRows(isFullBleed ? others : memory.photos, {
    width: geometry.textWidth,
    height: geometry.textHeight,
  });
  const when = whenIn(typesetting.book.language, memory.month, memory.day, year);
  const title = cleanTitle(memory.title) || when || String(year);
  const toldBy = cleanTitle(memory.toldBy);
  return {
    title: said(title),
    when: memory.isCirca ? words.about(when || String(year)) : when,
    place: said(memory.place),
    toldBy: said(toldBy === "" ? "" : words.toldBy(toldBy)),
    teller: said(tellerOf(memory, words)),
    isFurtherTelling: memory.isFurtherTelling === true,
    mark: markOf(memory, typesetting),
    paragraphs: cleanParagraphs(memory.text),
    full,
    rows: rows.map((row) => ({
      photos: row.map((photo) => shown(photo, memory.id, typesetting)),
      captions: row.map(({ photo }) => said(photo.caption)).filter(({ text }) => text !== ""),
    })),
    recordings: memory.recordings.map((recording) => {
      const path = `/drawings/code-${typesetting.album.drawings.size}.svg`;
      typesetting.album.drawings.set(path, qrSvg(recording.address));
      const label = recording.kind === "sound" ? words.listen : words.watch;
      return {
        path,
        alt: words.code,
        label,
        title: said(recording.title),
        spoken: words.spoken,
        paragraphs: cleanParagraphs(linesOf(recording.transcript)),
      };
    }),
  };
}

/** The line with the name of who wrote it; empty in the book of one person. */
export function tellerOf(
  { by = "", isFurtherTelling }: Pick<BookMemory, "by" | "isFurtherTelling">,
  words: BookWords,
): string {
  return by !== "" && isFurtherTelling === true ? words.differently(by) : by;
}

function markOf(memory: BookMemory, { album, words }: Typesetting) {
  const symbol = symbolOf(memory);
  if (symbol === "knot") return null;
  const motif = motifOf(symbol, memory.id);
  const path = `/drawings/${motif}.svg`;
  album.drawings.set(path, motifIcon(motif));
  return { path, alt: words[symbol], isLow: symbol === "stone" };
}

function shown(photo: PlacedPhoto, memoryId: string, { album, words }: Pick<Typesetting, "album" | "words">) {
  const number = album.photos.length;
  album.photos.push({ ...photo, memoryId });
  const { file, screenFile = file } = photo.photo;
  const fileNumber = album.photoFiles.get(file) ?? album.photoFiles.size;
  album.photoFiles.set(file, fileNumber);
  album.screenFiles.set(fileNumber, screenFile);
  const { width, height, imageWidth, imageHeight } = photo;
  const alt = cleanTitle(photo.photo.alt) || cleanTitle(photo.photo.caption) || words.photo;
  return { number, path: photoPath(fileNumber), alt, width, height, imageWidth, imageHeight };
}

/** A generated name: the name that the member gave a file never becomes a path. */
export function photoPath(fileNumber: number): string {
  return `/photos/${fileNumber}.jpg`;
}

function said(words: string) {
  const text = cleanTitle(words);
  return { text, ...voiceOf(text) };
}
