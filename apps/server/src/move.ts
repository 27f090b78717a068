import { moveFromWords } from "#app/move-command.ts";
import { loadConfigWith } from "#config/config.ts";
import { BackupPlaceError } from "#ports/backup-place.ts";

import { StartupError } from "./lib/app-error.ts";

process.umask(0o077);
try {
  await moveFromWords(loadConfigWith, process.argv.slice(2), say);
} catch (error) {
  if (!(error instanceof StartupError) && !(error instanceof BackupPlaceError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
