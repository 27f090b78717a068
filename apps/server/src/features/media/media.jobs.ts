import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

export const removeBlobs = defineJob({
  name: "media.remove-blobs",
  payload: z.object({ keys: z.array(z.string()) }),
  maxAttempts: 20,
  timeoutMs: 10 * 60_000,
  worksWhenFull: true,
});

export const sweepUploads = defineJob({
  name: "media.sweep-uploads",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 10 * 60_000,
  everyMs: 60 * 60_000,
  worksWhenFull: true,
});

export const sweepOrphans = defineJob({
  name: "media.sweep-orphans",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 60 * 60_000,
  everyMs: 24 * 60 * 60_000,
  worksWhenFull: true,
});
