import { systemClock } from "#adapters/clock/system-clock.ts";
import { createDatabaseJobQueue } from "#adapters/jobs/database-job-queue.ts";
import type { Config } from "#config/config.ts";
import { findStoredKey, secretsOf } from "#config/secrets.ts";
import { newestSchema } from "#db/migrations/all.ts";
import type { BackupArchive } from "#features/backups/backup-archive.ts";
import type { TakenBackup } from "#features/backups/backup.service.ts";
import { checkBackup } from "#features/backups/check-backup.ts";
import { findBackup } from "#features/backups/restore.service.ts";
import { momentOfSnapshot, rowsOf } from "#features/backups/snapshot.ts";
import { StartupError } from "#lib/app-error.ts";
import { createLogger } from "#lib/logger.ts";
import { isoInstant } from "#lib/moments.ts";
import { sizeText } from "#lib/size-text.ts";

import type { AppContext } from "./app-context.ts";
import { composeBackupRecords } from "./compose-backups.ts";
import { openBackups } from "./open-backups.ts";
import { openResources } from "./open-resources.ts";
import { takeBackup } from "./take-backup.ts";
import { type TriedOut, tryOutBackup } from "./try-out-backup.ts";

export const backupHelp = `npm run backup
    Backs up everything now, whether the server runs or not: database, files, version. The key stays out of it.
npm run backup -- list
    Lists the backups, oldest first.
npm run backup -- check [NAME]
    Reads the newest backup, or this one, and says whether every byte of it is there.
npm run backup -- drill
    Restores the newest backup beside everything else and looks whether all of it is there; the server does so every week.
npm run backup -- key
    Prints the key that a restore asks for. Keep it apart from the backups.
`;

/** What cannot be backed up is remembered, and no reason for the server to try again. */
const scheduled = "--scheduled";

type Storage = ReturnType<typeof composeBackupRecords> & Omit<AppContext, "webFolder" | "passwordHasher">;

interface Command {
  readonly config: Config;
  readonly words: readonly string[];
  readonly say: (line: string) => void;
}

/** Each returns false when something is not as it should be. */
export const backupCommands: Readonly<Record<string, (command: Command) => Promise<boolean>>> = {
  backup: backUp,
  list: listBackups,
  check,
  drill,
  key: printKey,
};

/** What is needed to make a backup, without the rest of the product. */
async function withStorage<T>(config: Config, work: (storage: Storage) => Promise<T>): Promise<T> {
  const context = { config, clock: systemClock, logger: createLogger(config.logLevel) };
  const resources = await openResources(context);
  const jobs = createDatabaseJobQueue({ ...context, db: resources.database.db, onReady: () => undefined });
  const { backupRuns, erasedAccounts } = composeBackupRecords({ ...context, ...resources, jobs });
  try {
    return await work({ ...context, ...resources, backupRuns, erasedAccounts });
  } finally {
    await resources.store.close();
    await resources.database.close();
  }
}

async function backUp({ config, words, say }: Command): Promise<boolean> {
  return withStorage(config, async (storage) => {
    const { remark } = await storage.backupRuns.run("backup", () =>
      withArchive(config, storage.secrets.backupKey, async (archive) => {
        const taken = await takeBackup(storage, archive);
        await storage.erasedAccounts.tell(archive);
        say(sentenceOn(taken, archive.description));
        return { outcome: "good", backup: taken.name, remark: remarkOn(taken) };
      }),
    );
    if (remark !== null) say(remark);
    return remark === null || words.includes(scheduled);
  });
}

async function drill({ config, say }: Command): Promise<boolean> {
  return withStorage(config, (storage) =>
    withArchive(config, storage.secrets.backupKey, async (archive) => {
      await storage.backupRuns.run("drill", async () => {
        const tried = await tryOutBackup(storage, archive);
        say(sentenceOnDrill(tried));
        return { outcome: "good", backup: tried.name, remark: null };
      });
      return true;
    }),
  );
}

async function listBackups({ config, say }: Command): Promise<boolean> {
  return withArchive(config, await installedKey(config), async (archive) => {
    const names = await archive.listSnapshots();
    if (names.length === 0) say(`There is no backup in ${archive.description}.`);
    for (const name of names) {
      const found = await archive.readSnapshot(name);
      const files = "problem" in found ? "" : `, ${found.files.count} files of ${sizeText(found.files.bytes)}`;
      const rows = "problem" in found ? found.problem : `version ${found.version}${files}`;
      say(`${name}  ${isoInstant(momentOfSnapshot(name) ?? 0)}  ${rows}`);
    }
    return true;
  });
}

async function check({ config, words: [name], say }: Command): Promise<boolean> {
  return withArchive(config, await installedKey(config), async (archive) => {
    const snapshot = await findBackup(archive, newestSchema, name);
    const problems = await checkBackup(archive, snapshot);
    for (const problem of problems) say(problem);
    const { rows, files } = {
      rows: rowsOf(snapshot),
      files: snapshot.files,
    };
    say(
      problems.length === 0
        ? `The backup ${snapshot.name} is whole: ${rows} rows and ${files.count} files (${sizeText(files.bytes)}).`
        : `The backup ${snapshot.name} is damaged.`,
    );
    return problems.length === 0;
  });
}

async function printKey({ config, say }: Command): Promise<boolean> {
  const key = config.secretKey ?? (await findStoredKey(config.dataDir))?.text;
  if (key === undefined) throw new StartupError("There is no key yet: it is made at the first start.");
  say(key);
  return true;
}

async function installedKey({ secretKey, dataDir }: Config): Promise<Uint8Array> {
  const key = secretKey ?? (await findStoredKey(dataDir))?.text;
  if (key === undefined) throw new StartupError("There is no key yet: it is made at the first start.");
  return secretsOf(key).backupKey;
}

async function withArchive<T>(
  { backups }: Config,
  backupKey: Uint8Array,
  work: (archive: BackupArchive) => Promise<T>,
): Promise<T> {
  const archive = await openBackups({ ...backups, backupKey });
  try {
    return await work(archive);
  } finally {
    await archive.close();
  }
}

function sentenceOnDrill({ name, rows, files, filesRead, originals }: TriedOut): string {
  const sample =
    originals === undefined
      ? "No account has files yet."
      : `One account's archive was made of it, and its ${originals} originals are what was uploaded.`;
  return `The backup ${name} can be restored: ${rows} rows were compared, ${files} files are there, and ${filesRead} of them were read. ${sample}`;
}

function sentenceOn({ name, rows, files, copied }: TakenBackup, place: string): string {
  const whole = `${rows} rows and ${files.count} files (${sizeText(files.bytes)})`;
  return `Backed up as ${name} to ${place}: ${whole}, of which ${copied.files} files (${sizeText(copied.bytes)}) were new.`;
}

function remarkOn({ unreadable: { length } }: TakenBackup): string | null {
  if (length === 0) return null;
  const what = length === 1 ? "One file is" : `${length} files are`;
  return `${what} missing or changed in the store, and so not in the backup. npm run verify names them; an older backup may have them.`;
}
