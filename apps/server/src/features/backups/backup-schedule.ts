import type { Clock } from "#ports/clock.ts";

import type { BackupRunsRepository } from "./backup-runs.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface BackupScheduleDeps {
  readonly every: "hour" | "day" | "never";
  readonly runs: Pick<BackupRunsRepository, "findLatest">;
  readonly accounts: { findFirstOpening(): Promise<number | undefined> };
  readonly clock: Clock;
}

/** Asked every hour, and every week for a drill: a process is started only when there is something to do. */
export function createBackupSchedule({ every, runs, accounts, clock }: BackupScheduleDeps) {
  return {
    async isTimeToBackUp(): Promise<boolean> {
      if (every === "never" || (await accounts.findFirstOpening()) === undefined) return false;
      const last = await runs.findLatest("backup", "good");
      return !last || every === "hour" || Math.floor(last.startedAt / dayMs) !== Math.floor(clock.now() / dayMs);
    },

    isTimeToDrill: async (): Promise<boolean> => (await runs.findLatest("backup", "good")) !== undefined,
  };
}

export type BackupSchedule = ReturnType<typeof createBackupSchedule>;
