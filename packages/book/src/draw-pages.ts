import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { initSync, TypstRendererBuilder } from "@myriaddreamin/typst-ts-renderer";
import sharp from "sharp";

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
const ptPerMm = 72 / 25.4;

/** The first pages as pictures, cut to the size of the book. */
export async function drawPages(vector: Uint8Array, geometry: PageGeometry, wanted: WantedPages): Promise<string[]> {
  const pages = await openPages(vector, wanted.count);
  const names: string[] = [];
  for (let at = 0; at < pages.count; at += 1) {
    const width = wanted.isKept ? keptPx : shownPx;
    const picture = await sharp(Buffer.from(pages.svg(at, geometry, width)))
      .flatten({ background: "#ffffff" })
      .png(wanted.isKept ? {} : { palette: true, colours: 192, effort: 3, dither })
      .toBuffer();
    const name = `page-${String(at + 1).padStart(3, "0")}.png`;
    await writeFile(join(wanted.folder, name), picture, { flag: "wx" });
    names.push(name);
    wanted.drawn(at + 1);
  }
  return names;
}

/** The right-hand end of a cover, as the picture a book is chosen by on a shelf. */
export async function drawFront(vector: Uint8Array, front: Crop): Promise<Uint8Array> {
  const pages = await openPages(vector, 1);
  return sharp(Buffer.from(pages.svg(0, front, frontPx)))
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** Where a browser would let people click or select: no part of the picture. */
const overlays = /<rect class="pseudo-link[^>]*>(?:<\/rect>)?|<foreignObject[\s\S]*?<\/foreignObject>/g;
const pageGroup = /(?=<g class="typst-page" )/;
const pageTop = /transform="translate\(0, ([\d.]+)\)"/;

async function openPages(vector: Uint8Array, wanted: number) {
  initSync({ module: readFileSync(fileURLToPath(import.meta.resolve("@myriaddreamin/typst-ts-renderer/wasm"))) });
  const renderer = await new TypstRendererBuilder().build();
  const session = renderer.session_from_artifact(vector, "vector");
  const { width_pt: width, height_pt: height } = session.pages_info.page(0);
  const count = Math.min(wanted, session.pages_info.page_count);
  // All at once: what it has drawn before, the renderer only refers to.
  const drawing = session
    .render_in_window(0, 0, width, count * height)
    .replaceAll(overlays, "")
    .replace(/<\/svg>\s*$/, "");
  const [head = "", ...pages] = drawing.split(pageGroup);

  return {
    count,
    svg(at: number, { bleed, trimWidth, trimHeight, left = bleed }: Crop, widthPx: number): string {
      const page = pages[at] ?? "";
      const top = Number(pageTop.exec(page)?.[1] ?? 0) + bleed * ptPerMm;
      const box = [left * ptPerMm, top, trimWidth * ptPerMm, trimHeight * ptPerMm].map((side) => side.toFixed(3));
      const size = `width="${widthPx}" height="${Math.round((widthPx * trimHeight) / trimWidth)}"`;
      const start = head.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, `viewBox="${box.join(" ")}" ${size}`);
      return `${start}${page}</svg>`;
    },
  };
}
