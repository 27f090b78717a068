import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

const minuteMs = 60_000;

export const sweep = defineJob({
  name: "housekeeping.sweep",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 60_000,
  everyMs: 60 * minuteMs,
  worksWhenFull: true,
});

/** More often than the rest: a spent token's grace must not return when the clock is set back a little. */
export const endGraces = defineJob({
  name: "housekeeping.endGraces",
  payload: z.object({}),
  maxAttempts: 1,
  timeoutMs: 60_000,
  everyMs: minuteMs,
  worksWhenFull: true,
});
