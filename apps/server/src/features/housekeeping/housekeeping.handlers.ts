import type { Clock } from "#ports/clock.ts";
import { handle, type JobHandler } from "#ports/job-queue.ts";

import { endGraces, sweep } from "./housekeeping.jobs.ts";
import type { HousekeepingRepository } from "./housekeeping.repository.ts";

const keptMs = 30 * 24 * 60 * 60 * 1000;

interface HousekeepingDeps {
  readonly repository: HousekeepingRepository;
  /** Satisfied by the outbox. */
  readonly outbox: { removeExpired(): Promise<void> };
  /** Files that hold what was written to or about somebody: mails nobody sent, copies of the database. */
  readonly files: { removeBefore(before: number): Promise<void> };
  readonly clock: Clock;
}

export function housekeepingHandlers({ repository, outbox, files, clock }: HousekeepingDeps): JobHandler[] {
  return [
    handle(sweep, async () => {
      await repository.bringBackMoments(clock.now());
      await repository.removeExpired(clock.now());
      await outbox.removeExpired();
      await repository.removeFinished(clock.now() - keptMs);
      await files.removeBefore(clock.now() - keptMs);
    }),
    handle(endGraces, () => repository.endGraces(clock.now())),
  ];
}
