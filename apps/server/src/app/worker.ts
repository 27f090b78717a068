import { asEssential } from "#lib/essential-work.ts";
import type { DiskSpace } from "#ports/disk-space.ts";
import { type JobHandler, type JobQueue } from "#ports/job-queue.ts";

import { claimMs, type JobRunDeps, performJob } from "./job-run.ts";
import { createRecurringJobs } from "./recurring-jobs.ts";

const lookEveryMs = 500;

export interface WorkerDeps extends JobRunDeps {
  readonly queue: JobQueue;
  readonly handlers: readonly JobHandler[];
  readonly diskSpace: Pick<DiskSpace, "hasSpace">;
  /** How many jobs run side by side, beside those that have lanes of their own. */
  readonly lanes?: number;
}

interface RunningJob {
  readonly handler: JobHandler;
  readonly work: Promise<void>;
}

export interface Worker {
  start(): void;
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Lets running jobs end; hands back those that do not end in time. */
  stop(withinMs: number): Promise<void>;
}

export function createWorker(deps: WorkerDeps): Worker {
  const { source, handlers, diskSpace, logger, lanes = 2 } = deps;
  const byName = handlersByName(handlers);
  const recurring = createRecurringJobs(deps);
  const deadlinePassed = new AbortController();
  const running = new Map<string, RunningJob>();
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;
  let looksAgain = false;

  function look(): void {
    looksAgain = true;
    // Essential: claiming a job and storing its outcome must not fail where the job itself may run.
    looking ??= asEssential(claimWhileRequested).finally(() => {
      looking = undefined;
    });
  }

  async function claimWhileRequested(): Promise<void> {
    try {
      while (looksAgain && !stopping.signal.aborted) {
        looksAgain = false;
        const possible = (await diskSpace.hasSpace()) ? handlers : handlers.filter(({ job }) => job.worksWhenFull);
        await recurring.queueDue(possible);
        await fillLanes(possible);
      }
    } catch (error) {
      logger.error({ error }, "the worker could not look for jobs");
    }
  }

  async function fillLanes(possible: readonly JobHandler[]): Promise<void> {
    while (!stopping.signal.aborted) {
      const busy = [...running.values()].map(({ handler }) => handler);
      const job = await source.claim(withLane(possible, busy, lanes), claimMs, [...running.keys()]);
      const handler = job && byName.get(job.name);
      if (!job || !handler) return;
      const { signal } = handler.job.isResumable ? stopping : deadlinePassed;
      const work = performJob(deps, { job, handler, stopping: signal }).finally(() => {
        running.delete(job.id);
        look();
      });
      running.set(job.id, { handler, work });
    }
  }

  return {
    start() {
      timer = setInterval(look, lookEveryMs);
      look();
    },
    wake: look,
    async stop(withinMs) {
      stopping.abort();
      clearInterval(timer);
      await looking;
      const patience = setTimeout(() => deadlinePassed.abort(), withinMs);
      await Promise.allSettled([...running.values()].map(({ work }) => work));
      clearTimeout(patience);
    },
  };
}

/** Names of the jobs that a lane is free for. */
function withLane(handlers: readonly JobHandler[], busy: readonly JobHandler[], lanes: number): string[] {
  const hasFreeLane = busy.filter((handler) => ownLanes(handler) === undefined).length < lanes;
  const hasSpace = (handler: JobHandler): boolean => {
    const own = ownLanes(handler);
    return own === undefined ? hasFreeLane : busy.filter((other) => other === handler).length < own;
  };
  return handlers.filter(hasSpace).map(({ job }) => job.name);
}

/** Recurring jobs may take long and are not urgent: without a lane of their own, two of them could delay a mail. */
function ownLanes({ job }: JobHandler): number | undefined {
  return job.atOnce ?? (job.everyMs === undefined ? undefined : 1);
}

function handlersByName(handlers: readonly JobHandler[]): Map<string, JobHandler> {
  const byName = new Map(handlers.map((handler) => [handler.job.name, handler]));
  if (byName.size !== handlers.length) throw new Error("Two handlers claim the same job");
  return byName;
}
