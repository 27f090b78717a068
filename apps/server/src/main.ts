import { join } from "node:path";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { startServer } from "#app/server.ts";
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
  const starting = startServer({ config, logger, clock: systemClock, webFolder });
  const handleSignal = createStopSignals({
    now: () => performance.now(),
    stop(signal) {
      logger.info({ signal }, "stopping: letting requests finish; a second Ctrl-C stops at once");
      // A failed start is reported below.
      void starting.then(
        (server) => server.stop().then(() => process.exit(0)),
        () => undefined,
      );
    },
    endAtOnce: () => process.exit(endedByPerson),
  });
  // Not `once`: without a listener the next signal, which npm may send for the same key press, would end the process.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, handleSignal);
  process.stdout.write((await starting).message);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
