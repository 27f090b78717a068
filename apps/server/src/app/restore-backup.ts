import { randomBytes } from "node:crypto";

import { ageRecipientOf } from "#adapters/ciphers/age-cipher.ts";
import { proveFolder } from "#adapters/data-folder/prove-folder.ts";
import type { Config } from "#config/config.ts";
import { keepKey, findStoredKey, type Secrets, secretsOf } from "#config/secrets.ts";
import { newestSchema } from "#db/migrations/all.ts";
import { createDatabaseAside } from "#db/whole-database/database-aside.ts";
import { emptyDatabase } from "#db/whole-database/fill-database.ts";
import type { BackupArchive } from "#features/backups/backup-archive.ts";
import { createRestoreService, findBackup, type RestoreProgress } from "#features/backups/restore.service.ts";
import { rowsOf, type Snapshot } from "#features/backups/snapshot.ts";
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
  return withBackup(config, wish, async ({ archive, snapshot, key }) => {
    const restore = createRestoreService({ archive, onProgress });
    const aside = await createDatabaseAside(config.database);
    if (config.secretKey === undefined) await keepKey(config.dataDir, key);
    const store = await openStore(config.media, undefined, logger);
    try {
      await restore.putFiles(snapshot, store);
    } finally {
      await store.close();
    }
    await restore.putRows(snapshot, emptyDatabase(aside.location, clock.now()));
    const inside = { ...context, config: { ...config, database: aside.location } };
    const settled = await settle(inside, archive, (done) =>
      onProgress({ step: "search", done, total: Math.max(done, rowsOf(snapshot, "memories")) }),
    );
    await aside.takePlace();
    return {
      name: snapshot.name,
      rows: rowsOf(snapshot),
      files: snapshot.files.count,
      unreadable: snapshot.unreadable.length,
      ...settled,
    };
  });
}

/** Refuses what can be refused before anything is changed: another key, a newer backup, one that is not there. */
export async function examineBackup(config: Config, wish: RestoreWish): Promise<void> {
  await withBackup(config, wish, async () => undefined);
}

/** What was restored, for people. */
export function sentencesOn({ name, accounts, rows, files, erasedAgain, unreadable }: Restored): string[] {
  return [
    `The backup ${name} is restored: ${people(accounts)}, ${rows} rows, ${files} files. Every row and file was compared with it.`,
    ...(erasedAgain === 0 ? [] : [`${people(erasedAgain)} had been deleted since, and did not come back.`]),
    ...(unreadable === 0 ? [] : [`${unreadable} files were missing already when the backup was made.`]),
  ];
}

function people(count: number): string {
  return count === 1 ? "1 account" : `${count} accounts`;
}

interface OpenedBackups {
  readonly archive: BackupArchive;
  readonly key: string;
  readonly secrets: Secrets;
}

interface OpenedBackup extends OpenedBackups {
  readonly snapshot: Snapshot;
}

/** Opens the backups with the keys of a wish, or else with the key of this server. */
export async function openBackupsFor(
  config: Config,
  wish: Pick<RestoreWish, "key" | "identities">,
): Promise<OpenedBackups> {
  const { identities = [] } = wish;
  const key = wish.key ?? (await installedKey(config)) ?? newKey();
  const secrets = wish.key === undefined ? secretsOf(key) : secretsOfGiven(wish.key);
  await Promise.all(identities.map(refuseBrokenIdentity));
  const archive = await openBackups({ ...config.backups, recipients: [], ...secrets, identities });
  return { archive, key, secrets };
}

async function withBackup<T>(
  config: Config,
  wish: RestoreWish,
  work: (opened: OpenedBackup) => Promise<T>,
): Promise<T> {
  const opened = await openBackupsFor(config, wish);
  try {
    const snapshot = await findBackup(opened.archive, newestSchema, wish.name);
    refuseOtherKey(snapshot, opened.secrets, wish.isKeyLost === true);
    refuseOtherSetting(config, opened.secrets);
    return await work({ ...opened, snapshot });
  } finally {
    await opened.archive.close();
  }
}

async function refuseBrokenIdentity(identity: string): Promise<void> {
  try {
    await ageRecipientOf(identity);
  } catch (error) {
    throw new StartupError("This is not a whole secret key of age. Please give the file that age-keygen wrote.", {
      cause: error,
    });
  }
}

/** The secret keys in a file that age has written, between its comments. */
export function identitiesIn(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line.startsWith("AGE-SECRET-KEY-"));
}

/** The key that this server would go on with. */
async function installedKey({ secretKey, dataDir }: Config): Promise<string | undefined> {
  return secretKey ?? (await findStoredKey(dataDir))?.text;
}

function secretsOfGiven(key: string): Secrets {
  try {
    return secretsOf(key);
  } catch (error) {
    throw new StartupError(
      "This is not a whole key. Please give the line that `npm run backup -- key` printed where the backup was made.",
      { cause: error },
    );
  }
}

/** With a key of its environment the server could not read what was sealed with the one that is restored. */
function refuseOtherSetting({ secretKey }: Config, secrets: Secrets): void {
  if (secretKey === undefined || secretsOf(secretKey).keyCheck === secrets.keyCheck) return;
  throw new StartupError(
    "SECRET_KEY is set to another key than the one you gave, and the server would go on with that. Please set SECRET_KEY to the key of the backup, or to nothing, and start again.",
  );
}

/** What a backup does not hold: the index of words, and who was deleted since. */
async function settle(context: Context, archive: BackupArchive, onIndexed: (done: number) => void) {
  const resources = await openResources(context);
  const composition = compose({ ...context, ...resources });
  const { backupRuns, erasedAccounts, accountDeletion, accounts, memoryIndex } = composition.services;
  try {
    await backupRuns.forgetRunning();
    const accountIds = await accounts.listIds();
    const erased = await erasedAccounts.findAmong(accountIds, archive);
    for (const accountId of erased) await accountDeletion.eraseAgain(accountId);
    await memoryIndex.putAll(onIndexed);
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
