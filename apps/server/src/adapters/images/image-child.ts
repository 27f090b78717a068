import { buffer } from "node:stream/consumers";

import sharp from "sharp";

// Opens somebody else's bytes in a process of its own: what goes wrong here ends here.
const maxPixels = 100_000_000;
const maxWidth = Number(process.argv[2]);

sharp.cache(false);
sharp.concurrency(1);
const original = await buffer(process.stdin);
const { data, info } = await sharp(original, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
  .rotate()
  .resize({ width: maxWidth, withoutEnlargement: true })
  .webp({ quality: 82 })
  .toBuffer({ resolveWithObject: true });
process.stdout.write(`${info.width} ${info.height}\n`);
process.stdout.write(data);
