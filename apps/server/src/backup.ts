import { backupCommands, backupHelp } from "#app/backup-commands.ts";
import { loadConfig } from "#config/config.ts";
import { BackupPlaceError } from "#ports/backup-place.ts";

import { StartupError } from "./lib/app-error.ts";

process.umask(0o077);
const [command = "backup", ...words] = process.argv.slice(2);
try {
  const run = backupCommands[command];
  if (!run) throw new StartupError(backupHelp);
  process.exitCode = (await run({ config: loadConfig(), words, say })) ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError) && !(error instanceof BackupPlaceError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
