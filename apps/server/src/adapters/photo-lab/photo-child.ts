import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import type { Print } from "#ports/photo-lab.ts";

import { type LabOrder, ordersFile, printsFile, type WantedPrint } from "./lab-order.ts";

// Opens somebody else's bytes in a process of its own: what goes wrong here ends here.
const maxPixels = 100_000_000;
/** A JPEG is made smaller while it is read, so the cameras with 200 megapixels are welcome. */
const maxJpegPixels = 260_000_000;
const paperWhite = "#ffffff";
const printQuality = 88;
const screenQuality = 80;

sharp.cache(false);
sharp.concurrency(1);
// Nothing but the types we take, whatever the bytes pretend: sharp itself would draw an SVG.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

const [, , bench = ""] = process.argv;
// Written by the parent, in a folder that nobody else can reach.
const orders: readonly LabOrder[] = JSON.parse(await readFile(join(bench, ordersFile), "utf8"));
const prints: (Print | null)[] = [];
for (const order of orders) prints.push(await develop(order).catch(() => null));
await writeFile(join(bench, printsFile), JSON.stringify(prints));

async function develop({ from, print, screen }: LabOrder): Promise<Print> {
  const original = await readFile(from);
  const { width, height } = await printed(
    isHeif(original) ? await decodeHeif(original) : original,
    print,
    printQuality,
  );
  // Out of the print, which is read in a fraction of the time.
  if (screen) await printed(await readFile(print.to), screen, screenQuality);
  return { file: print.to, width, height };
}

function printed(picture: Buffer, { to, maxWidth, maxHeight }: WantedPrint, quality: number) {
  return sharp(picture, {
    limitInputPixels: isJpeg(picture) ? maxJpegPixels : maxPixels,
    failOn: "error",
    pages: 1,
  })
    .autoOrient()
    .resize({ width: maxWidth, height: maxHeight, fit: "inside", withoutEnlargement: true })
    .flatten({ background: paperWhite })
    .toColourspace("srgb")
    .jpeg({ quality })
    .toFile(to);
}

/** Loaded only when needed: it takes a tenth of a second that most pictures need not wait. */
async function decodeHeif(original: Buffer): Promise<Buffer> {
  const { readHeic } = await import("#adapters/images/heic.ts");
  return readHeic(original, maxPixels);
}

function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

function isHeif(bytes: Buffer): boolean {
  return bytes.subarray(4, 8).toString("latin1") === "ftyp";
}
