import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

export const deliverMail = defineJob({
  name: "outbox.deliver-mail",
  payload: z.object({ mailId: z.string() }),
  subjectOf: ({ mailId }) => mailId,
  // With doubling pauses, for a little more than an hour.
  maxAttempts: 13,
  timeoutMs: 60_000,
  worksWhenFull: true,
});
