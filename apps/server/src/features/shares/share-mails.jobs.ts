import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

/** Writes to the person something was just shared with, unless they were written to within the last hour. */
export const announceShare = defineJob({
  name: "shares.announce",
  payload: z.object({ shareId: z.string(), accountId: z.string() }),
  subjectOf: ({ shareId }) => shareId,
  ownerOf: ({ accountId }) => accountId,
  maxAttempts: 5,
  timeoutMs: 30_000,
});

/** Sends what was collected over a quiet hour. */
export const tellOfShares = defineJob({
  name: "shares.tell",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  everyMs: 10 * 60_000,
});
