import { asEssential, asOrdinary } from "#lib/essential-work.ts";
import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";
import {
  type ClaimedJob,
  HopelessJobError,
  type JobHandler,
  type JobSource,
  longestDelayMs,
} from "#ports/job-queue.ts";

export const claimMs = 30_000;
const spread = 0.2;
/**
 * A server that dies takes its jobs with it, which is no fault of the jobs. A job that kills its own server each time
 * is given up after this many.
 */
const mostLostClaims = 50;

export interface JobRunDeps {
  readonly source: JobSource;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly onFinished?: (job: string, outcome: "done" | "retried" | "failed") => void;
  /** Called with what a job was given up for. */
  readonly onGivenUp?: (error: unknown, job: string) => void;
}

interface JobRun {
  readonly job: ClaimedJob;
  readonly handler: JobHandler;
  /** Aborted when the server stops waiting for its jobs. */
  readonly stopping: AbortSignal;
}

/** Runs one claimed job and stores its outcome; never throws. */
export async function performJob(deps: JobRunDeps, run: JobRun): Promise<void> {
  const { source, logger, onFinished } = deps;
  const { job } = run;
  try {
    // A job whose process died every time would otherwise be claimed for ever.
    if (job.lostClaims > mostLostClaims) throw new HopelessJobError("Its worker died at every try");
    await runWithin(deps, run);
    await source.complete(job.id);
    onFinished?.(job.name, "done");
  } catch (error) {
    await recordFailure(deps, run, error).catch((failure: unknown) => {
      logger.error({ error: failure, job: job.name }, "a failed job could not be put back");
    });
  }
}

async function recordFailure(deps: JobRunDeps, { job, handler, stopping }: JobRun, error: unknown): Promise<void> {
  const { source, clock, logger, onFinished, onGivenUp } = deps;
  const now = clock.now();
  if (stopping.aborted) return source.retryLater(job.id, now, "The server stopped");
  const failures = job.attempts - job.lostClaims;
  const isLast = error instanceof HopelessJobError || failures >= handler.job.maxAttempts;
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
  logger.warn({ error, job: job.name, jobId: job.id, attempts: job.attempts, isLast }, "job failed");
  onFinished?.(job.name, isLast ? "failed" : "retried");
  if (isLast) onGivenUp?.(error, job.name);
  return isLast
    ? source.giveUp(job.id, reason)
    : source.retryLater(job.id, now + delayAfter(Math.max(1, failures)), reason);
}

async function runWithin({ source, logger }: JobRunDeps, { job, handler, stopping }: JobRun): Promise<void> {
  const over = new AbortController();
  const isOver = new Promise<never>((_, reject) => {
    over.signal.addEventListener("abort", () => reject(new Error("The job took too long")), { once: true });
  });
  const end = (): void => over.abort();
  const timer = setTimeout(end, handler.job.timeoutMs);
  const heartbeat = setInterval(() => {
    source.extend(job.id, claimMs).catch((error: unknown) => {
      logger.warn({ error, job: job.name }, "a running job could not be kept");
    });
  }, claimMs / 3);
  stopping.addEventListener("abort", end, { once: true });
  // The server may have begun to stop while this job was being claimed: then no abort event comes any more.
  if (stopping.aborted) end();
  try {
    const withMark = handler.job.worksWhenFull ? asEssential : asOrdinary;
    await Promise.race([withMark(() => handler.run(job.payload, { signal: over.signal })), isOver]);
  } finally {
    clearTimeout(timer);
    clearInterval(heartbeat);
    stopping.removeEventListener("abort", end);
  }
}

/** 1, 2, 4 ... seconds, at most half an hour, and spread a little so that many jobs do not return at once. */
function delayAfter(attempts: number): number {
  const delay = Math.min(longestDelayMs / (1 + spread), 1000 * 2 ** (attempts - 1));
  return Math.floor(delay + Math.random() * delay * spread);
}
