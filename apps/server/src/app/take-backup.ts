import type { Config } from "#config/config.ts";
import type { Secrets } from "#config/secrets.ts";
import { readDatabase } from "#db/whole-database/read-database.ts";
import { createArchiveSweep } from "#features/backups/archive-sweep.ts";
import { type BackupArchive } from "#features/backups/backup-archive.ts";
import { createBackupService, type TakenBackup } from "#features/backups/backup.service.ts";
import type { CopyProgress } from "#features/backups/file-copies.ts";
import { momentOfSnapshot } from "#features/backups/snapshot.ts";
import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";
import type { MediaStore } from "#ports/media-store.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface Context {
  readonly config: Config;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly store: MediaStore;
  readonly logger: Logger;
}

/** Backs everything up, and removes what has had its time. The first backup of a day looks again at everything. */
export async function takeBackup(
  { config, clock, secrets, store, logger }: Context,
  archive: BackupArchive,
  onProgress?: (progress: CopyProgress) => void,
): Promise<TakenBackup> {
  const newest = momentOfSnapshot((await archive.listSnapshots()).at(-1) ?? "") ?? 0;
  const isThorough = Math.floor(newest / dayMs) !== Math.floor(clock.now() / dayMs);
  const backups = createBackupService({
    archive,
    readDatabase: () => readDatabase(config.database),
    store,
    clock,
    about: {
      version: config.version,
      engine: config.database.engine,
      keyCheck: secrets.keyCheck,
      settings: config.givenSettings,
    },
  });
  const taken = await backups.take({ isThorough, ...(onProgress && { onProgress }) });
  const sweep = createArchiveSweep({ archive, clock });
  await sweep.dropOldBackups();
  if (isThorough && (await sweep.dropUnnamed()) === undefined) {
    logger.warn({}, "an older backup is damaged, so nothing that it might need was removed");
  }
  return taken;
}
