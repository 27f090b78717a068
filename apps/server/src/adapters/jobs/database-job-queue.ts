import type { Db } from "#db/client.ts";
import { afterCommit } from "#db/transaction-scope.ts";
import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";

interface JobQueueDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Called when this process has committed a job, so that its worker need not wait for the next poll. */
  readonly onReady: () => void;
}

export function createDatabaseJobQueue({ db, clock, onReady }: JobQueueDeps): JobQueue {
  return {
    async enqueue(job, payload, { runAt, uniqueKey } = {}) {
      const now = clock.now();
      const parsed = job.payload.parse(payload);
      await db
        .insertInto("jobs")
        .values({
          id: createId(now),
          name: job.name,
          payload: JSON.stringify(parsed),
          subject: job.subjectOf?.(parsed) ?? null,
          owner: job.ownerOf?.(parsed) ?? null,
          unique_key: uniqueKey ?? null,
          status: "queued",
          run_at: runAt ?? now,
          attempts: 0,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column("unique_key").doNothing())
        .execute();
      afterCommit(onReady);
    },
  };
}
