import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";
import type { Outbox } from "#ports/outbox.ts";

import type { BackupRun, RunKind } from "./backup-runs.repository.ts";
import type { BackupRunsService } from "./backup-runs.service.ts";
import { staleMail } from "./stale-mail.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A machine that sleeps at night is no reason to worry. */
const latestMs: Record<RunKind, number> = { backup: 26 * hourMs, drill: 9 * dayMs };

interface BackupWatchDeps {
  readonly runs: BackupRunsService;
  readonly accounts: { findFirstOpening(): Promise<number | undefined> };
  readonly outbox: Outbox;
  readonly logger: Logger;
  readonly clock: Clock;
  /** Undefined where none is set: then only the log says it. */
  readonly operator: string | undefined;
  readonly address: string;
}

/** How the backups are, for whoever looks after them. */
export interface BackupHealth {
  readonly kind: RunKind;
  readonly lastGoodAt: number | undefined;
  readonly isStale: boolean;
  /** Why the newest attempt failed, if it did. */
  readonly problem: string | undefined;
}

/** Notices when backups or drills have stopped, which nobody misses until they are needed. */
export function createBackupWatchService(deps: BackupWatchDeps) {
  const { runs, accounts, outbox, logger, clock, operator, address } = deps;

  /** Since when there is something to lose. */
  async function waitingSince(lastGood: BackupRun | undefined): Promise<number | undefined> {
    return lastGood?.startedAt ?? (await accounts.findFirstOpening());
  }

  async function healthOf(kind: RunKind): Promise<BackupHealth & { readonly lateMs: number }> {
    const [lastGood, last] = [await runs.latestGood(kind), await runs.latest(kind)];
    const since = await waitingSince(lastGood);
    const lateMs = since === undefined ? 0 : clock.now() - since - latestMs[kind];
    const problem = last?.outcome === "bad" ? (last.remark ?? undefined) : undefined;
    return { kind, lastGoodAt: lastGood?.startedAt, isStale: lateMs > 0, lateMs, problem };
  }

  return {
    health: async (): Promise<readonly BackupHealth[]> => [await healthOf("backup"), await healthOf("drill")],

    /** Called every hour; writes a mail in the first hour of each day of silence. */
    async watch(): Promise<void> {
      for (const health of [await healthOf("backup"), await healthOf("drill")]) {
        if (!health.isStale) continue;
        logger.error({ kind: health.kind, problem: health.problem }, "the last good backup or drill is too long ago");
        const isFirstHour = Math.ceil(health.lateMs / hourMs) % 24 === 1;
        if (operator !== undefined && isFirstHour) await outbox.post(staleMail({ ...health, to: operator, address }));
      }
    },
  };
}
