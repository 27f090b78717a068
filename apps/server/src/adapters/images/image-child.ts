import { buffer } from "node:stream/consumers";

import { shownWidths } from "@lane/domain/media-kinds.ts";
import sharp from "sharp";

import type { ImageHead } from "./image-head.ts";
import { openPicture } from "./open-picture.ts";

const tallestWebp = 16_383;

const source = await openPicture(await buffer(process.stdin));
const upright = await uprightSize();
const largest = await source
  .autoOrient()
  .resize({ width: 1920, height: tallestWebp, fit: "inside", withoutEnlargement: true })
  .toColourspace("srgb")
  .raw()
  .toBuffer({ resolveWithObject: true });

const variants = await Promise.all(neededWidths().map(shrink));
const head: ImageHead = {
  ...upright,
  placeholder: `data:image/webp;base64,${(await blurred()).toString("base64")}`,
  variants: variants.map(({ data, ...variant }) => ({ ...variant, length: data.length })),
};
process.stdout.write(`${JSON.stringify(head)}\n`);
for (const { data } of variants) process.stdout.write(data);

async function uprightSize(): Promise<{ width: number; height: number }> {
  const { autoOrient } = await source.metadata();
  return autoOrient;
}

/** The widths up to the first one that shows the picture at its own width. */
function neededWidths(): (typeof shownWidths)[number][] {
  return shownWidths.filter((_, at) => at === 0 || Number(shownWidths[at - 1]) < largest.info.width);
}

function fromLargest() {
  const { width, height, channels } = largest.info;
  return sharp(largest.data, { raw: { width, height, channels } });
}

async function shrink(variant: (typeof shownWidths)[number]) {
  const { data, info } = await fromLargest()
    .resize({ width: Number(variant), withoutEnlargement: true })
    .webp({ quality: 82, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { variant, width: info.width, height: info.height, data };
}

function blurred(): Promise<Buffer> {
  return fromLargest().resize({ width: 24, height: 24, fit: "inside" }).blur(1).webp({ quality: 40 }).toBuffer();
}
