import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { geometryOf } from "@lane/book/page-geometry.ts";
import type { BookTrim } from "@lane/domain/book-choices.ts";
import sharp from "sharp";

import { arrangeSheets, sheetPageWidth } from "./contact-sheet.ts";
import { fillOf, type PageFill } from "./page-fill.ts";
import { cutAway } from "./placed-images.ts";
import { drawPdf, type PdfPage, type PdfPhoto, readPdf } from "./read-pdf.ts";

export interface MeasuredPhoto {
  /** The left one of two, where it lies over both. */
  readonly page: number;
  /** The share of the photo that is cut away. */
  readonly cut: number;
  readonly ppi: number;
}

export interface MeasuredPage extends PageFill {
  readonly page: number;
  /** Between title page, contents and colophon, where the life is told. */
  readonly isLife: boolean;
  /** Nothing to read and nothing to look at: an ornament at most. */
  readonly isIdle: boolean;
  readonly photos: readonly MeasuredPhoto[];
}

interface Measuring {
  readonly trim: BookTrim;
  /** Where the contact sheets go; without it none are made. */
  readonly sheets: { readonly folder: string; readonly name: string } | undefined;
}

/** Fill is seen on the drawn pages of `reading.pdf`, crops and resolution are read in `print.pdf`: one layout. */
export async function measurePages(folder: string, { trim, sheets }: Measuring): Promise<MeasuredPage[]> {
  const { pages, firstChapterPage } = await readPdf(join(folder, "print.pdf"));
  const drawn = await mkdtemp(join(tmpdir(), "bench-pages-"));
  try {
    const pictures = await drawPdf(join(folder, "reading.pdf"), drawn, sheetPageWidth);
    if (sheets) await arrangeSheets(pictures, sheets.folder, sheets.name);
    const { top, bottom, trimHeight } = geometryOf(trim, pages.length);
    const photos = photosOf(pages);
    const measured: MeasuredPage[] = [];
    for (const [at, picture] of pictures.entries()) {
      const { data, info } = await sharp(picture).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true });
      const page = at + 1;
      measured.push({
        page,
        ...fillOf({ pixels: data, ...info }, { top: top / trimHeight, bottom: 1 - bottom / trimHeight }),
        isLife: page >= firstChapterPage && page < pages.length,
        isIdle: isIdle(pages[at]),
        photos: photos.filter((photo) => photo.page === page),
      });
    }
    return measured;
  } finally {
    await rm(drawn, { recursive: true });
  }
}

function isIdle(page: PdfPage | undefined): boolean {
  return page !== undefined && !page.hasWords && page.photos.length === 0;
}

const pointsPerInch = 72;
/** Halves of one picture are as large as each other. */
const sameSize = 0.01;

function photosOf(pages: readonly PdfPage[]): MeasuredPhoto[] {
  const rights = new Set<PdfPhoto>();
  return pages.flatMap(({ photos }, at) =>
    photos.flatMap((photo): MeasuredPhoto[] => {
      if (rights.has(photo)) return [];
      const isLeft = at % 2 === 1;
      const right = isLeft ? pages[at + 1]?.photos.find((other) => isOtherHalf(photo, other)) : undefined;
      if (right) rights.add(right);
      const cut = cutAway(right ? [photo.seen, right.seen] : [photo.seen]);
      const across = photo.pixels.width / (photo.width / pointsPerInch);
      const up = photo.pixels.height / (photo.height / pointsPerInch);
      return [{ page: at + 1, cut, ppi: Math.min(across, up) }];
    }),
  );
}

function isOtherHalf(photo: PdfPhoto, other: PdfPhoto): boolean {
  return photo.object === other.object && Math.abs(photo.width / other.width - 1) < sameSize;
}
