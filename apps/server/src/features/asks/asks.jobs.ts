import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

const minuteMs = 60_000;

/** Makes files of what was sent in pieces, so that who asked sees the answer. */
export const receiveAnswer = defineJob({
  name: "asks.receive-answer",
  payload: z.object({ answerId: z.string(), accountId: z.string() }),
  subjectOf: ({ answerId }) => answerId,
  ownerOf: ({ accountId }) => accountId,
  maxAttempts: 12,
  timeoutMs: 30 * minuteMs,
  atOnce: 1,
  isResumable: true,
});

/** Queues answers that found no room, once there is some, and those whose job was given up. */
export const receiveWaiting = defineJob({
  name: "asks.receive-waiting",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 5 * minuteMs,
  everyMs: 10 * minuteMs,
});

/** Writes to the person who is asked, unless they were written to within the last hour. */
export const mailQuestion = defineJob({
  name: "asks.mail-question",
  payload: z.object({ askId: z.string(), accountId: z.string() }),
  subjectOf: ({ askId }) => askId,
  ownerOf: ({ accountId }) => accountId,
  maxAttempts: 5,
  timeoutMs: 30_000,
});

/** Sends what was collected over a quiet hour. */
export const tellOfAsks = defineJob({
  name: "asks.tell",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 5 * minuteMs,
  everyMs: 10 * minuteMs,
});

export const sweepAsks = defineJob({
  name: "asks.sweep",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 10 * minuteMs,
  everyMs: 60 * minuteMs,
  worksWhenFull: true,
});
