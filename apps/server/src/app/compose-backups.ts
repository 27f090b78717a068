import { createChildPrograms } from "#adapters/own-programs/child-programs.ts";
import { createBackupRunsRepository } from "#features/backups/backup-runs.repository.ts";
import { createBackupRunsService } from "#features/backups/backup-runs.service.ts";
import { backupsHandlers } from "#features/backups/backups.handlers.ts";
import { createErasedAccountsRepository } from "#features/backups/erased-accounts.repository.ts";
import { createErasedAccountsService } from "#features/backups/erased-accounts.service.ts";
import type { JobQueue } from "#ports/job-queue.ts";

import type { AppContext } from "./app-context.ts";
import { openBackups } from "./open-backups.ts";

interface BackupsParts extends Pick<AppContext, "config" | "clock" | "database" | "secrets"> {
  readonly jobs: JobQueue;
}

/** Composes what the running server does about backups; `backup.ts` makes them, in a process of its own. */
export function composeBackups({ config, clock, database: { db }, secrets, jobs }: BackupsParts) {
  const { backups } = config;
  const runs = createBackupRunsService({ repository: createBackupRunsRepository(db), clock });
  const erased = createErasedAccountsService({
    repository: createErasedAccountsRepository(db),
    fingerprint: secrets.fingerprint,
    jobs,
    clock,
  });
  return {
    services: { backupRuns: runs, erasedAccounts: erased },
    handlers: backupsHandlers({
      openArchive: backups.every === "never" ? undefined : () => openBackups({ ...backups, ...secrets }),
      programs: createChildPrograms(),
      erased,
    }),
  };
}
