import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { BookInput } from "@lane/book/book-input.ts";
import { readReport, writeJob } from "@lane/book/job.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";
import { printedPage } from "./book/printed-page.ts";
import { type PhotoFolder, sampleBook, writePhotos } from "./book/sample-book.ts";

const photos = sized(150, 10);
const many = sized(1000, 20);
/** Linux counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100;

interface Cost {
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly peakMegabytes: number;
  readonly output: string;
}

/** Reading PDF, print PDF, cover and EPUB of a life, with the photos ready for print. */
export const book: Bench = {
  name: "book",
  async run(): Promise<Row[]> {
    const folder = await mkdtemp(join(tmpdir(), "bench-book-"));
    try {
      await writePhotos(folder, photos);
      return [...(await besideChromium(folder)), ...(await thousand(folder))];
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

async function besideChromium(folder: string): Promise<Row[]> {
  const sample = sampleBook(photos, 30, photos);
  const ours = await made(folder, sample);
  const withOriginals = await printedByChromium(folder, sample, "originals");
  const withPrints = await printedByChromium(folder, sample, "photos");
  return [
    { what: `${photos} memories and photos, CPU`, value: ours.cpuSeconds, unit: "s", atMost: 8 },
    { what: `${photos} memories and photos, peak memory`, value: ours.peakMegabytes, unit: "MB", atMost: 600 },
    { what: `${photos} memories and photos, pages`, value: ours.pages, unit: "pages" },
    { what: `${photos} memories and photos, pages per CPU second`, value: ours.pages / ours.cpuSeconds, unit: "per s" },
    { what: "Chromium printing one PDF of them, originals, CPU", value: withOriginals.cpuSeconds, unit: "s" },
    { what: "Chromium printing one PDF of them, photos for print, CPU", value: withPrints.cpuSeconds, unit: "s" },
    { what: "Chromium, photos for print, peak memory", value: withPrints.peakMegabytes, unit: "MB" },
    {
      what: "times less CPU than Chromium with the originals",
      value: withOriginals.cpuSeconds / ours.cpuSeconds,
      unit: "times",
      atLeast: 5,
    },
  ];
}

async function printedByChromium(folder: string, sample: BookInput, kind: PhotoFolder): Promise<Cost> {
  await writeFile(join(folder, "printed.html"), printedPage(sample, kind));
  return costOf(process.env["CHROMIUM_PATH"] ?? "chromium", [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-pdf-header-footer",
    `--print-to-pdf=${join(folder, "printed.pdf")}`,
    `file://${join(folder, "printed.html")}`,
  ]);
}

async function thousand(folder: string): Promise<Row[]> {
  const ours = await made(folder, sampleBook(many, 60, photos));
  return [
    { what: `${many} memories with a photo each, CPU`, value: ours.cpuSeconds, unit: "s", atMost: 35 },
    { what: `${many} memories with a photo each, peak memory`, value: ours.peakMegabytes, unit: "MB", atMost: 2000 },
    { what: `${many} memories with a photo each, pages`, value: ours.pages, unit: "pages" },
    { what: `${many} memories with a photo each, time`, value: ours.wallSeconds, unit: "s" },
  ];
}

async function made(folder: string, sample: BookInput): Promise<Cost & { pages: number }> {
  await writeJob(folder, { kind: "book", book: sample });
  const program = fileURLToPath(import.meta.resolve("@lane/book/child.ts"));
  const cost = await costOf(process.execPath, [program, folder]);
  const report = readReport(cost.output.trim().split("\n").at(-1) ?? "");
  if (report?.type !== "made") throw new Error(`No book was made: ${cost.output}`);
  await Promise.all(report.outputs.map((name) => rm(join(folder, name))));
  return { ...cost, pages: report.pageCount };
}

async function costOf(command: string, args: readonly string[]): Promise<Cost> {
  const [before, started] = [await secondsOfChildren(), performance.now()];
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  let peakMegabytes = 0;
  child.stdout.on("data", (piece: Buffer) => (output += piece.toString()));
  const scales = setInterval(() => {
    void megabytesBelow(child.pid ?? 0).then((megabytes) => (peakMegabytes = Math.max(peakMegabytes, megabytes)));
  }, 50);
  await once(child, "close");
  clearInterval(scales);
  const cpuSeconds = (await secondsOfChildren()) - before;
  return { cpuSeconds, wallSeconds: (performance.now() - started) / 1000, peakMegabytes, output };
}

/** The memory of a process and all its descendants. */
async function megabytesBelow(pid: number): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => ""));
  const children = (await Promise.all(lists)).join(" ").split(" ").filter(Boolean);
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  const theirs = await Promise.all(children.map((child) => megabytesBelow(Number(child))));
  return theirs.reduce((sum, megabytes) => sum + megabytes, own);
}

async function secondsOfChildren(): Promise<number> {
  const stat = await readFile("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}
