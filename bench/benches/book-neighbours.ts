import { setTimeout as pause } from "node:timers/promises";

import { z } from "zod";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { openProduct, type Product } from "./derivatives/product.ts";
import { monthOf, startLooker } from "./media/month.ts";

const memories = sized(1000, 30);
const quietMs = sized(20_000, 2000);
const askEveryMs = 250;
const text = "<p>We walked along the water until the lamps came on, and nobody wanted to turn back.</p>".repeat(8);

const timelineSchema = z.object({
  years: z.array(z.object({ _id: z.string() })),
  timeline: z.object({ _id: z.string() }),
});
const exportSchema = z.object({ making: z.object({ id: z.string(), status: z.string() }) });

/** What other members notice while a book of a thousand memories is made. */
export const bookNeighbours: Bench = {
  name: "book-neighbours",
  async run(): Promise<Row[]> {
    const product = await openProduct();
    try {
      return await lookMeanwhile(product);
    } finally {
      await product.leave();
    }
  },
};

async function lookMeanwhile(product: Product): Promise<Row[]> {
  const month = await monthOf(product);
  await writeLife(product);
  const looker = startLooker(product, month);
  await looker.during(() => pause(quietMs / 4));
  // Quiet before and after, so that other load on this machine affects both alike.
  const quiet = await looker.during(() => pause(quietMs));
  const started = performance.now();
  const busy = await looker.during(() => makeBook(product));
  const seconds = (performance.now() - started) / 1000;
  quiet.push(...(await looker.during(() => pause(quietMs))));
  await looker.leave();
  const [before, meanwhile] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
  return [
    { what: `book of ${memories} memories, made by the server`, value: seconds, unit: "s" },
    { what: `month view, p99 of ${quiet.length}, no book is made`, value: before, unit: "ms" },
    { what: `month view, p99 of ${busy.length}, a book is made`, value: meanwhile, unit: "ms", atMost: 1000 },
    { what: "the second against the first", value: meanwhile / before, unit: "times", atMost: 2 },
  ];
}

async function writeLife(product: Product): Promise<void> {
  const { years, timeline } = timelineSchema.parse(await (await product.send("/api/timeline")).json());
  for (let count = 0; count < memories; count += 1) {
    const yearId = years[count % years.length]?._id;
    const words = { memoryTitle: `Walk number ${count}`, memoryDescription: text };
    await post(product, "/api/memories", { timelineId: timeline._id, yearId, month: 1 + (count % 6), ...words });
  }
}

async function makeBook(product: Product): Promise<void> {
  const wish = {
    title: "A thousand walks",
    author: "Ada Marsh",
    dedication: "",
    language: "en",
    trim: "A5",
    cover: { design: "title" },
    choice: { years: Array.from({ length: 120 }, (_, at) => 1930 + at) },
    hasStones: true,
    hasLifeline: true,
    key: "bench-of-books",
  };
  const begun = exportSchema.parse(await (await post(product, "/api/books", wish)).json());
  for (;;) {
    await pause(askEveryMs);
    const answer = await product.send(`/api/makings/${begun.making.id}`);
    const { status } = exportSchema.parse(await answer.json()).making;
    if (status === "ready") return;
    if (status === "failed") throw new Error("The book could not be made");
  }
}

async function post({ send }: Product, path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return send(path, { method: "POST", headers, body: JSON.stringify(body) });
}
