import { join } from "node:path";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { startServer } from "#app/server.ts";
import { loadConfig } from "#config/config.ts";
import { createLogger } from "#lib/logger.ts";
import { StartupError } from "#lib/startup-error.ts";

const webFolder = join(import.meta.dirname, "../../web/dist");

process.umask(0o077);
try {
  const config = loadConfig();
  const logger = createLogger(config.logLevel);
  const server = await startServer({ config, logger, clock: systemClock, webFolder });
  process.stdout.write(`Down Memory Lane is open at ${server.address}\n`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      void server.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
