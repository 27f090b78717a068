import { createChildImages } from "@lane/server/src/adapters/images/child-images.ts";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { openProduct, waitUntilReady } from "./derivatives/product.ts";
import { cpuOfProcess } from "./process-stat.ts";
import { samplePhoto } from "./sample-photo.ts";

const photos = sized(12, 2);

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
  const before = (await cpuOfProcess("self")).childrenMs;
  let made = 0;
  for (let round = 0; round < photos; round += 1) made += (await images.prepare(photo)).variants.length;
  const seconds = ((await cpuOfProcess("self")).childrenMs - before) / 1000;
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
