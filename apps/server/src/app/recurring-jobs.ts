import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobHandler, JobQueue, JobSource } from "#ports/job-queue.ts";

interface RecurringJobsDeps {
  readonly queue: JobQueue;
  readonly source: Pick<JobSource, "freeSlots">;
  readonly clock: Clock;
  readonly logger: Logger;
}

export function createRecurringJobs({ queue, source, clock, logger }: RecurringJobsDeps) {
  const lastSlots = new Map<string, number>();

  return {
    /** The slot's number is part of the key: of all processes that find it due, one queues the job. */
    async queueDue(handlers: readonly JobHandler[]): Promise<void> {
      for (const handler of handlers) {
        const { name, everyMs } = handler.job;
        if (everyMs === undefined) continue;
        const now = clock.now();
        const slot = Math.floor(now / everyMs);
        if (lastSlots.get(name) === slot) continue;
        const key = `${name}@${slot}`;
        try {
          await source.freeSlots(name, key, now);
          // A slot that has ended meanwhile may be finished and its key free again.
          if (Math.floor(clock.now() / everyMs) !== slot) continue;
          await handler.queueSlot(queue, key);
          lastSlots.set(name, slot);
        } catch (error) {
          logger.error({ error, job: name }, "a recurring job could not be queued");
        }
      }
    },
  };
}
