import { proveFolder } from "#adapters/data-folder/prove-folder.ts";
import { createDiskStore } from "#adapters/media-store/disk-store.ts";
import { storeWithSpace } from "#adapters/media-store/store-with-space.ts";
import type { Config } from "#config/config.ts";
import { loadSecrets, type Secrets } from "#config/secrets.ts";
import type { MediaLocation } from "#config/storage-locations.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { migrations } from "#db/migrations/all.ts";
import { copyBeforeMigration, copySqliteFile } from "#db/sqlite-copy.ts";
import { StartupError } from "#lib/app-error.ts";
import { asEssential } from "#lib/essential-work.ts";
import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";
import type { DiskSpace } from "#ports/disk-space.ts";
import type { MediaStore } from "#ports/media-store.ts";

import { openBackups } from "./open-backups.ts";
import { takeBackup } from "./take-backup.ts";

/** Enough for a log that has to be carried over, and for a thousand deletes after that. */
export const reserveMegabytes = 8;

/** A migration may touch every row of a large table, and another process may have to wait for it. */
const longestMigrationMs = 6 * 60 * 60 * 1000;

const diskSpaceMessages = {
  full: "the disk is full: only reading, sessions and deletes go on until there is room",
  room: "there is room on the disk again",
} as const;

export interface Resources {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly store: MediaStore;
}

interface ResourcesDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Opens everything that outlives the process and migrates the database. */
export async function openResources({ config, clock, logger }: ResourcesDeps): Promise<Resources> {
  await proveFolder(config.dataDir, { locks: config.database.engine === "sqlite" });
  const secrets = await loadSecrets({ dataDir: config.dataDir, given: config.secretKey });
  const database = openDatabase(config.database, {
    reserve: { pieces: reserveMegabytes, onChange: (state) => logger.warn({}, diskSpaceMessages[state]) },
  });
  const store = await openStore(config.media, database.diskSpace, logger).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  try {
    // Marked as essential, so that the server also starts on a full disk.
    await asEssential(() => bringUpToDate(database, { config, clock, logger, secrets, store }));
    return { database, secrets, store };
  } catch (error) {
    await store.close();
    await database.close();
    throw error instanceof StartupError ? error : unopened(config, error);
  }
}

interface CopyDeps extends ResourcesDeps {
  readonly secrets: Secrets;
  readonly store: MediaStore;
}

async function bringUpToDate(database: Database, deps: CopyDeps): Promise<void> {
  if (database.engine === "sqlite") return migrateWithCopy(database, deps);
  const patient = openDatabase(deps.config.database, { longestStatementMs: longestMigrationMs });
  try {
    await migrateWithCopy(patient, deps);
  } finally {
    await patient.close();
  }
}

async function migrateWithCopy(database: Database, deps: CopyDeps): Promise<void> {
  let copy: string | undefined;
  try {
    await migrate(database, {
      migrations,
      nowMs: deps.clock.now(),
      async keepCopy(fromVersion) {
        copy = await keepCopy(deps, fromVersion);
      },
    });
  } catch (error) {
    if (copy === undefined || error instanceof StartupError) throw error;
    throw new StartupError(
      `The database could not be brought up to this version, and is as it was: ${wordsOf(error)}. Start the former version again. A copy from before: ${copy}.`,
      { cause: error },
    );
  }
}

/** Without `diskSpace`, a store that writes until the disk is full. */
export async function openStore(
  media: MediaLocation,
  diskSpace: DiskSpace | undefined,
  logger: Logger,
): Promise<MediaStore> {
  if (media.kind === "disk") {
    const store = await createDiskStore(media);
    return diskSpace ? storeWithSpace(store, diskSpace) : store;
  }
  // Imported only when used: the library takes a fifth of a second to load.
  const { createS3Store } = await import("#adapters/media-store/s3-store.ts");
  return createS3Store({ place: media, logger });
}

/** What there is to go back to; a sentence says where. */
async function keepCopy(deps: CopyDeps, fromVersion: number): Promise<string> {
  const { config, clock, logger } = deps;
  const { database, dataDir, backups } = config;
  if (database.engine === "sqlite") {
    const file = copyBeforeMigration(dataDir, fromVersion, clock.now());
    await copySqliteFile(database.file, file);
    return file;
  }
  if (backups.every === "never") {
    logger.warn({}, "the database is brought up to date without a copy, because BACKUP_FOLDER is not set");
    return "your own";
  }
  const archive = await openBackups({ ...backups, ...deps.secrets });
  try {
    return `the backup ${(await takeBackup(deps, archive)).name}`;
  } finally {
    await archive.close();
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
}

export function unopened({ database }: Pick<Config, "database">, cause: unknown): StartupError {
  const what = database.engine === "sqlite" ? `the database ${database.file}` : "the database at DATABASE_URL";
  return new StartupError(`Cannot open ${what}: ${wordsOf(cause)}`, { cause });
}
