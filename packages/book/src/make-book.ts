import { join } from "node:path";

import { isRightToLeftBook } from "@lane/domain/book-choices.ts";

import type { Album } from "./book-data.ts";
import type { BookInput } from "./book-input.ts";
import { drawCover, setCover } from "./covers.ts";
import { writeEpub } from "./epub.ts";
import type { BookJob, MadeReport, Step } from "./job.ts";
import { layOut } from "./lay-out.ts";
import { inOwnLanguages } from "./own-language.ts";
import { type Box, type PdfChanges, writePdf } from "./pdf-file.ts";
import { openPress, type Press } from "./press.ts";
import { bleedMm } from "./trim-sizes.ts";
import { unprintableIn } from "./unprintable.ts";
import { wordsIn } from "./words.ts";

export interface ExportPlace {
  readonly folder: string;
  readonly report: (progress: { readonly done: number; readonly total: number; readonly step: Step }) => void;
}

/** Far more than any printer binds (800): it can still be read, and printed in volumes. */
export const mostPages = 4000;

export class TooManyPagesError extends Error {
  constructor(pages: number) {
    super(`${pages} pages are more than a book holds`);
    this.name = "TooManyPagesError";
  }
}

const stepCount = 5;

/** The pages are set once: the PDF for reading shows them cut, the one for print with the paper that is cut off. */
export async function makeBook(job: BookJob, { folder, report }: ExportPlace): Promise<MadeReport> {
  const book = inOwnLanguages(job.book);
  const say = (done: number, step: Step): void => report({ done, total: stepCount, step });
  say(0, "layout");
  const press = await openPress(folder, textsOf(book), { isLasting: isThick(book) });
  const { document, album, geometry, pageCount, coarsePhotos, places } = await layOut(press, book);
  if (pageCount > mostPages) throw new TooManyPagesError(pageCount);
  const pages = document.pdf();
  const boxes = boxesOf(geometry.trimWidth, geometry.trimHeight);

  say(1, "reading");
  await writePdf(
    pages,
    {
      photo: screenPhotos(press, album),
      pageBoxes: { media: boxes.trim, bleed: boxes.trim, trim: boxes.trim },
      isAccessible: true,
    },
    join(folder, "reading.pdf"),
  );
  say(2, "print");
  await writePdf(
    pages,
    {
      photo: printPhotos(press, album),
      pageBoxes: boxes,
      isAccessible: false,
      isFromLast: isRightToLeftBook(book.language),
    },
    join(folder, "print.pdf"),
  );

  say(3, "cover");
  const cover = await setCover(press, book, pageCount);
  await writePdf(
    cover.document.pdf(),
    { photo: printPhotos(press, cover.album), pageBoxes: boxesOf(cover.widthMm, cover.heightMm), isAccessible: false },
    join(folder, "cover.pdf"),
  );
  say(4, "epub");
  await writeEpub({ book, folder, front: await drawCover(press, book, pageCount) }, join(folder, "book.epub"));
  say(stepCount, "epub");
  const outputs = ["reading.pdf", "print.pdf", "cover.pdf", "book.epub"];
  return { type: "made", outputs, pageCount, coarsePhotos, unprintable: unprintableIn(book, press.missing), places };
}

/** From so many memories on, a typesetter that is compiled well takes less time than one that is not. */
const thickBook = 500;

function isThick({ years }: BookInput): boolean {
  return years.reduce((sum, { memories }) => sum + memories.length, 0) >= thickBook;
}

/** Every text that may stand on a page, for the fonts they need. */
export function textsOf(book: BookInput): string {
  return JSON.stringify([book, wordsIn(book.language)]);
}

const ptPerMm = 72 / 25.4;

function boxesOf(widthMm: number, heightMm: number): { media: Box; bleed: Box; trim: Box } {
  const whole: Box = [0, 0, points(widthMm + 2 * bleedMm), points(heightMm + 2 * bleedMm)];
  const trim: Box = [points(bleedMm), points(bleedMm), points(bleedMm + widthMm), points(bleedMm + heightMm)];
  return { media: whole, bleed: whole, trim };
}

function points(mm: number): number {
  return Math.round(mm * ptPerMm * 1000) / 1000;
}

function printPhotos(press: Press, album: Album): PdfChanges["photo"] {
  const files = [...album.photoFiles.keys()];
  return (number) => press.photo(files[number] ?? "");
}

function screenPhotos(press: Press, album: Album): PdfChanges["photo"] {
  return (number) => press.photo(album.screenFiles.get(number) ?? "");
}
