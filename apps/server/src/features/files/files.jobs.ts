import { availableParallelism } from "node:os";

import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

const minuteMs = 60_000;

export const removeBlobs = defineJob({
  name: "media.remove-blobs",
  payload: z.object({ keys: z.array(z.string()) }),
  maxAttempts: 20,
  timeoutMs: 10 * minuteMs,
  worksWhenFull: true,
});

export const sweepUploads = defineJob({
  name: "media.sweep-uploads",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 10 * minuteMs,
  everyMs: 60 * minuteMs,
  worksWhenFull: true,
});

export const sweepOrphans = defineJob({
  name: "media.sweep-orphans",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 60 * minuteMs,
  everyMs: 24 * 60 * minuteMs,
  worksWhenFull: true,
});

const about = {
  payload: z.object({ fileId: z.string() }),
  subjectOf: ({ fileId }: { fileId: string }) => fileId,
};

/** Leaves one processor to requests. */
export const prepareFile = defineJob({
  name: "media.prepare",
  ...about,
  maxAttempts: 12,
  timeoutMs: 60 * minuteMs,
  atOnce: Math.max(1, availableParallelism() - 1),
  isResumable: true,
});

/** Imported files have a job of their own, so that a single added photo does not wait for thousands of them. */
export const prepareImported = defineJob({
  name: "media.prepare-imported",
  ...about,
  maxAttempts: 12,
  timeoutMs: 60 * minuteMs,
  atOnce: 1,
  isResumable: true,
});

/** A separate job, so that photos do not wait for an hour of film. */
export const encodeFilm = defineJob({
  name: "media.encode-film",
  ...about,
  maxAttempts: 12,
  timeoutMs: 240 * minuteMs,
  atOnce: 1,
  isResumable: true,
});

export const settleFiles = defineJob({
  name: "media.settle-files",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 10 * minuteMs,
  everyMs: 60 * minuteMs,
});
