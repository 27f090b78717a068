import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

export const sweep = defineJob({
  name: "housekeeping.sweep",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 60_000,
  everyMs: 60 * 60 * 1000,
  worksWhenFull: true,
});
