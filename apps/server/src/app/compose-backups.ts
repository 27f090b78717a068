import { createChildPrograms } from "#adapters/own-programs/child-programs.ts";
import { createAccountsRepository } from "#features/accounts/accounts.repository.ts";
import { createBackupHealth } from "#features/backups/backup-health.ts";
import { createBackupRunsRepository } from "#features/backups/backup-runs.repository.ts";
import { createBackupRunsService } from "#features/backups/backup-runs.service.ts";
import { createBackupSchedule } from "#features/backups/backup-schedule.ts";
import { createBackupWatchService } from "#features/backups/backup-watch.service.ts";
import { backupsHandlers } from "#features/backups/backups.handlers.ts";
import { createErasedAccountsRepository } from "#features/backups/erased-accounts.repository.ts";
import { createErasedAccountsService } from "#features/backups/erased-accounts.service.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Outbox } from "#ports/outbox.ts";

import type { AppContext } from "./app-context.ts";
import { openBackups } from "./open-backups.ts";

interface RecordsParts extends Pick<AppContext, "clock" | "database"> {
  readonly jobs: JobQueue;
}

interface BackupsParts extends RecordsParts, Pick<AppContext, "config" | "logger" | "secrets"> {
  readonly outbox: Outbox;
}

/** What is remembered of backups and of deleted accounts. */
export function composeBackupRecords({ clock, database: { db }, jobs }: RecordsParts) {
  const repository = createErasedAccountsRepository(db);
  return {
    backupRuns: createBackupRunsService({ repository: createBackupRunsRepository(db), clock }),
    erasedAccounts: createErasedAccountsService({ repository, jobs, clock }),
  };
}

/** Composes what the running server does about backups; `backup.ts` makes them, in a process of its own. */
export function composeBackups(parts: BackupsParts) {
  const { config, clock, database, secrets, logger, outbox } = parts;
  const records = composeBackupRecords(parts);
  const { db } = database;
  const known = { runs: createBackupRunsRepository(db), accounts: createAccountsRepository(db), clock };
  const health = createBackupHealth(known);
  const watch = createBackupWatchService({
    health,
    outbox,
    logger,
    operator: config.operatorAddress,
    address: config.baseUrl,
  });
  const { backups } = config;
  return {
    services: { ...records, backupHealth: health, backupWatch: watch },
    handlers: backupsHandlers({
      openArchive: backups.every === "never" ? undefined : () => openBackups({ ...backups, ...secrets }),
      programs: createChildPrograms(),
      schedule: createBackupSchedule({ ...known, every: backups.every }),
      erased: records.erasedAccounts,
      watch,
    }),
  };
}
