import { availableParallelism } from "node:os";

import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

const minuteMs = 60_000;

/** Leaves one processor to requests. */
export const runExport = defineJob({
  name: "exports.run",
  payload: z.object({ exportId: z.string(), accountId: z.string() }),
  subjectOf: ({ exportId }) => exportId,
  ownerOf: ({ accountId }) => accountId,
  /** An export counts its attempts itself; restarts of the server do not count. */
  maxAttempts: 100,
  timeoutMs: 12 * 60 * minuteMs,
  atOnce: Math.max(1, availableParallelism() - 1),
  isResumable: true,
});

export const settleExports = defineJob({
  name: "exports.settle",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: minuteMs,
  everyMs: minuteMs,
});

export const sweepExports = defineJob({
  name: "exports.sweep",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 10 * minuteMs,
  everyMs: 10 * minuteMs,
  worksWhenFull: true,
});
