import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

const minuteMs = 60_000;

/** One at a time: the model takes a whole processor and half a gigabyte. */
export const writeTranscript = defineJob({
  name: "transcripts.write",
  payload: z.object({ fileId: z.string(), accountId: z.string() }),
  subjectOf: ({ fileId }) => fileId,
  ownerOf: ({ accountId }) => accountId,
  maxAttempts: 5,
  timeoutMs: 6 * 60 * minuteMs,
  atOnce: 1,
  isResumable: true,
});

export const settleTranscripts = defineJob({
  name: "transcripts.settle",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 10 * minuteMs,
  everyMs: 60 * minuteMs,
});
