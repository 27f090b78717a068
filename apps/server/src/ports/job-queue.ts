import type { z } from "zod";

export interface JobDefinition<P> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly maxAttempts: number;
  readonly timeoutMs: number;
  /** The id of the job's subject, by which the queue finds its jobs: payloads are never searched. */
  readonly subjectOf?: (payload: P) => string | undefined;
  /** The account whose deletion removes the job. */
  readonly ownerOf?: (payload: P) => string | undefined;
  /** Queued automatically this often, once across all processes. */
  readonly everyMs?: number;
  /** Can be resumed after an interruption, so a stopping server does not wait for it. */
  readonly isResumable?: true;
  /**
   * For heavy work: at most this many run side by side in one process, in separate lanes that no other job waits for. A
   * recurring job has one.
   */
  readonly atOnce?: number;
  /** Runs even while the disk is full, because it frees space or lets a member sign in; every other job waits. */
  readonly worksWhenFull?: true;
}

export function defineJob<P>(definition: JobDefinition<P>): JobDefinition<P> {
  return definition;
}

/** No job is delayed for longer. A later `runAt` was written before the clock was set back. */
export const longestDelayMs = 36 * 60 * 1000;

export interface EnqueueOptions {
  /** At most `longestDelayMs` from now. */
  readonly runAt?: number;
  /** A job whose key exists already is not queued again. */
  readonly uniqueKey?: string;
}

export interface JobQueue {
  /** Joins the surrounding transaction; nothing runs before it has committed. */
  enqueue<P>(job: JobDefinition<P>, payload: P, options?: EnqueueOptions): Promise<void>;
}

export interface ClaimedJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  /** The attempts without a result: their process died, for whatever reason. */
  readonly lostClaims: number;
}

/** The queue as the worker sees it. */
export interface JobSource {
  /**
   * The next job with one of these names that waits or has lost its worker. Never one of `running`, the jobs that run in
   * this process: after a computer has slept their claims have expired, and they go on nevertheless.
   */
  claim(names: readonly string[], claimForMs: number, running?: readonly string[]): Promise<ClaimedJob | undefined>;
  /** False when the claim was lost to another worker meanwhile. */
  extend(id: string, claimForMs: number): Promise<boolean>;
  complete(id: string): Promise<void>;
  retryLater(id: string, runAt: number, reason: string): Promise<void>;
  giveUp(id: string, reason: string): Promise<void>;
  /**
   * Frees the keys of a recurring job's finished slots, so that they can be queued again after the clock was set back.
   * Keeps the current one, and one that began after `now`: another process whose look came later has run it already.
   */
  freeSlots(name: string, currentKey: string, now: number): Promise<void>;
}

export interface JobContext {
  /** Aborted when the job's time is over or the server is stopping. */
  readonly signal: AbortSignal;
}

export interface JobHandler {
  readonly job: Pick<
    JobDefinition<unknown>,
    "name" | "maxAttempts" | "timeoutMs" | "everyMs" | "isResumable" | "atOnce" | "worksWhenFull"
  >;
  run(payload: unknown, context: JobContext): Promise<void>;
  /** Queues a recurring job for one slot of time. */
  queueSlot(queue: JobQueue, uniqueKey: string): Promise<void>;
}

/** Pairs a job with its handler. The payload may come from an older release, so it is parsed again. */
export function handle<P>(job: JobDefinition<P>, work: (payload: P, context: JobContext) => Promise<void>): JobHandler {
  return {
    job,
    run: (payload, context) => work(job.payload.parse(payload), context),
    queueSlot: (queue, uniqueKey) => queue.enqueue(job, job.payload.parse({}), { uniqueKey }),
  };
}

/** Thrown by a job for a failure that a retry would repeat: it is given up at once. */
export class HopelessJobError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "HopelessJobError";
  }
}
