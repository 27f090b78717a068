import { finishedLifeMs } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import { handle, type JobHandler } from "#ports/job-queue.ts";

import { endGraces, sweep } from "./housekeeping.jobs.ts";

/** The sweep of one table owner. */
export interface Sweep {
  /** After the clock was set back, no lifetime may grow by the difference. */
  clampTimestamps?(now: number): Promise<void>;
  removeExpired(now: number): Promise<void>;
}

interface HousekeepingDeps {
  readonly sweeps: readonly Sweep[];
  /** Satisfied by sessions. */
  readonly sessions: { endGraces(now: number): Promise<void> };
  /** Satisfied by the outbox. */
  readonly outbox: { removeExpired(): Promise<void> };
  /** Files with personal data: unsent mails, copies of the database. */
  readonly files: { removeBefore(before: number): Promise<void> };
  readonly clock: Clock;
}

export function housekeepingHandlers({ sweeps, sessions, outbox, files, clock }: HousekeepingDeps): JobHandler[] {
  return [
    handle(sweep, async () => {
      // All timestamps are corrected first: whether a mail still waits depends on its job's timestamps.
      for (const one of sweeps) await one.clampTimestamps?.(clock.now());
      for (const one of sweeps) await one.removeExpired(clock.now());
      await outbox.removeExpired();
      await files.removeBefore(clock.now() - finishedLifeMs);
    }),
    handle(endGraces, () => sessions.endGraces(clock.now())),
  ];
}
