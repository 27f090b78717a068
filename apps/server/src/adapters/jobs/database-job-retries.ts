import type { Db } from "#db/client.ts";
import { afterCommit } from "#db/transaction-scope.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobRetries } from "#ports/job-retries.ts";

interface JobRetriesDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Called when jobs were put back. */
  readonly onReady: () => void;
}

export function createDatabaseJobRetries({ db, clock, onReady }: JobRetriesDeps): JobRetries {
  return {
    async retry(wanted, knownNames) {
      if (knownNames.length === 0) return 0;
      // Only while it has failed: of two who ask at once, one puts it back.
      const failed = db
        .updateTable("jobs")
        .set({
          status: "queued",
          run_at: clock.now(),
          attempts: 0,
          lost_claims: 0,
          claimed_by: null,
          claimed_until: null,
          finished_at: null,
        })
        .where("status", "=", "failed")
        .where("name", "in", knownNames);
      const chosen = "jobId" in wanted ? failed.where("id", "=", wanted.jobId) : failed.where("name", "=", wanted.name);
      const { numUpdatedRows } = await chosen.executeTakeFirst();
      if (numUpdatedRows > 0n) afterCommit(onReady);
      return Number(numUpdatedRows);
    },
  };
}
