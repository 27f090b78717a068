import { parentPort, workerData } from "node:worker_threads";

import { reasonOf } from "./failures.ts";
import { type Job, type MadeReport, readJob, type Report } from "./job.ts";
import { makeBook, type ExportPlace } from "./make-book.ts";
import { makeInvoice, makeMemory, makePoster } from "./make-sheet.ts";

/** The thread of `child.ts` that runs the job. */
const folder = String(workerData);

function say(report: Report): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(report);
}

function make(job: Job, place: ExportPlace): Promise<MadeReport> {
  if (job.kind === "book") return makeBook(job, place);
  if (job.kind === "poster") return makePoster(job, place);
  return job.kind === "invoice" ? makeInvoice(job, place) : makeMemory(job, place);
}

try {
  const report: ExportPlace["report"] = (progress) => say({ type: "progress", ...progress });
  say(await make(await readJob(folder), { folder, report }));
} catch (error) {
  const reason = reasonOf(error);
  if (reason === undefined) throw error;
  say({ type: "failed", reason });
}
