import { systemClock } from "#adapters/clock/system-clock.ts";
import { verifyFiles } from "#app/verify-command.ts";
import { loadConfig } from "#config/config.ts";
import { createLogger } from "#lib/logger.ts";
import { MediaStoreError } from "#ports/media-store.ts";

import { AppError, StartupError } from "./lib/app-error.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

process.umask(0o077);
try {
  const config = loadConfig();
  const logger = createLogger(config.logLevel);
  process.exitCode = await verifyFiles({ config, clock: systemClock, logger, print }, process.argv.slice(2));
} catch (error) {
  if (![StartupError, AppError, MediaStoreError].some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
