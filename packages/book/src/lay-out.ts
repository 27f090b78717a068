import { isRightToLeftBook } from "@lane/domain/book-choices.ts";
import { spanOfYears } from "@lane/domain/covers/cover-plan.ts";
import type { CoarsePhoto, MemoryPlace } from "@lane/domain/typeset.ts";

import { type Album, emptyAlbum, rememberedName, said, setParagraphs, yearsOfBook } from "./book-data.ts";
import type { BookInput } from "./book-input.ts";
import { cleanParagraphs, cleanTitle, linesOf } from "./clean-text.ts";
import { contentsOf } from "./contents.ts";
import { coarseCover } from "./cover-photo.ts";
import { ropeSvg, yearRope } from "./drawings.ts";
import { indexOf } from "./index-of-names.ts";
import { lifelineFigure } from "./lifeline-figure.ts";
import { measured } from "./measure-words.ts";
import { createMeasure } from "./measure.ts";
import { geometryOf, type PageGeometry } from "./page-geometry.ts";
import { pageRuns } from "./page-items.ts";
import { placesOf, planPages } from "./page-plan.ts";
import { ppiOf, printPpi } from "./picture-size.ts";
import type { Press } from "./press.ts";
import { lettersIn, shortenedTo } from "./shortened-words.ts";
import type { SetDocument } from "./typesetter.ts";
import { dayIn, primaryOf, wordsIn } from "./words.ts";
import type { BookWords } from "./words/book-words.ts";

export interface LaidOutBook {
  readonly document: SetDocument;
  readonly album: Album;
  readonly geometry: PageGeometry;
  readonly pageCount: number;
  readonly coarsePhotos: readonly CoarsePhoto[];
  readonly places: readonly MemoryPlace[];
}

/** Title, and what stands behind it. */
const titlePages = 2;
const noteLineMm = 9;
const mmPerPt = 25.4 / 72;

/** Plans the pages and sets them; a thick book is planned again with the wider inner margin that it asks for. */
export async function layOut(press: Press, book: BookInput, drawn = 0): Promise<LaidOutBook> {
  let pages = guessedPages(book);
  for (;;) {
    const geometry = geometryOf(book.trim, pages);
    const album = emptyAlbum();
    const { data, plannedPages, places } = await planned(press, book, geometry, album);
    if (geometryOf(book.trim, plannedPages).inner > geometry.inner) {
      pages = plannedPages;
      continue;
    }
    const document = await press.set("book", data, album, drawn);
    const pageCount = numberAt(document.query("pages"));
    const coarsePhotos = [...coarseCover(book, pageCount), ...coarsePhotosOf(document, album)];
    return { document, album, geometry, pageCount, coarsePhotos, places };
  }
}

async function planned(press: Press, book: BookInput, geometry: PageGeometry, album: Album) {
  const words = wordsIn(book.language);
  const area = {
    height: geometry.textHeight,
    line: geometry.linePt * mmPerPt,
    lead: (geometry.linePt - geometry.fontPt) * mmPerPt,
  };
  const setting = { book, geometry, area, album, words };
  const language = primaryOf(book.language);
  const years = await measured(book, setting, createMeasure(press, geometry, language, album));
  const contents = contentsOf(book, geometry);
  const firstPage = 1 + titlePages + contents.pageCount + (book.lifeline ? 1 : 0);
  const blocks = planPages(years, firstPage, { geometry, area });
  const lastPage = blocks.at(-1)?.endPage ?? firstPage - 1;
  const measuredYears = new Map(years.map(({ head }) => [head.year.year, head]));
  const [afterword, index] = [
    setParagraphs(cleanParagraphs(linesOf(book.afterword))),
    book.hasIndex ? indexOf(book, blocks, words) : [],
  ];
  const data = {
    title: said(book.title),
    runningTitle: said(
      shortenedTo(cleanTitle(book.title), lettersIn(geometry.textWidth, geometry.fontPt * runningSize, true)),
    ),
    subtitle: said(book.subtitle),
    author: said(book.author),
    remembered: said(rememberedName(book)),
    span: spanOfYears(yearsOfBook(book)),
    dedication: book.dedication.split("\n").map(said),
    language,
    isRightToLeft: isRightToLeftBook(book.language),
    madeOn: book.madeOn.split("-").map(Number),
    geometry,
    words: { contents: words.contents, afterword: words.afterword, notes: words.notes },
    colophon: [words.madeOn(dayIn(book.language, book.madeOn)), words.setIn],
    lifeline: book.lifeline ? lifelineData(book.lifeline, album, words) : null,
    contents: contents.columns(blocks),
    contentsRow: contents.rowHeight,
    runs: pageRuns(blocks, { ...setting, years: measuredYears }),
    afterword,
    index,
    // What follows the years is not planned: with it, the template counts the pages itself.
    lastPage: afterword.length + index.length === 0 ? lastPage : null,
    noteLines: Math.floor((geometry.textHeight - 12) / noteLineMm),
    ornament: ornamentOf(book, album),
  };
  return { data, plannedPages: lastPage, places: placesOf(blocks) };
}

function lifelineData({ svg, description }: NonNullable<BookInput["lifeline"]>, album: Album, words: BookWords) {
  const path = "/drawings/lifeline.svg";
  const { svg: drawing, ...figure } = lifelineFigure(svg);
  album.drawings.set(path, drawing);
  return { ...figure, path, alt: cleanTitle(description) || words.lifeline };
}

/** A piece of the book's own rope, on the title page. */
export function ornamentOf(book: BookInput, album: Album): string {
  const marks = book.years.flatMap(({ memories }) =>
    memories.filter(({ mark, isCandle }) => mark === "Flower" && !isCandle),
  );
  const path = "/drawings/ornament.svg";
  album.drawings.set(path, ropeSvg(marks.slice(0, 3), { ...yearRope, width: 170 }));
  return path;
}

/** The running head is smaller than the text. */
const runningSize = 0.58;

const lettersPerPage = { A5: 1700, "6 x 9 in": 2100, A4: 3200 } as const;
const photosPerPage = 2.5;

/** A low estimate: the margin only ever grows, so that planning again comes to an end. */
function guessedPages({ trim, years }: BookInput): number {
  const memories = years.flatMap(({ memories: all }) => all);
  const letters = memories.reduce((sum, { text, recordings }) => sum + lettersOf(text) + spokenLetters(recordings), 0);
  const photos = memories.reduce((sum, { photos: all }) => sum + all.length, 0);
  const guess = years.length * 0.5 + memories.length * 0.12 + letters / lettersPerPage[trim] + photos / photosPerPage;
  return Math.floor(guess * 0.9);
}

function spokenLetters(recordings: BookInput["years"][number]["memories"][number]["recordings"]): number {
  return recordings.reduce((sum, { transcript }) => sum + transcript.length, 0);
}

function lettersOf(text: BookInput["years"][number]["memories"][number]["text"]): number {
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
