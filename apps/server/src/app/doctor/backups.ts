import { relative } from "node:path";

import type { Backups } from "#config/storage-locations.ts";
import { createAccountsRepository } from "#features/accounts/accounts.repository.ts";
import { type BackupHealth, createBackupHealth } from "#features/backups/backup-health.ts";
import { createBackupRunsRepository } from "#features/backups/backup-runs.repository.ts";
import { isoInstant } from "#lib/moments.ts";

import { attention, broken, type Check, type Finding, ok } from "./check.ts";

export const backups: Check = {
  name: "backups",
  async run({ config, database, clock }) {
    if (config.backups.every === "never") {
      return attention(
        "Nothing is backed up.",
        "Set BACKUP_FOLDER or BACKUP_S3_ENDPOINT; docs/guides/backups.md says how.",
      );
    }
    const found = await database();
    if (!found) return undefined;
    const { db } = found;
    const [runs, accounts] = [createBackupRunsRepository(db), createAccountsRepository(db)];
    const { backup, drill } = await createBackupHealth({ runs, accounts, clock }).read();
    return problemWith(backup, drill) ?? remarkOn(backup, drill, config.backups.to, config.dataDir);
  },
};

function problemWith(backup: BackupHealth, drill: BackupHealth): Finding | undefined {
  if (backup.lateMs > 0) {
    const when =
      backup.lastGoodAt === undefined
        ? "There was never a good backup"
        : `The last good backup was made at ${isoInstant(backup.lastGoodAt)}`;
    return broken(`${when}.${whyOf(backup)}`, "Run npm run backup, which says why it fails.");
  }
  if (backup.problem !== undefined) {
    return attention(
      `The newest backup failed: ${backup.problem}`,
      "Run npm run backup, which says whether it fails again.",
    );
  }
  if (drill.lateMs > 0 || drill.problem !== undefined) {
    return attention(
      `No backup was tried out for more than a week.${whyOf(drill)}`,
      "Run npm run backup -- drill, which says why it fails.",
    );
  }
  return undefined;
}

function remarkOn(backup: BackupHealth, drill: BackupHealth, to: Backups["to"], dataDir: string): Finding {
  if (backup.remark !== undefined)
    return attention(backup.remark, "Run npm run verify, and restore those files from an older backup.");
  const tried =
    drill.lastGoodAt === undefined
      ? "none has been tried out yet"
      : `one was tried out at ${isoInstant(drill.lastGoodAt)}`;
  const made =
    backup.lastGoodAt === undefined
      ? "The first backup is still to come"
      : `The last backup was made at ${isoInstant(backup.lastGoodAt)}`;
  const says = `${made}, and ${tried}.`;
  if (to.kind === "folder" && !relative(dataDir, to.folder).startsWith("..")) {
    return attention(
      `${says} Backups are kept in ${to.folder}, beside the data itself; a broken disk would take both.`,
      "Set BACKUP_FOLDER to another disk, or BACKUP_S3_ENDPOINT to a bucket.",
    );
  }
  return ok(says);
}

function whyOf({ problem }: BackupHealth): string {
  return problem === undefined ? "" : ` The newest attempt failed: ${problem}`;
}
