import { Worker } from "node:worker_threads";

import { type Report, writeReport } from "./job.ts";
import { limitMemory } from "./limit-memory.ts";

/**
 * node child.ts FOLDER [MEGABYTES]: runs the job of FOLDER/job.json in that folder. A process of its own, because only
 * a process can be stopped at once and frees all of its memory.
 */
const [, , folder, megabytes] = process.argv;
if (!folder) throw new Error("Which folder?");
if (megabytes) limitMemory(Number(megabytes));

// The typesetter recurses into nested content: a thousand memories need more than the usual stack.
const worker = new Worker(new URL("worker.ts", import.meta.url), {
  workerData: folder,
  resourceLimits: { stackSizeMb: 256 },
});
worker.on("message", (report: Report) => process.stdout.write(writeReport(report)));
