import { systemClock } from "#adapters/clock/system-clock.ts";
import { compose } from "#app/compose.ts";
import { openResources } from "#app/open-resources.ts";
import { loadConfig } from "#config/config.ts";
import { createLogger } from "#lib/logger.ts";

import { StartupError } from "./lib/app-error.ts";

const explained = {
  missing: "is in the database but missing from the store",
  changed: "has changed since it was stored",
  orphaned: "is in the store but nothing refers to it",
} as const;

process.umask(0o077);
try {
  const config = loadConfig();
  const context = { config, clock: systemClock, logger: createLogger(config.logLevel) };
  const composition = compose({ ...context, ...(await openResources(context)) });
  const report = await composition.services.verify.verify({
    isQuick: process.argv.includes("--quick"),
    onFinding: ({ problem, key, what, ownerId }) => {
      const whose = ownerId === undefined ? "" : ` (${what} of ${ownerId})`;
      process.stdout.write(`${problem}: ${key} ${explained[problem]}${whose}\n`);
    },
  });
  await composition.close();
  const { checked, missing, changed, orphaned } = report;
  process.stdout.write(`${checked} checked: ${missing} missing, ${changed} changed, ${orphaned} orphaned.\n`);
  // Files left behind by a killed server are swept within a day and do no harm.
  process.exitCode = missing + changed > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
