import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";

import { systemClock } from "#adapters/clock/system-clock.ts";
import type { Config } from "#config/config.ts";
import { StartupError } from "#lib/app-error.ts";
import { createLogger } from "#lib/logger.ts";

import { moveInstallation } from "./move-installation.ts";
import { sentencesOn } from "./restore-backup.ts";
import { everyNowAndThen } from "./restore-command.ts";

const moveHelp = `npm run move -- FILE
    Moves everything to another database, another place for files, or both. The server must not run.
    FILE has the settings of the new place, one NAME=value in each line. What it does not name stays as it is; a name
    without a value is unset. The database that it names has to be empty.
    What is old stays where it is, until you remove it. Started again, an interrupted move goes on.
`;

export async function moveFromWords(
  loadConfigWith: (changes: Readonly<Record<string, string | undefined>>) => Config,
  words: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [file] = words;
  if (file === undefined || words.length > 1) throw new StartupError(moveHelp);
  const target = loadConfigWith(parseEnv(await textOf(file)));
  const config = loadConfigWith({});
  const context = { config, clock: systemClock, logger: createLogger(config.logLevel) };
  const moved = await moveInstallation(context, target, everyNowAndThen(say));
  for (const sentence of sentencesOn(moved)) say(sentence);
  say(`Start the server with the settings of ${file} now. What is old is still where it was.`);
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new StartupError(`The file ${file} cannot be read.`, { cause: error });
  }
}
