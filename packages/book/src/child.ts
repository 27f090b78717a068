import { spawnSync } from "node:child_process";

import { type Job, type MadeReport, readJob, type Report, type UnmakeableReport, writeReport } from "./job.ts";
import { makeBook, makePreview, type MakingPlace, TooManyPagesError } from "./make-book.ts";
import { makeMemory, makePoster } from "./make-sheet.ts";
import { BrokenPhotoError } from "./photo-file.ts";

/**
 * node child.ts FOLDER [MEGABYTES]: makes what FOLDER/job.json asks for, in that folder. It is a process of its own since
 * only a process can be stopped at once, and takes all of its memory with it.
 */
const [, , folder, megabytes] = process.argv;
if (!folder) throw new Error("Which folder?");
if (megabytes) limitMemory(Number(megabytes));

function say(report: Report): void {
  process.stdout.write(writeReport(report));
}

/** Where the system can: beyond it an allocation fails, however fast it grew. */
function limitMemory(most: number): void {
  spawnSync("/usr/bin/prlimit", [`--data=${most * 1024 * 1024}`, "--pid", String(process.pid)]);
}

function make(job: Job, place: MakingPlace): Promise<MadeReport> {
  if (job.kind === "book") return makeBook(job, place);
  if (job.kind === "preview") return makePreview(job, place);
  return job.kind === "poster" ? makePoster(job, place) : makeMemory(job, place);
}

function reasonOf(error: unknown): UnmakeableReport["reason"] | undefined {
  if (error instanceof BrokenPhotoError) return "broken photo";
  return error instanceof TooManyPagesError ? "too many pages" : undefined;
}

try {
  const report: MakingPlace["report"] = (progress) => say({ type: "progress", ...progress });
  say(await make(await readJob(folder), { folder, report }));
} catch (error) {
  const reason = reasonOf(error);
  if (reason === undefined) throw error;
  say({ type: "unmakeable", reason });
}
