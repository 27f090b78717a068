import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { initSync, TypstRendererBuilder } from "@myriaddreamin/typst-ts-renderer";
import sharp from "sharp";

import type { PageGeometry } from "./page-geometry.ts";

const widthPx = 600;
const ptPerMm = 72 / 25.4;

/** The first pages as pictures, cut to the size of the book. */
export async function drawPages(
  vector: Uint8Array,
  geometry: PageGeometry,
  wanted: { readonly count: number; readonly folder: string; readonly drawn: (count: number) => void },
): Promise<string[]> {
  const pages = await openPages(vector);
  const count = Math.min(wanted.count, pages.count);
  const names: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const picture = await sharp(Buffer.from(pages.svg(at, geometry)))
      .flatten({ background: "#ffffff" })
      .png({ palette: true, colours: 192, effort: 3 })
      .toBuffer();
    const name = `page-${String(at + 1).padStart(3, "0")}.png`;
    await writeFile(join(wanted.folder, name), picture, { flag: "wx" });
    names.push(name);
    wanted.drawn(at + 1);
  }
  return names;
}

const glyphs = /<defs class="glyph">([\s\S]*?)<\/defs>/;
const shownPage = /<g class="typst-page" transform="translate\(0, ([\d.]+)\)"(?![^>]*data-dummy)[^>]*>/;
/** Where a browser would let people click or select: no part of the picture. */
const overlays = /<rect class="pseudo-link[^>]*>(?:<\/rect>)?|<foreignObject[\s\S]*?<\/foreignObject>/g;

async function openPages(vector: Uint8Array) {
  initSync({ module: readFileSync(fileURLToPath(import.meta.resolve("@myriaddreamin/typst-ts-renderer/wasm"))) });
  const renderer = await new TypstRendererBuilder().build();
  const session = renderer.session_from_artifact(vector, "vector");
  const { width_pt: width, height_pt: height } = session.pages_info.page(0);
  // The renderer tells every letter once, with whatever it draws first.
  let letters = "";

  return {
    count: session.pages_info.page_count,
    svg(at: number, { bleed, trimWidth, trimHeight }: PageGeometry): string {
      const drawing = session
        .render_in_window(0, at * height + 1, width, (at + 1) * height - 1)
        .replaceAll(overlays, "");
      letters += glyphs.exec(drawing)?.[1] ?? "";
      const top = Number(shownPage.exec(drawing)?.[1] ?? 0) + bleed * ptPerMm;
      const box = [bleed * ptPerMm, top, trimWidth * ptPerMm, trimHeight * ptPerMm].map((side) => side.toFixed(3));
      const size = `width="${widthPx}" height="${Math.round((widthPx * trimHeight) / trimWidth)}"`;
      return drawing
        .replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, `viewBox="${box.join(" ")}" ${size}`)
        .replace(glyphs, () => `<defs class="glyph">${letters}</defs>`);
    },
  };
}
