import { Worker } from "node:worker_threads";

import { limitMemory } from "./limit-memory.ts";
import { createLineReader, type PreviewAnswer, readCall, writeLine } from "./preview-calls.ts";

/**
 * node preview-child.ts FOLDER [MEGABYTES]: lays out and draws the book somebody is looking at, call by call, until its
 * standard input ends. It reads no other file of the machine than the photos of that folder.
 */
const [, , folder, megabytes] = process.argv;
if (!folder) throw new Error("Which folder?");
if (megabytes) limitMemory(Number(megabytes));

// The typesetter recurses into nested content: a thousand memories need more than the usual stack.
const worker = new Worker(new URL("preview-worker.ts", import.meta.url), {
  workerData: folder,
  resourceLimits: { stackSizeMb: 256 },
});
worker.on("message", (answer: PreviewAnswer) => process.stdout.write(writeLine(answer)));

const hear = createLineReader((line) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(readCall(line));
});
process.stdin.on("data", hear);
process.stdin.on("end", () => process.exit());
