import { spawnSync } from "node:child_process";
import { Worker } from "node:worker_threads";

import { type Report, writeReport } from "./job.ts";

/**
 * node child.ts FOLDER [MEGABYTES]: makes what FOLDER/job.json asks for, in that folder. It is a process of its own since
 * only a process can be stopped at once, and takes all of its memory with it.
 */
const [, , folder, megabytes] = process.argv;
if (!folder) throw new Error("Which folder?");
if (megabytes) limitMemory(Number(megabytes));

/** Where the system can: beyond it an allocation fails, however fast it grew. */
function limitMemory(most: number): void {
  spawnSync("/usr/bin/prlimit", [`--data=${most * 1024 * 1024}`, "--pid", String(process.pid)]);
}

// The typesetter calls itself for what lies inside what it sets: a thousand memories need more than the usual stack.
const worker = new Worker(new URL("worker.ts", import.meta.url), {
  workerData: folder,
  resourceLimits: { stackSizeMb: 256 },
});
worker.on("message", (report: Report) => process.stdout.write(writeReport(report)));
