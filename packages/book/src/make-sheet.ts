import { join } from "node:path";

import { type Album, emptyAlbum, photoPath } from "./book-data.ts";
import { cleanTitle, voiceOf } from "./clean-text.ts";
import { drawPages } from "./draw-pages.ts";
import type { InvoiceJob, MadeReport, MemoryJob, PosterJob, PosterPhoto } from "./job.ts";
import { lifelineFigure } from "./lifeline-figure.ts";
import type { ExportPlace } from "./make-book.ts";
import { memorySheet } from "./memory-sheet.ts";
import { inOwnLanguage } from "./own-language.ts";
import { geometryOf } from "./page-geometry.ts";
import { writePdf } from "./pdf-file.ts";
import { placed } from "./picture-size.ts";
import { openPress } from "./press.ts";
import { posterSizes } from "./trim-sizes.ts";
import { unprintableMemory, unprintableWords } from "./unprintable.ts";
import { primaryOf, wordsIn } from "./words.ts";

/** More pictures of one memory are not made: they are for messages, and the PDF has all pages. */
const mostPictures = 10;

const noPhoto = (): Promise<never> => Promise.reject(new Error("There is no photo here"));

/** The drawing on one sheet, upright or across as it fills it best. */
export async function makePoster(job: PosterJob, { folder, report }: ExportPlace): Promise<MadeReport> {
  report({ done: 0, total: 1, step: "layout" });
  const { widthMm, heightMm } = posterSizes[job.size];
  const isAcross = isWide(job.svg);
  const title = cleanTitle(job.title);
  const album = emptyAlbum();
  const path = "/drawings/poster.svg";
  const { svg, ...figure } = lifelineFigure(job.svg);
  album.drawings.set(path, svg);
  const [width, height] = isAcross ? [heightMm, widthMm] : [widthMm, heightMm];
  const unit = Math.min(width / figure.width, height / figure.height);
  const data = {
    title,
    figure: { ...figure, path, alt: cleanTitle(job.description) || title },
    language: primaryOf(job.language),
    madeOn: job.madeOn.split("-").map(Number),
    width,
    height,
    prints: (job.prints ?? []).map((print) => printData(print, unit, album)),
  };
  const press = await openPress(folder, [job.svg, title]);
  const document = await press.set("poster", data, album);
  const files = [...album.photoFiles.keys()];
  await writePdf(
    document.pdf(),
    { photo: (number) => press.photo(files[number] ?? ""), isAccessible: true },
    join(folder, "poster.pdf"),
  );
  const unprintable = unprintableWords("", [job.title, job.svg], press.missing);
  return { type: "made", outputs: ["poster.pdf"], pageCount: 1, coarsePhotos: [], unprintable, places: [] };
}

/** In millimetres from the drawing's upper left corner. */
function printData({ photo, x, y, width, height }: PosterPhoto, unit: number, album: Album) {
  const fileNumber = album.photoFiles.get(photo.file) ?? album.photoFiles.size;
  album.photoFiles.set(photo.file, fileNumber);
  const { imageWidth, imageHeight, ...frame } = placed(photo, { width: width * unit, height: height * unit });
  return {
    number: fileNumber,
    path: photoPath(fileNumber),
    alt: cleanTitle(photo.alt),
    x: x * unit,
    y: y * unit,
    width: frame.width,
    height: frame.height,
    imageWidth,
    imageHeight,
  };
}

function isWide(svg: string): boolean {
  const [, width, height] = /^<svg[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return Number(width) > Number(height);
}

export async function makeMemory(job: MemoryJob, { folder, report }: ExportPlace): Promise<MadeReport> {
  report({ done: 0, total: 1, step: "layout" });
  const album = emptyAlbum();
  const geometry = { ...geometryOf("A5", 0), bleed: 0, textWidth: 116 };
  const words = wordsIn(job.language);
  const items = memorySheet(inOwnLanguage(job.memory, job.language), job.year, { book: job, geometry, album, words });
  const author = cleanTitle(job.author);
  const data = {
    author: { text: author, ...voiceOf(author) },
    language: primaryOf(job.language),
    madeOn: job.madeOn.split("-").map(Number),
    geometry,
    title: cleanTitle(job.memory.title),
    items,
  };
  const press = await openPress(folder, [JSON.stringify(job)]);
  const document = await press.set("memory", data, album, job.as === "picture" ? album.photoFiles.size : 0);
  const made = {
    type: "made",
    pageCount: Number(document.query("pages")),
    coarsePhotos: [],
    unprintable: [
      ...unprintableWords("", [job.author], press.missing),
      ...unprintableMemory(job.memory, press.missing),
    ],
    places: [],
  } as const;
  if (job.as === "picture") {
    const pages = {
      count: mostPictures,
      folder,
      isKept: true,
      drawn: () => report({ done: 0, total: 1, step: "pages" }),
    };
    return { ...made, outputs: await drawPages(document.pdf(), geometry, pages) };
  }
  const files = [...album.photoFiles.keys()];
  await writePdf(
    document.pdf(),
    { photo: (number) => press.photo(files[number] ?? ""), isAccessible: true },
    join(folder, "memory.pdf"),
  );
  return { ...made, outputs: ["memory.pdf"] };
}

export async function makeInvoice(job: InvoiceJob, { folder, report }: ExportPlace): Promise<MadeReport> {
  report({ done: 0, total: 1, step: "layout" });
  const data = {
    language: primaryOf(job.language),
    madeOn: job.madeOn.split("-").map(Number),
    title: cleanTitle(job.title),
    note: cleanTitle(job.note),
    facts: cleanRows(job.facts),
    heads: job.heads.map(cleanTitle),
    lines: cleanRows(job.lines),
    sums: cleanRows(job.sums),
  };
  const press = await openPress(folder, [JSON.stringify(job)]);
  const document = await press.set("invoice", data, emptyAlbum());
  await writePdf(document.pdf(), { photo: noPhoto, isAccessible: true }, join(folder, "invoice.pdf"));
  return { type: "made", outputs: ["invoice.pdf"], pageCount: 1, coarsePhotos: [], unprintable: [], places: [] };
}

function cleanRows(rows: InvoiceJob["lines"]): string[][] {
  return rows.map((row) => row.map(cleanTitle));
}
