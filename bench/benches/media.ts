import { setTimeout as pause } from "node:timers/promises";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { openProduct, type Product, waitUntilReady } from "./derivatives/product.ts";
import { monthOf, startLooker } from "./media/month.ts";

const megabyte = 1024 ** 2;
const largeBytes = sized(1024, 64) * megabyte;
const largeName = `${largeBytes / megabyte} MB`;
const senders = sized(20, 4);
const eachBytes = 24 * megabyte;
const rounds = sized(4, 1);
const quietMs = sized(5000, 1000);

export const media: Bench = {
  name: "media",
  async run(): Promise<Row[]> {
    const product = await openProduct();
    const rows = [...(await oneLargeFilm(product)), ...(await manySenders(product))];
    await product.leave();
    return rows;
  },
};

async function oneLargeFilm(product: Product): Promise<Row[]> {
  await sendFilm(product, 8 * megabyte);
  const before = await product.megabytes();
  const seen = [before];
  const watching = setInterval(() => void product.megabytes().then((now) => seen.push(now)), 100);
  const started = performance.now();
  await sendFilm(product, largeBytes);
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watching);
  return [
    {
      what: `${largeName} through tus: memory of the server grows by`,
      value: Math.max(...seen) - before,
      unit: "MB",
      atMost: 100,
    },
    { what: `${largeName} through tus`, value: largeBytes / megabyte / seconds, unit: "MB per s" },
  ];
}

/** Quiet and busy rounds alternate, so that other load on this machine affects both alike. */
async function manySenders(product: Product): Promise<Row[]> {
  const looker = startLooker(product, await monthOf(product));
  await looker.during(() => pause(quietMs));
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(...(await looker.during(() => pause(quietMs))));
    const sent: string[] = [];
    busy.push(...(await looker.during(async () => sent.push(...(await sendMany(product))))));
    // The processing of the uploads must not run into the next quiet round.
    await waitUntilReady(product, sent);
  }
  await looker.leave();
  const [before, meanwhile] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
  return [
    { what: "month view, p50, nobody sends", value: percentile(quiet, 0.5), unit: "ms" },
    { what: `month view, p50, ${senders} people send`, value: percentile(busy, 0.5), unit: "ms" },
    { what: `month view, p99 of ${quiet.length}, nobody sends`, value: before, unit: "ms" },
    { what: `month view, p99 of ${busy.length}, ${senders} people send`, value: meanwhile, unit: "ms" },
    { what: "the second against the first", value: meanwhile / before, unit: "times", atMost: 2 },
  ];
}

async function sendMany(product: Product): Promise<string[]> {
  return Promise.all(Array.from({ length: senders }, () => sendFilm(product, eachBytes)));
}

/** Sends noise that begins like a film, generated while it is sent; returns its id. */
async function sendFilm({ send }: Product, bytes: number): Promise<string> {
  const metadata = `filename ${btoa("film.mp4")},filetype ${btoa("video/mp4")}`;
  const made = await send("/api/uploads", {
    method: "POST",
    headers: { "upload-length": String(bytes), "upload-metadata": metadata },
  });
  const chunk = new Uint8Array(64 * 1024);
  chunk.set(Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1"));
  let left = bytes;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(chunk.subarray(0, left));
      left -= Math.min(left, chunk.length);
      if (left === 0) controller.close();
    },
  });
  await send(made.headers.get("location") ?? "", {
    method: "PATCH",
    headers: { "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    body,
    duplex: "half",
  });
  return made.headers.get("location")?.split("/").at(-1) ?? "";
}
