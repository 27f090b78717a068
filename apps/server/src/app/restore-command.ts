import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";

import { systemClock } from "#adapters/clock/system-clock.ts";
import type { Config } from "#config/config.ts";
import type { RestoreProgress } from "#features/backups/restore.service.ts";
import { StartupError } from "#lib/app-error.ts";
import { createLogger } from "#lib/logger.ts";

import { restoreBackup, type Restored } from "./restore-backup.ts";

const restoreHelp = `npm run restore -- [NAME] [--key FILE] [--identity FILE] [--key-is-lost]
    Restores the newest backup, or the one of this name, into this empty installation. The server must not run.
    The backups are looked for where BACKUP_FOLDER or BACKUP_S3_ENDPOINT says.
    --key FILE       a file with the key of the installation that made the backup (npm run backup -- key)
    --identity FILE  a file with a secret key of age that the backups were encrypted for
    --key-is-lost    restores without that key: everybody has to log in again, and links that were shared are dead
`;

const stepNames = { files: "files", rows: "rows", search: "memories made findable", done: "" } as const;
const sayEveryMs = 1000;

export async function restoreFromWords(
  config: Config,
  words: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const { name, keyFile, identityFile, isKeyLost } = parse(words);
  const context = { config, clock: systemClock, logger: createLogger(config.logLevel) };
  const restored = await restoreBackup(
    context,
    {
      name,
      key: keyFile === undefined ? undefined : (await textOf(keyFile)).trim(),
      identities: identityFile === undefined ? [] : identitiesIn(await textOf(identityFile)),
      isKeyLost,
    },
    everyNowAndThen(say),
  );
  for (const sentence of sentencesOn(restored)) say(sentence);
}

function parse(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        key: { type: "string" },
        identity: { type: "string" },
        "key-is-lost": { type: "boolean", default: false },
      },
    });
    if (positionals.length > 1) throw new Error("More than one name");
    return {
      name: positionals[0],
      keyFile: values.key,
      identityFile: values.identity,
      isKeyLost: values["key-is-lost"],
    };
  } catch (error) {
    throw new StartupError(restoreHelp, { cause: error });
  }
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new StartupError(`The file ${file} cannot be read.`, { cause: error });
  }
}

function identitiesIn(text: string): string[] {
  const identities = text.split("\n").filter((line) => line.startsWith("AGE-SECRET-KEY-"));
  if (identities.length === 0) throw new StartupError("The file given with --identity holds no secret key of age.");
  return identities.map((line) => line.trim());
}

function everyNowAndThen(say: (line: string) => void): (progress: RestoreProgress) => void {
  let saidAt = -sayEveryMs;
  return ({ step, done, total }) => {
    const now = performance.now();
    if (now - saidAt < sayEveryMs) return;
    saidAt = now;
    say(step === "search" ? `${done} ${stepNames[step]}` : `${done} of ${total} ${stepNames[step]}`);
  };
}

function people(count: number): string {
  return count === 1 ? "1 account" : `${count} accounts`;
}

function sentencesOn({ name, accounts, rows, files, erasedAgain, unreadable }: Restored): string[] {
  return [
    `The backup ${name} is restored: ${people(accounts)}, ${rows} rows, ${files} files. Every row and file was compared with it.`,
    ...(erasedAgain === 0 ? [] : [`${people(erasedAgain)} had been deleted since, and did not come back.`]),
    ...(unreadable === 0 ? [] : [`${unreadable} files were missing already when the backup was made.`]),
    "You can start the server now: npm start",
  ];
}
