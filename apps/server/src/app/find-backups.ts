import type { FoundBackup, FoundBackups } from "@lane/contract/restoring.ts";

import type { Config } from "#config/config.ts";
import type { Secrets } from "#config/secrets.ts";
import { newestSchema } from "#db/migrations/all.ts";
import type { BackupArchive } from "#features/backups/backup-archive.ts";
import { findBackup } from "#features/backups/restore.service.ts";
import { momentOfSnapshot, rowsOf, type Snapshot } from "#features/backups/snapshot.ts";
import { StartupError } from "#lib/app-error.ts";

import { LockedBackupsError } from "./open-backups.ts";
import { openBackupsFor, type RestoreWish } from "./restore-backup.ts";

type Keys = Pick<RestoreWish, "key" | "identities">;

/** What can be restored here, newest first. Without a key, encrypted backups of another one are only named as such. */
export async function findBackups(config: Config, keys: Keys): Promise<FoundBackups> {
  try {
    const { archive, secrets } = await openBackupsFor(config, keys);
    try {
      const backups: FoundBackup[] = [];
      for (const name of (await archive.listSnapshots()).toReversed()) {
        backups.push(await describe(archive, name, secrets));
      }
      return { place: archive.description, isLocked: false, backups };
    } finally {
      await archive.close();
    }
  } catch (error) {
    const isWithoutKey = keys.key === undefined && (keys.identities ?? []).length === 0;
    if (!(error instanceof LockedBackupsError) || !isWithoutKey) throw error;
    return { place: error.place, isLocked: true, backups: [] };
  }
}

async function describe(archive: BackupArchive, name: string, { keyCheck }: Secrets): Promise<FoundBackup> {
  const about = { name, madeAt: momentOfSnapshot(name) ?? null };
  try {
    const snapshot = await findBackup(archive, newestSchema, name);
    return { ...about, contents: contentsOf(snapshot), problem: null, isKeyRight: snapshot.keyCheck === keyCheck };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { ...about, contents: null, problem: error.message, isKeyRight: false };
  }
}

function contentsOf(snapshot: Snapshot): FoundBackup["contents"] {
  const { version, files } = snapshot;
  return {
    version,
    accounts: rowsOf(snapshot, "accounts"),
    rows: rowsOf(snapshot),
    files: files.count,
    bytes: files.bytes,
  };
}
