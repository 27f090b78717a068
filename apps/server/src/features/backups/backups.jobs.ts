import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** Long enough for the first backup of many gigabytes; what was copied is not copied again. */
const longest = { timeoutMs: 24 * hourMs, isResumable: true, atOnce: 1 } as const;

/** Backs up, if it is time. */
export const backUp = defineJob({
  name: "backups.back-up",
  payload: z.object({}),
  maxAttempts: 3,
  everyMs: hourMs,
  ...longest,
});

/** Tries the newest backup out. */
export const drill = defineJob({
  name: "backups.drill",
  payload: z.object({}),
  maxAttempts: 10,
  everyMs: 7 * 24 * hourMs,
  ...longest,
});

/** Tells the operator when there was no good backup or drill for too long. */
export const watchBackups = defineJob({
  name: "backups.watch",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: minuteMs,
  everyMs: hourMs,
});

/** Writes a deleted account down beside the backups. */
export const tellErased = defineJob({
  name: "backups.tell-erased",
  payload: z.object({}),
  maxAttempts: 20,
  timeoutMs: 5 * minuteMs,
});
