import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { type Bench, percentile, type Row } from "../row.ts";
import { isSmall } from "../size.ts";
import { familyVault } from "./book/family-vault.ts";
import { heavyLife } from "./book/heavy-life.ts";
import { madeBook } from "./book/made-book.ts";
import { type MeasuredPage, measurePages } from "./book/measure-pages.ts";
import type { SampleLife } from "./book/sample-life.ts";
import { sparseLife } from "./book/sparse-life.ts";

const lives = isSmall ? [sparseLife] : [sparseLife, heavyLife, familyVault];
const poorlyFilled = 0.45;
const mostCut = 0.15;
const [leastPpi, printPpi] = [150, 300];

/** With it every page can be looked at afterwards. */
const sheetsFolder = process.argv.find((word) => word.startsWith("--sheets="))?.slice("--sheets=".length);

/** How full the pages of three books are, and how well their photos stand on them. */
export const bookPages: Bench = {
  name: "book-pages",
  async run(): Promise<Row[]> {
    const rows: Row[] = [];
    for (const life of lives) rows.push(...(await measured(life())));
    return rows;
  },
};

async function measured({ name, book, photos }: SampleLife): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-book-pages-"));
  try {
    await photos.write(folder);
    const cost = await madeBook(folder, book);
    const sheets = sheetsFolder === undefined ? undefined : { folder: resolve(sheetsFolder), name };
    const pages = await measurePages(folder, { trim: book.trim, sheets });
    if (sheets) await writeFile(join(sheets.folder, `${name}.txt`), `${pages.map(lineOf).join("\n")}\n`);
    return [
      ...pageRows(name, pages),
      ...photoRows(name, pages),
      { what: `${name}: CPU`, value: cost.cpuSeconds, unit: "s" },
      { what: `${name}: peak memory`, value: cost.peakMegabytes, unit: "MB" },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

function pageRows(name: string, pages: readonly MeasuredPage[]): Row[] {
  const life = pages.filter(({ isLife }) => isLife);
  const fills = life.map(({ filled }) => filled);
  const bounds = [0, 0.2, 0.45, 0.7, 0.9, 1];
  const spread = bounds.slice(1).map((to, at): Row => {
    const from = bounds[at] ?? 0;
    const within = fills.filter((fill) => fill >= from && (fill < to || to === 1)).length;
    return { what: `${name}: pages filled from ${percent(from)} to ${percent(to)} %`, value: within, unit: "pages" };
  });
  return [
    { what: `${name}: pages`, value: pages.length, unit: "pages" },
    { what: `${name}: pages of years and memories under 45 %`, value: poorShare(life), unit: "%", atMost: 10 },
    { what: `${name}: all pages under 45 %, front matter included`, value: poorShare(pages), unit: "%" },
    {
      what: `${name}: pages with an ornament or nothing`,
      value: pages.filter(({ isIdle }) => isIdle).length,
      unit: "pages",
    },
    ...spread,
    { what: `${name}: fill of the middle page`, value: 100 * percentile(fills, 0.5), unit: "%" },
  ];
}

function poorShare(pages: readonly MeasuredPage[]): number {
  return (100 * pages.filter(({ filled }) => filled < poorlyFilled).length) / pages.length;
}

function photoRows(name: string, pages: readonly MeasuredPage[]): Row[] {
  const photos = pages.flatMap((page) => page.photos);
  const counted = (what: string, test: (photo: (typeof photos)[number]) => boolean): Row => ({
    what: `${name}: ${what}`,
    value: photos.filter(test).length,
    unit: "photos",
  });
  return [
    counted("photos", () => true),
    { ...counted("photos cut by more than 15 %", ({ cut }) => cut > mostCut + rounding), atMost: 0 },
    { what: `${name}: worst cut`, value: 100 * Math.max(0, ...photos.map(({ cut }) => cut)), unit: "%" },
    { ...counted("photos under 150 ppi", ({ ppi }) => ppi < leastPpi - rounding), atMost: 0 },
    counted("photos under 300 ppi", ({ ppi }) => ppi < printPpi - rounding),
    { what: `${name}: lowest resolution`, value: Math.min(...photos.map(({ ppi }) => ppi)), unit: "ppi" },
  ];
}

/** A PDF's numbers are rounded, and pixels are whole. */
const rounding = 0.005;

function lineOf(page: MeasuredPage): string {
  const photos = page.photos.map(
    ({ cut, ppi }) => `${Math.round(ppi)} ppi${cut > 0.01 ? ` cut ${percent(cut)} %` : ""}`,
  );
  const notes = [...(page.isLife ? [] : ["front or back"]), ...(page.isIdle ? ["idle"] : []), ...photos];
  return `${String(page.page).padStart(4)}  filled ${percent(page.filled)} %  reach ${percent(page.reach)} %  inked ${percent(page.inked)} %  ${notes.join(", ")}`;
}

function percent(share: number): string {
  return String(Math.round(100 * share)).padStart(3);
}
