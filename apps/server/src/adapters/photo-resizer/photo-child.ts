import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { openPicture } from "#adapters/images/open-picture.ts";
import type { Print } from "#ports/photo-resizer.ts";

import { type LabOrder, ordersFile, printsFile, type WantedPrint } from "./resize-order.ts";

const paperWhite = "#ffffff";
const printQuality = 88;
const screenQuality = 80;

const [, , bench = ""] = process.argv;
// Written by the parent, in a folder that nobody else can reach.
const orders: readonly LabOrder[] = JSON.parse(await readFile(join(bench, ordersFile), "utf8"));
const prints: (Print | null)[] = [];
for (const order of orders) prints.push(await develop(order).catch(() => null));
await writeFile(join(bench, printsFile), JSON.stringify(prints));

async function develop({ from, print, screen }: LabOrder): Promise<Print> {
  const { width, height } = await printed(from, print, printQuality);
  // Out of the print, which is read in a fraction of the time.
  if (screen) await printed(print.to, screen, screenQuality);
  return { file: print.to, width, height };
}

async function printed(from: string, { to, maxWidth, maxHeight }: WantedPrint, quality: number) {
  const picture = await openPicture(await readFile(from));
  return picture
    .autoOrient()
    .resize({ width: maxWidth, height: maxHeight, fit: "inside", withoutEnlargement: true })
    .flatten({ background: paperWhite })
    .toColourspace("srgb")
    .jpeg({ quality })
    .toFile(to);
}
