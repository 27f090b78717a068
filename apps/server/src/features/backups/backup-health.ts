import type { Clock } from "#ports/clock.ts";

import type { BackupRun, BackupRunsRepository, RunKind } from "./backup-runs.repository.ts";

const hourMs = 60 * 60 * 1000;
/** A machine that sleeps at night is no reason to worry. */
const latestMs: Record<RunKind, number> = { backup: 26 * hourMs, drill: 9 * 24 * hourMs };

interface BackupHealthDeps {
  readonly runs: Pick<BackupRunsRepository, "findLatest">;
  readonly accounts: { findFirstOpening(): Promise<number | undefined> };
  readonly clock: Clock;
}

export interface BackupHealth {
  readonly kind: RunKind;
  readonly lastGoodAt: number | undefined;
  /** How much too long ago that is; at most 0 while it is not. */
  readonly lateMs: number;
  /** Why the newest attempt failed, if it did. */
  readonly problem: string | undefined;
  /** What the last good one could not hold. */
  readonly remark: string | undefined;
}

/** How the backups and the drills are, for whoever looks after them. */
export function createBackupHealth({ runs, accounts, clock }: BackupHealthDeps) {
  /** Since when there is something to lose. */
  async function waitingSince(lastGood: BackupRun | undefined): Promise<number | undefined> {
    return lastGood?.startedAt ?? (await accounts.findFirstOpening());
  }

  async function healthOf(kind: RunKind): Promise<BackupHealth> {
    const [lastGood, last] = [await runs.findLatest(kind, "good"), await runs.findLatest(kind)];
    const since = await waitingSince(lastGood);
    return {
      kind,
      lastGoodAt: lastGood?.startedAt,
      lateMs: since === undefined ? 0 : Math.max(0, clock.now() - since - latestMs[kind]),
      problem: last?.outcome === "bad" ? (last.remark ?? undefined) : undefined,
      remark: lastGood?.remark ?? undefined,
    };
  }

  return {
    async read(): Promise<{ readonly backup: BackupHealth; readonly drill: BackupHealth }> {
      return { backup: await healthOf("backup"), drill: await healthOf("drill") };
    },
  };
}
