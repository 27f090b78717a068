import { z } from "zod";

import { type Bench, percentile, type Row } from "../row.ts";
import { openProduct, type Product } from "./derivatives/product.ts";

const megabyte = 1024 ** 2;
const largeBytes = 1024 * megabyte;
const senders = 20;
const eachBytes = 24 * megabyte;
const looks = 300;

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
      what: "1 GB through tus: memory of the server grows by",
      value: Math.max(...seen) - before,
      unit: "MB",
      atMost: 100,
    },
    { what: "1 GB through tus", value: largeBytes / megabyte / seconds, unit: "MB per s" },
  ];
}

async function manySenders(product: Product): Promise<Row[]> {
  const look = await monthOf(product);
  await timesOf(look, () => false);
  const idle = percentile(await timesOf(look, () => false), 0.99);
  let isOver = false;
  const sending = Promise.all(Array.from({ length: senders }, () => sendFilm(product, eachBytes))).finally(() => {
    isOver = true;
  });
  const busy = percentile(await timesOf(look, () => isOver), 0.99);
  await sending;
  return [
    { what: "month view, p99, nobody sends", value: idle, unit: "ms" },
    { what: `month view, p99, ${senders} people send`, value: busy, unit: "ms" },
    { what: "the second against the first", value: busy / idle, unit: "times", atMost: 2 },
  ];
}

async function timesOf(look: () => Promise<unknown>, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (times.length < looks && !isOver()) {
    const started = performance.now();
    await look();
    times.push(performance.now() - started);
  }
  return times;
}

const named = z.object({ _id: z.string() });
const timelineSchema = z.object({ years: z.array(named), timeline: named.nullable() });

/** A month with thirty memories. */
async function monthOf({ send }: Product): Promise<() => Promise<unknown>> {
  const headers = { "content-type": "application/json" };
  const post = (path: string, body: object) => send(path, { method: "POST", headers, body: JSON.stringify(body) });
  const read = async () => timelineSchema.parse(await (await send("/api/timeline")).json());
  if ((await read()).years.length === 0) await post("/api/timeline/create", { startYear: 1990 });
  const { years, timeline } = await read();
  const yearId = years[0]?._id ?? "";
  for (let count = 0; count < 30; count += 1) {
    const words = { memoryTitle: `Day ${count}`, memoryDescription: "<p>It rained.</p>".repeat(20) };
    await post("/api/memories", { timelineId: timeline?._id, yearId, month: 7, ...words });
  }
  return async () => (await send(`/api/memories?yearId=${yearId}&month=7`)).json();
}

/** Noise that begins like a film, made as it is sent. */
async function sendFilm({ send }: Product, bytes: number): Promise<void> {
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
}
