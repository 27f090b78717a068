import { shownWidths } from "@lane/domain/media-kinds.ts";
import sharp, { type OutputInfo, type Sharp } from "sharp";

import type { ImageHead } from "./image-head.ts";
import { openPicture } from "./open-picture.ts";

const tallestWebp = 16_383;
/** In front of every picture. */
const lengthBytes = 4;

type ShownWidth = (typeof shownWidths)[number];

interface Largest {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

for await (const original of originals()) await show(original);

async function* originals(): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  let pieces: Buffer[] = [];
  let missing = lengthBytes;
  for await (const piece of process.stdin) {
    pieces.push(piece);
    missing -= piece.length;
    if (missing > 0) continue;
    waiting = Buffer.concat([waiting, ...pieces]);
    pieces = [];
    for (let end = endOf(waiting); end <= waiting.length; end = endOf(waiting)) {
      yield waiting.subarray(lengthBytes, end);
      waiting = waiting.subarray(end);
    }
    missing = endOf(waiting) - waiting.length;
  }
}

/** Where the first picture ends, or its length, if even that is not whole yet. */
function endOf(bytes: Buffer): number {
  return lengthBytes + (bytes.length < lengthBytes ? 0 : bytes.readUInt32BE());
}

async function show(original: Buffer): Promise<void> {
  const source = await openPicture(original);
  const { autoOrient: upright } = await source.metadata();
  const largest = await source
    .autoOrient()
    .resize({ width: 1920, height: tallestWebp, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });

  const variants = await Promise.all(neededWidths(largest).map((width) => shrink(largest, width)));
  const placeholder = await blurred(largest);
  const head: ImageHead = {
    ...upright,
    placeholder: `data:image/webp;base64,${placeholder.toString("base64")}`,
    variants: variants.map(({ data, ...variant }) => ({ ...variant, length: data.length })),
  };
  process.stdout.write(`${JSON.stringify(head)}\n`);
  for (const { data } of variants) process.stdout.write(data);
}

/** The widths up to the first one that shows the picture at its own width. */
function neededWidths({ info }: Largest): ShownWidth[] {
  return shownWidths.filter((_, at) => at === 0 || Number(shownWidths[at - 1]) < info.width);
}

function fromLargest({ data, info }: Largest): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function shrink(largest: Largest, variant: ShownWidth) {
  const { data, info } = await fromLargest(largest)
    .resize({ width: Number(variant), withoutEnlargement: true })
    .webp({ quality: 82, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { variant, width: info.width, height: info.height, data };
}

function blurred(largest: Largest): Promise<Buffer> {
  return fromLargest(largest).resize({ width: 24, height: 24, fit: "inside" }).blur(1).webp({ quality: 40 }).toBuffer();
}
