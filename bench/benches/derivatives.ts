import { readFile } from "node:fs/promises";

import { createChildImages } from "@lane/server/src/adapters/images/child-images.ts";
import sharp from "sharp";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { openProduct, waitUntilReady } from "./derivatives/product.ts";

const photos = sized(12, 2);
/** Linux counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100;

export const derivatives: Bench = {
  name: "derivatives",
  async run(): Promise<Row[]> {
    const photo = await samplePhoto();
    return [...(await costOf(photo)), ...(await timeToFirstPicture(photo)), ...(await afterKill(photo))];
  },
};

async function costOf(photo: Buffer): Promise<Row[]> {
  const images = createChildImages({ atOnce: 1 });
  await images.prepare(photo);
  const before = await secondsOfChildren();
  let made = 0;
  for (let round = 0; round < photos; round += 1) made += (await images.prepare(photo)).variants.length;
  const seconds = (await secondsOfChildren()) - before;
  return [
    { what: "photo of 12 megapixels: three widths, CPU with its child", value: (seconds * 1000) / photos, unit: "ms" },
    { what: "derivatives per second and core", value: made / seconds, unit: "per s", atLeast: 2 },
  ];
}

async function timeToFirstPicture(photo: Buffer<ArrayBuffer>): Promise<Row[]> {
  const product = await openProduct();
  const times: number[] = [];
  const fromDrop: number[] = [];
  for (let round = 0; round < photos; round += 1) {
    const dropped = performance.now();
    const id = await product.upload(photo);
    const finished = performance.now();
    const [item] = await waitUntilReady(product, [id]);
    await product.see(item?.sources[0]?.url ?? "");
    times.push(performance.now() - finished);
    fromDrop.push(performance.now() - dropped);
  }
  await product.leave();
  return [
    { what: "from drop to first visible picture, p50", value: percentile(fromDrop, 0.5), unit: "ms" },
    { what: "from drop to first visible picture, p95", value: percentile(fromDrop, 0.95), unit: "ms" },
    { what: "from finished upload to first visible picture, p50", value: percentile(times, 0.5), unit: "ms" },
    { what: "from finished upload to first visible picture, p95", value: percentile(times, 0.95), unit: "ms" },
  ];
}

async function afterKill(photo: Buffer<ArrayBuffer>): Promise<Row[]> {
  const product = await openProduct();
  const ids: string[] = [];
  for (let round = 0; round < photos; round += 1) ids.push(await product.upload(photo));
  const started = performance.now();
  await product.killAndStart();
  const items = await waitUntilReady(product, ids);
  const seconds = (performance.now() - started) / 1000;
  const lost = items.filter(({ state, sources }) => state !== "ready" || sources.length !== 3).length;
  const surplus = (await product.blobs()) - photos * 4;
  await product.leave();
  return [
    { what: `killed while preparing ${photos} photos: not ready afterwards`, value: lost, unit: "photos", atMost: 0 },
    { what: "all of them ready again", value: seconds, unit: "s" },
    // At most the files of one interrupted photo; the sweep removes them after a day.
    { what: "files that nothing names, until they are swept", value: surplus, unit: "files", atMost: 3 },
  ];
}

/** Waves and grain: no photo is as easy to pack as one colour. */
async function samplePhoto(width = 4032, height = 3024): Promise<Buffer<ArrayBuffer>> {
  const pixels = Buffer.alloc(width * height * 3);
  let grain = 1;
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % width;
    const y = Math.floor(at / 3 / width);
    grain = (Math.imul(grain, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const noise = (grain >> 16) % 24;
    pixels[at] = 116 + 90 * Math.sin(x / 97 + y / 300) + noise;
    pixels[at + 1] = 116 + 90 * Math.sin(y / 61) + noise;
    pixels[at + 2] = 116 + 90 * Math.cos(x / 31 - y / 77) + noise;
  }
  return Buffer.from(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer(),
  );
}

/** CPU of every child that has ended, as the kernel has counted it. */
async function secondsOfChildren(): Promise<number> {
  const stat = await readFile("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}
