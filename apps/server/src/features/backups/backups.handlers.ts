import { handle, type JobHandler } from "#ports/job-queue.ts";
import type { OwnPrograms } from "#ports/own-programs.ts";

import type { BackupArchive } from "./backup-archive.ts";
import type { BackupSchedule } from "./backup-schedule.ts";
import { backUp, drill, tellErased, watchBackups } from "./backups.jobs.ts";
import type { ErasedAccountsService } from "./erased-accounts.service.ts";

interface BackupsHandlersDeps {
  /** Undefined where nothing is backed up by itself. */
  readonly openArchive: (() => Promise<BackupArchive>) | undefined;
  readonly programs: OwnPrograms;
  readonly schedule: BackupSchedule;
  readonly erased: ErasedAccountsService;
  readonly watch: { watch(): Promise<void> };
}

export function backupsHandlers(deps: BackupsHandlersDeps): JobHandler[] {
  const { openArchive, programs, schedule, erased, watch } = deps;
  const telling = handle(tellErased, async () => {
    const archive = await openArchive?.();
    if (!archive) return;
    try {
      await erased.tell(archive);
    } finally {
      await archive.close();
    }
  });
  if (!openArchive) return [telling];
  return [
    telling,
    handle(backUp, async (_, { signal }) => {
      if (await schedule.isTimeToBackUp()) await programs.run("backup", signal);
    }),
    handle(watchBackups, () => watch.watch()),
    handle(drill, async (_, { signal }) => {
      if (await schedule.isTimeToDrill()) await programs.run("drill", signal);
    }),
  ];
}
