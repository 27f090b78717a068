import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";

import { systemClock } from "#adapters/clock/system-clock.ts";
import type { Config } from "#config/config.ts";
import { StartupError } from "#lib/app-error.ts";
import { createLogger } from "#lib/logger.ts";

import { identitiesIn, restoreBackup, sentencesOn } from "./restore-backup.ts";

const restoreHelp = `npm run restore -- [NAME] [--key FILE] [--identity FILE] [--key-is-lost]
    Restores the newest backup, or the one of this name, into this empty installation. The server must not run.
    The backups are looked for where BACKUP_FOLDER or BACKUP_S3_ENDPOINT says.
    --key FILE       a file with the key of the installation that made the backup (npm run backup -- key)
    --identity FILE  a file with a secret key of age that the backups were encrypted for
    --key-is-lost    restores without that key: everybody has to log in again, and links that were shared are dead
`;

const stepNames = {
  copies: "files copied",
  files: "files",
  rows: "rows",
  search: "memories made findable",
  done: "",
} as const;
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
      identities: identityFile === undefined ? [] : identitiesInFile(await textOf(identityFile)),
      isKeyLost,
    },
    everyNowAndThen(say),
  );
  for (const sentence of sentencesOn(restored)) say(sentence);
  say("You can start the server now: npm start");
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

function identitiesInFile(text: string): string[] {
  const identities = identitiesIn(text);
  if (identities.length === 0) throw new StartupError("The file given with --identity holds no secret key of age.");
  return identities;
}

interface Progress {
  readonly step: keyof typeof stepNames;
  readonly done: number;
  readonly total: number;
}

/** Says how far it is, once a second. */
export function everyNowAndThen(say: (line: string) => void): (progress: Progress) => void {
  let saidAt = -sayEveryMs;
  return ({ step, done, total }) => {
    const now = performance.now();
    if (now - saidAt < sayEveryMs) return;
    saidAt = now;
    say(`${done} of ${total} ${stepNames[step]}`);
  };
}
