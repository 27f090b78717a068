import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

export const prepareFile = defineJob({
  name: "media.prepare",
  payload: z.object({ fileId: z.string() }),
  maxAttempts: 8,
  timeoutMs: 60 * 60_000,
});
