import { Console } from "node:console";
import { buffer } from "node:stream/consumers";

import sharp from "sharp";

import type { ImageHead } from "./image-head.ts";

// Opens somebody else's bytes in a process of its own: what goes wrong here ends here.
const widths = ["320", "960", "1920"] as const;
const maxPixels = 100_000_000;
/** A JPEG is made smaller while it is read, so the cameras with 200 megapixels are welcome. */
const maxJpegPixels = 260_000_000;
const tallestWebp = 16_383;

sharp.cache(false);
sharp.concurrency(1);
// Nothing but the types we take, whatever the bytes pretend: sharp itself would draw an SVG.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

const original = await buffer(process.stdin);
const picture = isHeif(original) ? await decodeHeif() : original;
const source = sharp(picture, {
  limitInputPixels: isJpeg(picture) ? maxJpegPixels : maxPixels,
  failOn: "error",
  pages: 1,
});
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

/** Loaded only when needed: it takes a tenth of a second that most pictures need not wait. */
async function decodeHeif(): Promise<Buffer> {
  // It speaks on standard output, which is where our own answer goes.
  globalThis.console = new Console(process.stderr);
  const { readHeic } = await import("./heic.ts");
  return readHeic(original, maxPixels);
}

async function uprightSize(): Promise<{ width: number; height: number }> {
  const { autoOrient } = await source.metadata();
  return autoOrient;
}

/** Up to the first that shows the picture at its own width. */
function neededWidths(): (typeof widths)[number][] {
  return widths.filter((_, at) => at === 0 || Number(widths[at - 1]) < largest.info.width);
}

function fromLargest() {
  const { width, height, channels } = largest.info;
  return sharp(largest.data, { raw: { width, height, channels } });
}

async function shrink(variant: (typeof widths)[number]) {
  const { data, info } = await fromLargest()
    .resize({ width: Number(variant), withoutEnlargement: true })
    .webp({ quality: 82, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { variant, width: info.width, height: info.height, data };
}

function blurred(): Promise<Buffer> {
  return fromLargest().resize({ width: 24, height: 24, fit: "inside" }).blur(1).webp({ quality: 40 }).toBuffer();
}

function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

function isHeif(bytes: Buffer): boolean {
  return bytes.subarray(4, 8).toString("latin1") === "ftyp";
}
