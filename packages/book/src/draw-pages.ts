import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium";
import sharp, { type Sharp } from "sharp";

import type { PageGeometry } from "./page-geometry.ts";

/** What is shown of a sheet, in millimetres; `left` where it is further in than the bleed. */
type Crop = Pick<PageGeometry, "bleed" | "trimWidth" | "trimHeight"> & { readonly left?: number };

interface WantedPages {
  readonly count: number;
  readonly folder: string;
  readonly drawn: (count: number) => void;
  /** To look at on a screen, or to keep: wide, and with all the colours of its photos. */
  readonly isKept?: boolean;
}

const shownPx = 600;
const keptPx = 1600;
const frontPx = 1000;
/** With more of it the grain of a rope spreads over the paper, which turns grey. */
const dither = 0.5;
const mmPerPt = 25.4 / 72;

/** The first pages of a PDF as pictures, cut to the size of the book. */
export async function drawPages(pdf: Uint8Array, geometry: PageGeometry, wanted: WantedPages): Promise<string[]> {
  return withDocument(pdf, async (document) => {
    const count = Math.min(wanted.count, document.getPageCount());
    const names: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const page = await drawPage(document, at, geometry, wanted.isKept ? keptPx : shownPx);
      const picture = await page
        .png(wanted.isKept ? {} : { palette: true, colours: 192, effort: 3, dither })
        .toBuffer();
      const name = `page-${String(at + 1).padStart(3, "0")}.png`;
      await writeFile(join(wanted.folder, name), picture, { flag: "wx" });
      names.push(name);
      wanted.drawn(at + 1);
    }
    return names;
  });
}

/** The front of a cover, as the thumbnail of a book. */
export async function drawFront(pdf: Uint8Array, front: Crop): Promise<Uint8Array> {
  return withDocument(pdf, async (document) => {
    const page = await drawPage(document, 0, front, frontPx);
    return page.jpeg({ quality: 86 }).toBuffer();
  });
}

interface WantedSheets {
  /** From 0 on. */
  readonly sheets: readonly number[];
  readonly crop: Crop;
  readonly widthPx: number;
}

/** Sheets of a PDF as pictures for a screen, by a library that stays open. */
export async function drawSheets(library: PDFiumLibrary, pdf: Uint8Array, wanted: WantedSheets): Promise<Uint8Array[]> {
  return withLoaded(library, pdf, async (document) => {
    const pictures: Uint8Array[] = [];
    for (const at of wanted.sheets) {
      const page = await drawPage(document, at, wanted.crop, wanted.widthPx);
      pictures.push(await page.webp({ quality: 80, effort: 0 }).toBuffer());
    }
    return pictures;
  });
}

export async function openLibrary(): Promise<PDFiumLibrary> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm")));
  return PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer });
}

async function withDocument<T>(pdf: Uint8Array, work: (document: PDFiumDocument) => Promise<T>): Promise<T> {
  const library = await openLibrary();
  try {
    return await withLoaded(library, pdf, work);
  } finally {
    library.destroy();
  }
}

/** Draws from the finished PDF, so that a preview never differs from the print. */
async function withLoaded<T>(
  library: PDFiumLibrary,
  pdf: Uint8Array,
  work: (document: PDFiumDocument) => Promise<T>,
): Promise<T> {
  const document = await library.loadDocument(pdf);
  try {
    return await work(document);
  } finally {
    document.destroy();
  }
}

async function drawPage(document: PDFiumDocument, at: number, crop: Crop, widthPx: number): Promise<Sharp> {
  const { bleed, trimWidth, trimHeight, left = bleed } = crop;
  const page = document.getPage(at);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const pxPerMm = widthPx / trimWidth;
  const [width, height] = [originalWidth, originalHeight].map((points) => Math.round(points * mmPerPt * pxPerMm));
  const sheet = await page.render({ scale: 1, width: width ?? 0, height: height ?? 0, render: "bitmap" });
  const { data, ...size } = sheet;
  return sharp(data, { raw: { width: size.width, height: size.height, channels: 4 } })
    .extract({
      left: Math.round(left * pxPerMm),
      top: Math.round(bleed * pxPerMm),
      width: widthPx,
      height: Math.round(trimHeight * pxPerMm),
    })
    .removeAlpha();
}
