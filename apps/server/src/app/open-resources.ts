import { proveFolder } from "#adapters/data-folder/prove-folder.ts";
import { createDiskStore } from "#adapters/media-store/disk-store.ts";
import { storeWithSpace } from "#adapters/media-store/store-with-space.ts";
import type { Config, MediaLocation } from "#config/config.ts";
import { loadSecrets, type Secrets } from "#config/secrets.ts";
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

/** Enough for a log that has to be carried over, and for a thousand deletes after that. */
export const reserveMegabytes = 8;

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
  try {
    // Marked as essential, so that the server also starts on a full disk.
    await asEssential(() =>
      migrate(database, {
        migrations,
        nowMs: clock.now(),
        keepCopy: (fromVersion) => keepCopy(config, fromVersion, clock.now()),
      }),
    );
  } catch (error) {
    await database.close();
    throw error instanceof StartupError ? error : unopened(config, error);
  }
  try {
    return { database, secrets, store: await openStore(config.media, database.diskSpace, logger) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openStore(media: MediaLocation, diskSpace: DiskSpace, logger: Logger): Promise<MediaStore> {
  if (media.kind === "disk") return storeWithSpace(await createDiskStore(media), diskSpace);
  // Imported only when used: the library takes a fifth of a second to load.
  const { createS3Store } = await import("#adapters/media-store/s3-store.ts");
  return createS3Store({ place: media, logger });
}

async function keepCopy({ database, dataDir }: Config, fromVersion: number, nowMs: number): Promise<void> {
  if (database.engine === "sqlite") {
    await copySqliteFile(database.file, copyBeforeMigration(dataDir, fromVersion, nowMs));
  }
}

export function unopened({ database }: Pick<Config, "database">, cause: unknown): StartupError {
  const what = database.engine === "sqlite" ? `the database ${database.file}` : "the database at DATABASE_URL";
  const why = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
  return new StartupError(`Cannot open ${what}: ${why}`, { cause });
}
