import { randomBytes } from "node:crypto";

import { proveFolder } from "#adapters/data-folder/prove-folder.ts";
import type { Config } from "#config/config.ts";
import { keepKey, findStoredKey, type Secrets, secretsOf } from "#config/secrets.ts";
import { newestSchema } from "#db/migrations/all.ts";
import { createDatabaseAside } from "#db/whole-database/database-aside.ts";
import { emptyDatabase } from "#db/whole-database/fill-database.ts";
import type { BackupArchive } from "#features/backups/backup-archive.ts";
import { createRestoreService, findBackup, type RestoreProgress } from "#features/backups/restore.service.ts";
import type { Snapshot } from "#features/backups/snapshot.ts";
import { StartupError } from "#lib/app-error.ts";
import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";

import { compose } from "./compose.ts";
import { openBackups } from "./open-backups.ts";
import { openResources, openStore } from "./open-resources.ts";

export interface RestoreWish {
  /** The newest one, if none is named. */
  readonly name?: string | undefined;
  /** The key of the installation that made the backup; the installed one, if none is given. */
  readonly key?: string | undefined;
  /** Further keys of age that the backups were encrypted for. */
  readonly identities?: readonly string[];
  /** Restores without that key: everybody has to log in again, and links that were shared are dead. */
  readonly isKeyLost?: boolean;
}

export interface Restored {
  readonly name: string;
  readonly accounts: number;
  readonly rows: number;
  readonly files: number;
  /** How many accounts were deleted after the backup was made, and so again now. */
  readonly erasedAgain: number;
  readonly unreadable: number;
}

interface Context {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Restores into an empty installation. Until the very end that installation stays as empty as it was. */
export async function restoreBackup(
  context: Context,
  wish: RestoreWish,
  onProgress: (progress: RestoreProgress) => void,
): Promise<Restored> {
  const { config, clock, logger } = context;
  await proveFolder(config.dataDir, { locks: config.database.engine === "sqlite" });
  const key = wish.key ?? config.secretKey ?? (await findStoredKey(config.dataDir))?.text ?? newKey();
  const secrets = secretsOf(key);
  const archive = await openBackups({
    ...config.backups,
    recipients: [],
    ...secrets,
    identities: wish.identities ?? [],
  });
  try {
    const restore = createRestoreService({ archive, onProgress });
    const snapshot = await findBackup(archive, newestSchema, wish.name);
    refuseOtherKey(snapshot, secrets, wish.isKeyLost === true);
    const aside = await createDatabaseAside(config.database);
    if (config.secretKey === undefined) await keepKey(config.dataDir, key);
    const store = await openStore(config.media, undefined, logger);
    try {
      await restore.putFiles(snapshot, store);
    } finally {
      await store.close();
    }
    await restore.putRows(snapshot, emptyDatabase(aside.location, clock.now()));
    const settled = await settle({ ...context, config: { ...config, database: aside.location } }, archive, onProgress);
    await aside.takePlace();
    const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0);
    return {
      name: snapshot.name,
      rows,
      files: snapshot.files.count,
      unreadable: snapshot.unreadable.length,
      ...settled,
    };
  } finally {
    await archive.close();
  }
}

/** What a backup does not hold: the index of words, and who was deleted since. */
async function settle(context: Context, archive: BackupArchive, onProgress: (progress: RestoreProgress) => void) {
  const resources = await openResources(context);
  const composition = compose({ ...context, ...resources });
  const { erasedAccounts, accountDeletion, accounts, memoryIndex } = composition.services;
  try {
    const accountIds = await accounts.listIds();
    const erased = await erasedAccounts.findAmong(accountIds, archive);
    for (const accountId of erased) await accountDeletion.eraseAgain(accountId);
    await memoryIndex.putAll((done) => onProgress({ step: "search", done, total: done }));
    return { accounts: accountIds.length - erased.length, erasedAgain: erased.length };
  } finally {
    await composition.close();
  }
}

function refuseOtherKey({ name, keyCheck }: Snapshot, secrets: Secrets, isKeyLost: boolean): void {
  if (keyCheck === secrets.keyCheck || isKeyLost) return;
  throw new StartupError(
    `This is not the key of the backup ${name}. Please give the one that \`npm run backup -- key\` printed there.`,
  );
}

function newKey(): string {
  return randomBytes(32).toString("base64url");
}
