import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

const minuteMs = 60_000;
const which = { accountId: z.string(), importId: z.string() };
const found = {
  subjectOf: ({ importId }: { importId: string }) => importId,
  ownerOf: ({ accountId }: { accountId: string }) => accountId,
};
/** How many items were left when the job was queued. */
const left = z.int().optional();

/** The dry run. An interrupted one begins again: it has written nothing but its findings. */
export const readImport = defineJob({
  name: "imports.read",
  payload: z.object(which),
  ...found,
  maxAttempts: 10,
  timeoutMs: 240 * minuteMs,
  atOnce: 1,
  isResumable: true,
});

/** One slot of an import; a long import takes several, so that its length does not use up the attempts. */
export const importEntries = defineJob({
  // The stored name: jobs that an older release has queued wait under it.
  name: "imports.bring",
  payload: z.object({ ...which, left }),
  ...found,
  maxAttempts: 10,
  timeoutMs: 120 * minuteMs,
  atOnce: 1,
  isResumable: true,
});

export const undoImport = defineJob({
  name: "imports.undo",
  payload: z.object({ ...which, left, edited: z.enum(["keep", "remove"]) }),
  ...found,
  maxAttempts: 10,
  timeoutMs: 120 * minuteMs,
  atOnce: 1,
  isResumable: true,
  worksWhenFull: true,
});

export const sweepImports = defineJob({
  name: "imports.sweep",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 10 * minuteMs,
  everyMs: 60 * minuteMs,
  worksWhenFull: true,
});
