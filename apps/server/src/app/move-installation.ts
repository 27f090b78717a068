import { rm } from "node:fs/promises";
import { join } from "node:path";

import type { Config } from "#config/config.ts";
import { findStoredKey, secretsOf } from "#config/secrets.ts";
import type { BackupLocation } from "#config/storage-locations.ts";
import type { DatabaseLocation } from "#db/client.ts";
import { refuseDatabaseInUse } from "#db/whole-database/database-aside.ts";
import type { RestoreProgress } from "#features/backups/restore.service.ts";
import { StartupError } from "#lib/app-error.ts";
import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";

import { openBackups } from "./open-backups.ts";
import { openResources } from "./open-resources.ts";
import { restoreBackup, type Restored } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";

interface Context {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
}

type Progress = RestoreProgress | { readonly step: "copies"; readonly done: number; readonly total: number };

/**
 * Moves an installation to another database and another place for its files: a backup beside its data, restored there.
 * What is old stays as it is. A move that was interrupted goes on when it is started again.
 */
export async function moveInstallation(
  context: Context,
  target: Config,
  onProgress: (progress: Progress) => void,
): Promise<Restored> {
  const { config } = context;
  const key = config.secretKey ?? (await findStoredKey(config.dataDir))?.text;
  if (key === undefined)
    throw new StartupError("There is nothing to move: no server was ever started with these settings.");
  if (isSame(config.database, target.database)) {
    throw new StartupError("These settings name the database that is used now. Please name an empty one.");
  }
  await refuseDatabaseInUse(config.database);
  const between = { kind: "folder", folder: join(config.dataDir, "moving") } as const;
  const name = await backUpInto(context, between, secretsOf(key).backupKey, onProgress);
  const backups = { ...target.backups, to: between, recipients: [] };
  const restored = await restoreBackup({ ...context, config: { ...target, backups } }, { name, key }, onProgress);
  await rm(between.folder, { recursive: true });
  return restored;
}

async function backUpInto(
  context: Context,
  to: BackupLocation,
  backupKey: Uint8Array,
  onProgress: (progress: Progress) => void,
): Promise<string> {
  const resources = await openResources(context);
  const archive = await openBackups({ to, recipients: [], backupKey });
  try {
    const { name } = await takeBackup({ ...context, ...resources }, archive, ({ filesDone, filesToCopy }) =>
      onProgress({ step: "copies", done: filesDone, total: filesToCopy }),
    );
    return name;
  } finally {
    await archive.close();
    await resources.store.close();
    await resources.database.close();
  }
}

function isSame(one: DatabaseLocation, other: DatabaseLocation): boolean {
  return one.engine === "sqlite"
    ? other.engine === "sqlite" && one.file === other.file
    : other.engine === "postgres" && one.url === other.url;
}
