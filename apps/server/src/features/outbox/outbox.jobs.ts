import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

export const deliverMail = defineJob({
  name: "outbox.deliver-mail",
  payload: z.object({ mailId: z.string() }),
  maxAttempts: 12,
  timeoutMs: 60_000,
});
