import { access, constants } from "node:fs/promises";

import { createDiskReader } from "#adapters/media-store/disk-store.ts";
import type { Config } from "#config/config.ts";
import type { MediaLocation } from "#config/storage-locations.ts";
import { type DatabaseReader, openDatabaseReader } from "#db/database-reader.ts";
import { schemaVersion } from "#db/migrate.ts";
import { newestSchema } from "#db/migrations/all.ts";
import { StartupError } from "#lib/app-error.ts";
import type { Logger } from "#lib/logger.ts";
import type { MediaStoreReader } from "#ports/media-store.ts";

import { unopened } from "./open-resources.ts";

export interface FoundDatabase extends DatabaseReader {
  readonly schemaVersion: number;
}

/** Undefined where there is no file: a server creates it when it starts. */
export async function findDatabase({ database }: Pick<Config, "database">): Promise<FoundDatabase | undefined> {
  if (database.engine === "sqlite" && !(await isThere(database.file))) return undefined;
  const reader = openDatabaseReader(database);
  try {
    return { ...reader, schemaVersion: await schemaVersion(reader) };
  } catch (error) {
    await reader.close().catch(() => undefined);
    throw unopened({ database }, error);
  }
}

/** A database that this program knows, and as it is: only a start of the server migrates. */
export async function openDatabaseAsItIs(config: Config): Promise<FoundDatabase> {
  const found = await findDatabase(config);
  if (!found) throw new StartupError(`There is no database in DATA_DIR: ${config.dataDir}. Nothing was created.`);
  if (found.schemaVersion === newestSchema) return found;
  await found.close();
  throw new StartupError(
    `The database has schema ${found.schemaVersion} and this program needs ${newestSchema}. Start the server of this version once, then try again.`,
  );
}

export async function openStoreForReading(media: MediaLocation, logger: Logger): Promise<MediaStoreReader> {
  if (media.kind === "disk") return createDiskReader(media);
  const { createS3Store } = await import("#adapters/media-store/s3-store.ts");
  return createS3Store({ place: media, logger });
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file, constants.R_OK);
    return true;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "ENOENT") return false;
    throw new StartupError(`The database ${file} cannot be read by this user. Run this as the server's user.`, {
      cause: error,
    });
  }
}
