import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { BookInput } from "@lane/book/book-input.ts";
import { readReport, writeJob } from "@lane/book/job.ts";

/** Linux counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100;

export interface Cost {
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly peakMegabytes: number;
  readonly output: string;
}

export interface BookCost extends Cost {
  readonly pages: number;
  readonly outputs: readonly string[];
}

/** Makes the book in a process of its own, as a server does, and leaves its files in the folder. */
export async function madeBook(folder: string, sample: BookInput): Promise<BookCost> {
  await writeJob(folder, { kind: "book", book: sample });
  const program = fileURLToPath(import.meta.resolve("@lane/book/child.ts"));
  const cost = await costOf(process.execPath, [program, folder]);
  const report = readReport(cost.output.trim().split("\n").at(-1) ?? "");
  if (report?.type !== "made") throw new Error(`No book was made: ${cost.output}`);
  return { ...cost, pages: report.pageCount, outputs: report.outputs };
}

export async function removeOutputs(folder: string, { outputs }: BookCost): Promise<void> {
  await Promise.all(outputs.map((name) => rm(join(folder, name))));
}

export async function costOf(command: string, args: readonly string[]): Promise<Cost> {
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
