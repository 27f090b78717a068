import type { z } from "zod";

export interface JobDefinition<P> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly maxAttempts: number;
  readonly timeoutMs: number;
  /** The id of what the job works on: the queue finds its jobs by it, for payloads are never searched. */
  readonly subjectOf?: (payload: P) => string | undefined;
  /** The account that the job goes with when the account is deleted. */
  readonly ownerOf?: (payload: P) => string | undefined;
  /** Runs by itself this often, once across all processes. */
  readonly everyMs?: number;
  /** Goes on where it was cut off, so a stopping server does not wait for it. */
  readonly isResumable?: true;
  /** For heavy work: at most this many side by side in one process, in lanes of its own that nothing else waits for. What recurs has one. */
  readonly atOnce?: number;
  /** Runs even while the disk is full, because it frees space or lets a member sign in; every other job waits. */
  readonly worksWhenFull?: true;
}

export function defineJob<P>(definition: JobDefinition<P>): JobDefinition<P> {
  return definition;
}

/** No job is put off for longer. One that waits for a later moment was put off before the clock was set back. */
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

/** The worker's side of the queue. */
export interface JobSource {
  claim(names: readonly string[], claimForMs: number): Promise<ClaimedJob | undefined>;
  /** False when the claim was lost to another worker meanwhile. */
  extend(id: string, claimForMs: number): Promise<boolean>;
  complete(id: string): Promise<void>;
  retryLater(id: string, runAt: number, reason: string): Promise<void>;
  giveUp(id: string, reason: string): Promise<void>;
  /** Frees the keys of a recurring job's finished slots but this one, so that a clock that was set back finds them free. */
  freeSlots(name: string, currentKey: string): Promise<void>;
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

/** Pairs a job with its work. The payload was written by an earlier program, so it is parsed again. */
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
