import { join } from "node:path";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { serveOrRestore } from "#app/serve-or-restore.ts";
import { loadConfig } from "#config/config.ts";
import { createLogger } from "#lib/logger.ts";
import { createStopSignals } from "#lib/stop-signals.ts";

import { StartupError } from "./lib/app-error.ts";

const webFolder = join(import.meta.dirname, "../../web/dist");
const endedByPerson = 130;

process.umask(0o077);
try {
  const config = loadConfig();
  const logger = createLogger(config.logLevel);
  const stopping = new AbortController();
  const handleSignal = createStopSignals({
    now: () => performance.now(),
    stop(signal) {
      logger.info({ signal }, "stopping: letting requests finish; a second Ctrl-C stops at once");
      stopping.abort();
    },
    endAtOnce: () => process.exit(endedByPerson),
  });
  // Not `once`: without a listener the next signal, which npm may send for the same key press, would end the process.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, handleSignal);
  await serveOrRestore({ config, logger, clock: systemClock, webFolder, say, stopping: stopping.signal });
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function say(message: string): void {
  process.stdout.write(message);
}
