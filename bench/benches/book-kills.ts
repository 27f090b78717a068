import { execFile } from "node:child_process";
import { createHash, randomInt } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

import { compose } from "@lane/server/src/app/compose.ts";
import { openResources } from "@lane/server/src/app/open-resources.ts";
import { loadConfig } from "@lane/server/src/config/config.ts";
import { createLogger } from "@lane/server/src/lib/logger.ts";
import { z } from "zod";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";
import { openProduct, type Product } from "./derivatives/product.ts";

const run = promisify(execFile);
const rounds = sized(20, 2);
const memories = sized(60, 12);
const askEveryMs = 50;
const twoDaysMs = 2 * 24 * 60 * 60 * 1000;
const text = "<p>We walked along the water until the lamps came on, and nobody wanted to turn back.</p>".repeat(6);

const timelineSchema = z.object({
  years: z.array(z.object({ _id: z.string() })),
  timeline: z.object({ _id: z.string() }),
});
const outputSchema = z.object({ name: z.string(), bytes: z.number(), sha256: z.string(), href: z.string() });
const exportSchema = z.object({
  making: z.object({ id: z.string(), status: z.string(), outputs: z.array(outputSchema) }),
});
type Made = z.infer<typeof exportSchema>["making"];

/** Kills the server at random moments while a book is made, and looks at what became of the book. */
export const bookKills: Bench = {
  name: "book-kills",
  async run(): Promise<Row[]> {
    const product = await openProduct();
    try {
      return await killAgainAndAgain(product);
    } finally {
      await product.leave();
    }
  },
};

async function killAgainAndAgain(product: Product): Promise<Row[]> {
  await writeLife(product);
  const undisturbed = await timed(async () => madeWhole(product, await ended(product, await begin(product, "whole"))));
  const seen = { whole: 0, other: 0, seconds: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const id = await begin(product, `round-${round}`);
    // Also after the end of the export: the mail may still be queued.
    await pause(randomInt(0, Math.ceil(undisturbed * 1100)));
    await product.killAndStart();
    seen.seconds = Math.max(
      seen.seconds,
      await timed(async () => {
        const isWhole = await madeWhole(product, await ended(product, id));
        seen[isWhole ? "whole" : "other"] += 1;
      }),
    );
    process.stderr.write(`  ${round + 1} kills, ${seen.whole} whole books\n`);
  }
  const exports = rounds + 1;
  const mails = await mailsWithin(product, exports);
  await product.stop();
  const left = await leftBehind(product);
  return [
    { what: "book, made without a kill", value: undisturbed, unit: "s" },
    { what: `of ${rounds} books killed half way, whole in the end`, value: seen.whole, unit: "books", atLeast: rounds },
    { what: "of them ended otherwise", value: seen.other, unit: "books", atMost: 0 },
    { what: "longest from the kill to the end", value: seen.seconds, unit: "s", atMost: 300 },
    { what: `mails about ${exports} books`, value: mails, unit: "mails", atLeast: exports, atMost: exports },
    { what: "folders left in the workshop", value: left.folders, unit: "", atMost: 0 },
    { what: "files lost, changed or left behind", value: left.files, unit: "", atMost: 0 },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function writeLife(product: Product): Promise<void> {
  await post(product, "/api/timeline/create", { startYear: 1990 });
  const { years, timeline } = timelineSchema.parse(await (await product.send("/api/timeline")).json());
  for (let count = 0; count < memories; count += 1) {
    const yearId = years[count % years.length]?._id;
    const words = { memoryTitle: `Walk number ${count}`, memoryDescription: text };
    await post(product, "/api/memories", { timelineId: timeline._id, yearId, month: 1 + (count % 6), ...words });
  }
}

async function begin(product: Product, name: string): Promise<string> {
  const wish = {
    title: name,
    author: "Ada Marsh",
    dedication: "",
    language: "en",
    trim: "A5",
    cover: { design: "title" },
    choice: { years: Array.from({ length: 100 }, (_, at) => 1950 + at) },
    hasStones: true,
    hasLifeline: true,
    key: `book-kills-${name}`,
  };
  return exportSchema.parse(await (await post(product, "/api/books", wish)).json()).making.id;
}

async function ended(product: Product, id: string): Promise<Made> {
  for (;;) {
    const { making: exportJob } = exportSchema.parse(await (await product.send(`/api/makings/${id}`)).json());
    if (exportJob.status !== "waiting" && exportJob.status !== "running") return exportJob;
    await pause(askEveryMs);
  }
}

/** Every file is there, is what was promised, and is a PDF that another reader opens. */
async function madeWhole(product: Product, { status, outputs }: Made): Promise<boolean> {
  if (status !== "ready" || outputs.length !== 4) return false;
  for (const { name, bytes, sha256, href } of outputs) {
    const content = Buffer.from(await (await product.send(href)).arrayBuffer());
    const isPromised = content.length === bytes && createHash("sha256").update(content).digest("hex") === sha256;
    if (!isPromised || (name.endsWith(".pdf") && !(await isGoodPdf(product, content)))) return false;
  }
  return true;
}

async function isGoodPdf({ env }: Product, content: Buffer): Promise<boolean> {
  const file = join(env.DATA_DIR, "looked-at.pdf");
  await writeFile(file, content);
  return run("qpdf", ["--check", file]).then(
    () => true,
    () => false,
  );
}

/** The number of mails once the expected number has arrived, and a moment later. */
async function mailsWithin({ env }: Product, expected: number): Promise<number> {
  const count = async (): Promise<number> =>
    (await readdir(join(env.DATA_DIR, "outbox"))).filter((name) => name.endsWith(".eml")).length;
  for (let tries = 0; tries < 600 && (await count()) < expected; tries += 1) await pause(askEveryMs);
  await pause(2000);
  return count();
}

/** What is still there after the sweeps, two days later. */
async function leftBehind({ env }: Product): Promise<{ folders: number; files: number }> {
  const folders = (await readdir(join(env.DATA_DIR, "makings")).catch(() => [])).length;
  const clock = { now: () => Date.now() + twoDaysMs };
  const context = { config: loadConfig(env), clock, logger: createLogger("silent") };
  const composition = compose({ ...context, ...(await openResources(context)) });
  const { fileGarbage, verify } = composition.services;
  await fileGarbage.sweepOrphans();
  const { missing, changed, orphaned } = await verify.verify({ isQuick: false, onFinding: () => undefined });
  await composition.close();
  return { folders, files: missing + changed + orphaned };
}

async function post({ send }: Product, path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return send(path, { method: "POST", headers, body: JSON.stringify(body) });
}
