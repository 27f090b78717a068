import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

/** Mails a question to everybody whose week or month is over. */
export const mailYearQuestions = defineJob({
  name: "question-subscriptions.mail",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 30 * 60_000,
  everyMs: 24 * 60 * 60 * 1000,
  atOnce: 1,
});
