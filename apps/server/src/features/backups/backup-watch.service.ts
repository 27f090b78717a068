import type { Logger } from "#lib/logger.ts";
import type { Outbox } from "#ports/outbox.ts";

import type { BackupHealth } from "./backup-health.ts";
import { staleMail } from "./stale-mail.ts";

const hourMs = 60 * 60 * 1000;

interface BackupWatchDeps {
  readonly health: { read(): Promise<{ readonly backup: BackupHealth; readonly drill: BackupHealth }> };
  readonly outbox: Outbox;
  readonly logger: Logger;
  /** Undefined where none is set: then only the log says it. */
  readonly operator: string | undefined;
  readonly address: string;
}

/** Notices when backups or drills have stopped, which nobody misses until they are needed. */
export function createBackupWatchService({ health, outbox, logger, operator, address }: BackupWatchDeps) {
  return {
    /** Called every hour; writes a mail in the first hour of each day of silence. */
    async watch(): Promise<void> {
      const { backup, drill } = await health.read();
      for (const { lateMs, ...found } of [backup, drill]) {
        if (lateMs === 0) continue;
        const { kind, problem } = found;
        logger.error({ kind, problem }, "the last good backup or drill is too long ago");
        const isFirstHour = Math.ceil(lateMs / hourMs) % 24 === 1;
        if (operator !== undefined && isFirstHour) await outbox.post(staleMail({ ...found, to: operator, address }));
      }
    },
  };
}
