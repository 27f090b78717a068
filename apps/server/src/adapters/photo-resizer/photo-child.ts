import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { openPicture } from "#adapters/images/open-picture.ts";
import type { ResizedPhoto } from "#ports/photo-resizer.ts";

import { type ResizeOrder, ordersFile, outputsFile, type WantedOutput } from "./resize-order.ts";

const paperWhite = "#ffffff";
const printQuality = 88;
const screenQuality = 80;

const [, , scratch = ""] = process.argv;
// Written by the parent process, in a folder that no other process can reach.
const orders: readonly ResizeOrder[] = JSON.parse(await readFile(join(scratch, ordersFile), "utf8"));
const outputs: (ResizedPhoto | null)[] = [];
for (const order of orders) outputs.push(await resize(order).catch(() => null));
await writeFile(join(scratch, outputsFile), JSON.stringify(outputs));

async function resize({ from, output, screen }: ResizeOrder): Promise<ResizedPhoto> {
  const { width, height } = await printed(from, output, printQuality);
  // Made from the print, which is decoded in a fraction of the time.
  if (screen) await printed(output.to, screen, screenQuality);
  return { file: output.to, width, height };
}

async function printed(from: string, { to, maxWidth, maxHeight }: WantedOutput, quality: number) {
  const picture = await openPicture(await readFile(from));
  return picture
    .autoOrient()
    .resize({ width: maxWidth, height: maxHeight, fit: "inside", withoutEnlargement: true })
    .flatten({ background: paperWhite })
    .toColourspace("srgb")
    .jpeg({ quality })
    .toFile(to);
}
