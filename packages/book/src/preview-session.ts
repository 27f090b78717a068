import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import type { PDFiumLibrary } from "@hyzyla/pdfium";

import type { Album } from "./book-data.ts";
import type { BookInput } from "./book-input.ts";
import { setCover } from "./covers.ts";
import { drawSheets, openLibrary } from "./draw-pages.ts";
import { layOut, type LaidOutBook } from "./lay-out.ts";
import { mostPages, textsOf, TooManyPagesError } from "./make-book.ts";
import { inOwnLanguages } from "./own-language.ts";
import { writePdf } from "./pdf-file.ts";
import { standIn } from "./photo-file.ts";
import { openPress, type Press } from "./press.ts";
import type { DrawCall, DrawnAnswer, LaidOutAnswer, PagePhoto, PagePicture } from "./preview-calls.ts";
import { createSmallPhotos } from "./small-photos.ts";
import { bleedMm } from "./trim-sizes.ts";
import type { SetDocument } from "./typesetter.ts";
import { unprintableIn } from "./unprintable.ts";

/** The cover comes before the first page. */
const coverPage = 0;

interface OpenBook extends LaidOutBook {
  readonly book: BookInput;
  readonly press: Press;
  readonly photos: readonly PagePhoto[];
  /** The whole book with stand-ins, made when its first page is drawn. */
  readonly pdf: () => Uint8Array;
}

/**
 * The book somebody is looking at. The typesetter, its fonts and what it has set before stay, so that a change sets only
 * what it concerns.
 */
export function createPreviewSession(folder: string) {
  const smallPhotos = createSmallPhotos(folder);
  const pressFor = createWarmPress(folder);
  let library: Promise<PDFiumLibrary> | undefined;
  let open: OpenBook | undefined;

  /** Only photos of these pages are put in place of their stand-ins. */
  async function withPhotos(pdf: Uint8Array, album: Album, shown: ReadonlySet<string>): Promise<Uint8Array> {
    const files = [...album.photoFiles.keys()];
    const photo = async (number: number): Promise<Uint8Array> => {
      const file = files[number] ?? "";
      return (shown.has(file) ? await smallPhotos.read(file) : undefined) ?? standIn(number, 3);
    };
    const path = join(folder, "look.pdf");
    await rm(path, { force: true });
    await writePdf(pdf, { photo, isAccessible: false }, path);
    return readFile(path);
  }

  async function drawInside(book: OpenBook, pages: readonly number[], widthPx: number): Promise<PagePicture[]> {
    if (pages.length === 0) return [];
    const shown = new Set(book.photos.filter(({ page }) => pages.includes(page)).map(({ file }) => file));
    const pdf = await withPhotos(book.pdf(), book.album, shown);
    const sheets = pages.map((page) => page - 1);
    library ??= openLibrary();
    const pictures = await drawSheets(await library, pdf, { sheets, crop: book.geometry, widthPx });
    return pictures.map((picture, at) => ({ page: pages[at] ?? 0, webp: Buffer.from(picture).toString("base64") }));
  }

  async function drawCover({ book, press, pageCount, geometry }: OpenBook, widthPx: number): Promise<PagePicture> {
    const { document, album, widthMm, heightMm } = await setCover(press, book, pageCount);
    const pdf = await withPhotos(document.pdf(), album, new Set(album.photoFiles.keys()));
    const crop = { bleed: bleedMm, trimWidth: widthMm, trimHeight: heightMm };
    const wide = Math.round((widthPx * widthMm) / geometry.trimWidth);
    library ??= openLibrary();
    const [picture] = await drawSheets(await library, pdf, { sheets: [0], crop, widthPx: wide });
    return { page: coverPage, webp: Buffer.from(picture ?? []).toString("base64") };
  }

  return {
    async layOut(given: BookInput): Promise<LaidOutAnswer> {
      const book = inOwnLanguages(given);
      const press = await pressFor(textsOf(book));
      const laidOut = await layOut(press, book);
      const { pageCount, coarsePhotos, places } = laidOut;
      if (pageCount > mostPages) throw new TooManyPagesError(pageCount);
      const photos = [...coverPhotos(book), ...pagePhotos(laidOut)];
      open = { ...laidOut, book, press, photos, pdf: once(laidOut.document) };
      const unprintable = unprintableIn(book, press.missing);
      return { type: "laid out", pageCount, coarsePhotos, unprintable, places, photos };
    },

    async draw({ pages, widthPx }: DrawCall): Promise<DrawnAnswer> {
      const book = open;
      if (!book) throw new Error("There is no book to draw");
      const inside = pages.filter((page) => page > coverPage && page <= book.pageCount);
      const pictures = await drawInside(book, inside, widthPx);
      if (pages.includes(coverPage)) pictures.unshift(await drawCover(book, widthPx));
      return { type: "drawn", pictures };
    },
  };
}

/** The press of before, unless there are characters it may have no font for. */
function createWarmPress(folder: string): (words: string) => Promise<Press> {
  let known = new Set<string>();
  let press: Press | undefined;
  return async (words) => {
    const signs = new Set(words);
    if (press && [...signs].every((sign) => known.has(sign))) return press;
    known = new Set([...known, ...signs]);
    press = await openPress(folder, known, { withoutPhotos: true, isLasting: true });
    return press;
  };
}

function once(document: SetDocument): () => Uint8Array {
  let pdf: Uint8Array | undefined;
  return () => (pdf ??= document.pdf());
}

function coverPhotos({ cover }: BookInput): PagePhoto[] {
  return "photo" in cover ? [{ page: coverPage, file: cover.photo.file }] : [];
}

function pagePhotos({ document, album }: LaidOutBook): PagePhoto[] {
  const [places] = listAt(document.query("photo-pages"));
  return listAt(places).flatMap((place) => {
    const [number, page] = listAt(place);
    const file = album.photos[Number(number)]?.photo.file;
    return file === undefined ? [] : [{ page: Number(page), file }];
  });
}

function listAt(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
