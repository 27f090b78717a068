import { isRightToLeftBook } from "@lane/domain/book-choices.ts";
import { foldName } from "@lane/domain/fold-name.ts";
import { symbolOf } from "@lane/domain/lifeline/life.ts";
import { motifOf } from "@lane/domain/lifeline/motif-svg.ts";

import type { BookInput, BookMemory, BookYear } from "./book-input.ts";
import { type CleanParagraph, cleanParagraphs, cleanTitle, linesOf, voiceOf } from "./clean-text.ts";
import { motifIcon, qrSvg } from "./drawings.ts";
import { gapMm, type PictureCell, type PictureGroup, type PictureRow } from "./picture-group.ts";
import type { PlacedPhoto } from "./picture-size.ts";
import { whenIn } from "./words.ts";
import type { BookWords, Place, Row } from "./words/book-words.ts";

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

export interface Typesetting {
  readonly book: Pick<BookInput, "language">;
  readonly album: Album;
  readonly words: BookWords;
}

/** A life that has ended has its own years, as far as they are known; every other book has those it tells of. */
export function yearsOfBook({ about, years }: Pick<BookInput, "about" | "years">): number[] {
  if (about === undefined) return years.map(({ year }) => year);
  return about.born === null ? [about.died] : [about.born, about.died];
}

/** Whom a memorial is about, on its title page; empty where the title says it, and in every other book. */
export function rememberedName({ about, title }: Pick<BookInput, "about" | "title">): string {
  const name = cleanTitle(about?.name ?? "");
  return foldName(cleanTitle(title)).includes(foldName(name)) ? "" : name;
}

/** What several people tell of one event is one thing that happened. */
export function eventsOf({ memories }: Pick<BookYear, "memories">): BookMemory[] {
  return memories.filter(({ isFurtherTelling }) => isFurtherTelling !== true);
}

/** The lines above a memory. */
export function headData(memory: BookMemory, year: number, typesetting: Typesetting) {
  const { words, book } = typesetting;
  const when = whenIn(book.language, memory.month, memory.day, year);
  const title = cleanTitle(memory.title) || when || String(year);
  return {
    id: memory.id,
    title: said(title),
    when: memory.isCirca ? words.about(when || String(year)) : when,
    place: said(memory.place),
    toldBy: { ...wordsAround(words.toldBy), name: said(memory.toldBy) },
    teller: said(tellerOf(memory, words)),
    isFurtherTelling: memory.isFurtherTelling === true,
    mark: markOf(memory, typesetting),
  };
}

/** A sentence around a name, which may be written in other letters and read from the other side. */
function wordsAround(sentence: (name: string) => string): { readonly before: string; readonly after: string } {
  const [before = "", after = ""] = sentence("\n").split("\n");
  return { before, after };
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

/** A paragraph, and a short last one that is set as its last line. */
export interface SetParagraph extends CleanParagraph {
  readonly further: CleanParagraph | null;
  /** All but the first: said here, so that a paragraph is as long wherever it stands. */
  readonly isIndented: boolean;
}

const shortLetters = 90;

/** The last line or so of a text never stands alone at the head of a page: it is one with the paragraph before it. */
export function setParagraphs(paragraphs: readonly CleanParagraph[]): SetParagraph[] {
  const [last, before] = [paragraphs.at(-1), paragraphs.at(-2)];
  const isHeld =
    last !== undefined &&
    before !== undefined &&
    lettersOf(last) <= shortLetters &&
    before.direction === last.direction &&
    before.script === last.script;
  const own = isHeld ? paragraphs.slice(0, -1) : paragraphs;
  return own.map((paragraph, at) => ({
    ...paragraph,
    further: isHeld && paragraph === before ? last : null,
    isIndented: at > 0,
  }));
}

function lettersOf({ pieces }: CleanParagraph): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}

export function paragraphsOf(memory: BookMemory): SetParagraph[] {
  return setParagraphs(ownParagraphs(memory));
}

/** Paragraphs in letters of many languages are in that of their memory. */
export function ownParagraphs({ text, language }: Pick<BookMemory, "text" | "language">): CleanParagraph[] {
  const paragraphs = cleanParagraphs(text);
  if (language === undefined) return paragraphs;
  return paragraphs.map((paragraph) => ({ ...paragraph, script: paragraph.script ?? language }));
}

/** A sound or a film: its code, and what is said in it. */
export function recordingData(memory: BookMemory, at: number, { album, words }: Typesetting) {
  const recording = memory.recordings[at];
  const path = `/drawings/code-${memory.id.replaceAll(/[^\w-]/g, "")}-${at}.svg`;
  album.drawings.set(path, qrSvg(recording?.address ?? ""));
  return {
    path,
    alt: words.code,
    label: recording?.kind === "sound" ? words.listen : words.watch,
    title: said(recording?.title ?? ""),
    spoken: words.spoken,
    paragraphs: spokenParagraphs(memory, at),
  };
}

export function spokenParagraphs(memory: BookMemory, at: number): SetParagraph[] {
  return setParagraphs(cleanParagraphs(linesOf(memory.recordings[at]?.transcript ?? "")));
}

/** A group of pictures as the template draws it: captions under their own pictures, or below all by their position. */
export function groupData(group: PictureGroup, memoryId: string, typesetting: Typesetting) {
  const isMirrored = isRightToLeftBook(typesetting.book.language);
  const notes: { readonly position: string; readonly caption: ReturnType<typeof said> }[] = [];
  const rows = group.rows.map((row, rowAt) => ({
    width: row.width,
    height: row.height,
    cells: placedFrom(isMirrored, row).map(({ photo, hasOwnCaption, left }, at) => {
      const caption = said(photo.photo.caption);
      if (caption.text !== "" && !hasOwnCaption) {
        const fromLeft = isMirrored ? row.cells.length - 1 - at : at;
        const place = placeName(fromLeft, row.cells.length);
        const position = typesetting.words.position(rowName(rowAt, group.rows.length), place);
        notes.push({ position: position === "" ? "" : `${position}: `, caption });
      }
      return { photo: shown(photo, memoryId, typesetting), caption: hasOwnCaption ? caption : null, left };
    }),
  }));
  return { rows, noteWidth: group.note.width, notes };
}

/** The pictures of a row where they lie, in millimetres from its left edge. */
function placedFrom(isMirrored: boolean, { cells, width }: PictureRow): (PictureCell & { readonly left: number })[] {
  let before = 0;
  return cells.map((cell) => {
    const left = isMirrored ? width - before - cell.photo.width : before;
    before += cell.photo.width + gapMm;
    return { ...cell, left };
  });
}

function rowName(at: number, of: number): Row {
  return of === 1 ? "only" : at === 0 ? "top" : at === of - 1 ? "bottom" : "middle";
}

function placeName(at: number, of: number): Place {
  return of === 1 ? "only" : at === 0 ? "left" : at === of - 1 ? "right" : "middle";
}

export function shown(photo: PlacedPhoto, memoryId: string, { album, words }: Pick<Typesetting, "album" | "words">) {
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

export function said(words: string) {
  const text = cleanTitle(words);
  return { text, ...voiceOf(text) };
}
