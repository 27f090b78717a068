import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

/** Sealed, because a notice may carry a code. */
export const writeNotice = defineJob({
  name: "notices.write",
  payload: z.object({ sealed: z.string() }),
  maxAttempts: 5,
  timeoutMs: 30_000,
});
