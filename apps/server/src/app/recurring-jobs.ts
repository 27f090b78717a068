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
        const slot = everyMs === undefined ? undefined : Math.floor(clock.now() / everyMs);
        if (slot === undefined || lastSlots.get(name) === slot) continue;
        try {
          await source.freeSlots(name, `${name}@${slot}`);
          await handler.queueSlot(queue, `${name}@${slot}`);
          lastSlots.set(name, slot);
        } catch (error) {
          logger.error({ error, job: name }, "a recurring job could not be queued");
        }
      }
    },
  };
}
