import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp, { type OverlayOptions } from "sharp";

import { drawPdf } from "./read-pdf.ts";

export const sheetPageWidth = 300;
const [columns, rows] = [8, 4];
/** Between two spreads; the pages of one touch as they do in the book. */
const gap = 16;
/** Above each row, for the numbers of its pages. */
const head = 20;

/** All pages of a PDF as sheets of spreads: page 1 alone on the right, then 2 and 3, 4 and 5. */
export async function writeContactSheets(pdf: string, folder: string, name = "sheet"): Promise<string[]> {
  const pages = await mkdtemp(join(tmpdir(), "bench-sheets-"));
  try {
    return await arrangeSheets(await drawPdf(pdf, pages, sheetPageWidth), folder, name);
  } finally {
    await rm(pages, { recursive: true });
  }
}

/** The same from pages that are drawn already, each of `sheetPageWidth`. */
export async function arrangeSheets(pictures: readonly string[], folder: string, name: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const { height } = await sharp(pictures[0]).metadata();
  const perSheet = columns * rows;
  const sheets: string[] = [];
  // A page stands at the place of its own number, so that even ones are on the left; place 0 stays empty.
  for (let from = 0; from <= pictures.length; from += perSheet) {
    const placed: OverlayOptions[] = [];
    for (let place = 0; place < perSheet; place += 1) {
      const picture = pictures[from + place - 1];
      if (picture === undefined) continue;
      const column = place % columns;
      const left = gap + column * sheetPageWidth + Math.floor(column / 2) * gap;
      const top = Math.floor(place / columns) * (height + gap + head) + gap + head;
      placed.push({ input: picture, left, top }, { input: label(from + place), left, top: top - head });
    }
    const file = join(folder, `${name}-${String(sheets.length + 1).padStart(2, "0")}.png`);
    await emptySheet(height).composite(placed).png().toFile(file);
    sheets.push(file);
  }
  return sheets;
}

function emptySheet(pageHeight: number) {
  const width = columns * sheetPageWidth + (columns / 2 + 1) * gap;
  const height = rows * (pageHeight + gap + head) + gap;
  return sharp({ create: { width, height, channels: 3, background: "#8a8a8a" } });
}

function label(page: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetPageWidth}" height="${head}"><text x="${sheetPageWidth / 2}" y="15" font-family="sans-serif" font-size="14" text-anchor="middle" fill="#fff">${page}</text></svg>`,
  );
}
