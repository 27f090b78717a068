import { availableParallelism } from "node:os";

import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

const minuteMs = 60_000;

/** One processor is left to those who are looking at their memories. */
export const makeOne = defineJob({
  name: "makings.make",
  payload: z.object({ makingId: z.string(), accountId: z.string() }),
  /** A making counts its tries itself; servers that stop and start again while it runs do not count against it. */
  maxAttempts: 100,
  timeoutMs: 12 * 60 * minuteMs,
  atOnce: Math.max(1, availableParallelism() - 1),
  isResumable: true,
});

/** Each has one job in all its life, under this key and its id. */
export const jobKeyOf = "makings.make:";

export const settleMakings = defineJob({
  name: "makings.settle",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: minuteMs,
  everyMs: minuteMs,
});

export const sweepMakings = defineJob({
  name: "makings.sweep",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 10 * minuteMs,
  everyMs: 10 * minuteMs,
  worksWhenFull: true,
});
