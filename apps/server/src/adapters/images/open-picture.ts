import { Console } from "node:console";

import sharp, { type Sharp } from "sharp";

const maxPixels = 100_000_000;
/** A JPEG is scaled down while it is decoded, so photos of 200 megapixels are accepted. */
const maxJpegPixels = 260_000_000;

sharp.cache(false);
sharp.concurrency(1);
// Nothing but the types we take, whatever the bytes pretend: sharp itself would draw an SVG.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadNsgif",
    "VipsForeignLoadHeif",
  ],
});

/** Opens untrusted bytes. Call it only in a child process, so that a crash of the decoder ends only that process. */
export async function openPicture(original: Buffer): Promise<Sharp> {
  const picture = isHeif(original) ? await decodeHeif(original) : original;
  return sharp(picture, {
    limitInputPixels: isJpeg(picture) ? maxJpegPixels : maxPixels,
    failOn: "error",
    pages: 1,
  });
}

/** Loaded only when needed: it takes a tenth of a second, which most pictures do not need. */
async function decodeHeif(original: Buffer): Promise<Buffer> {
  // The decoder writes to the console, which would mix with the child's answer on standard output.
  globalThis.console = new Console(process.stderr);
  const { readHeic } = await import("./heic.ts");
  return readHeic(original, maxPixels);
}

function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

function isHeif(bytes: Buffer): boolean {
  return bytes.toString("latin1", 4, 8) === "ftyp" && !/avi[fs]/.test(bytes.toString("latin1", 8, 64));
}
