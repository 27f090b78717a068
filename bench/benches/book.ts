import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { BookInput } from "@lane/book/book-input.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";
import { type BookCost, type Cost, costOf, madeBook, removeOutputs } from "./book/made-book.ts";
import { printedPage } from "./book/printed-page.ts";
import { type PhotoFolder, sampleBook, writePhotos } from "./book/sample-book.ts";

const photos = sized(150, 10);
const many = sized(1000, 20);
const withoutChromium = process.argv.includes("--without-chromium");

/** Reading PDF, print PDF, cover and EPUB of a life, with the photos ready for print. */
export const book: Bench = {
  name: "book",
  async run(): Promise<Row[]> {
    const folder = await mkdtemp(join(tmpdir(), "bench-book-"));
    try {
      await writePhotos(folder, photos);
      const sample = sampleBook(photos, 30, photos);
      const ours = await madeBook(folder, sample);
      await removeOutputs(folder, ours);
      const besides = withoutChromium ? [] : await besideChromium(folder, sample, ours);
      return [...rowsOf(ours), ...besides, ...(await thousand(folder))];
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

function rowsOf(ours: BookCost): Row[] {
  return [
    { what: `${photos} memories and photos, CPU`, value: ours.cpuSeconds, unit: "s", atMost: 8 },
    { what: `${photos} memories and photos, peak memory`, value: ours.peakMegabytes, unit: "MB", atMost: 600 },
    { what: `${photos} memories and photos, pages`, value: ours.pages, unit: "pages" },
    { what: `${photos} memories and photos, pages per CPU second`, value: ours.pages / ours.cpuSeconds, unit: "per s" },
  ];
}

async function besideChromium(folder: string, sample: BookInput, ours: BookCost): Promise<Row[]> {
  const withOriginals = await printedByChromium(folder, sample, "originals");
  const withPrints = await printedByChromium(folder, sample, "photos");
  return [
    { what: "Chromium printing one PDF of them, originals, CPU", value: withOriginals.cpuSeconds, unit: "s" },
    { what: "Chromium printing one PDF of them, photos for print, CPU", value: withPrints.cpuSeconds, unit: "s" },
    { what: "Chromium, photos for print, peak memory", value: withPrints.peakMegabytes, unit: "MB" },
    {
      what: "times less CPU than Chromium with the originals",
      value: withOriginals.cpuSeconds / ours.cpuSeconds,
      unit: "times",
      atLeast: 5,
    },
  ];
}

async function printedByChromium(folder: string, sample: BookInput, kind: PhotoFolder): Promise<Cost> {
  await writeFile(join(folder, "printed.html"), printedPage(sample, kind));
  return costOf(process.env["CHROMIUM_PATH"] ?? "chromium", [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-pdf-header-footer",
    `--print-to-pdf=${join(folder, "printed.pdf")}`,
    `file://${join(folder, "printed.html")}`,
  ]);
}

async function thousand(folder: string): Promise<Row[]> {
  const ours = await madeBook(folder, sampleBook(many, 60, photos));
  await removeOutputs(folder, ours);
  return [
    { what: `${many} memories with a photo each, CPU`, value: ours.cpuSeconds, unit: "s", atMost: 35 },
    { what: `${many} memories with a photo each, peak memory`, value: ours.peakMegabytes, unit: "MB", atMost: 2000 },
    { what: `${many} memories with a photo each, pages`, value: ours.pages, unit: "pages" },
    { what: `${many} memories with a photo each, time`, value: ours.wallSeconds, unit: "s" },
  ];
}
