import { systemClock } from "#adapters/clock/system-clock.ts";
import {
  adminHelp,
  endShares,
  grantPlan,
  listPrintOrders,
  listReports,
  preparePrinter,
  prepareStripe,
} from "#app/admin-commands.ts";
import { compose, type Composition } from "#app/compose.ts";
import { openResources } from "#app/open-resources.ts";
import { type Config, loadConfig } from "#config/config.ts";
import { createLogger, type Logger } from "#lib/logger.ts";

import { StartupError } from "./lib/app-error.ts";

process.umask(0o077);
const [command = "", ...words] = process.argv.slice(2);

type Deps = Pick<Composition, "services"> & { readonly logger: Logger };

/** Runs a command that works with the database. */
function withServices(work: (deps: Deps, words: readonly string[]) => Promise<readonly string[]>) {
  return async (config: Config): Promise<readonly string[]> => {
    const logger = createLogger(config.logLevel);
    const context = { config, clock: systemClock, logger };
    const composition = compose({ ...context, ...(await openResources(context)) });
    try {
      return await work({ services: composition.services, logger }, words);
    } finally {
      await composition.close();
    }
  };
}

const commands: Readonly<Record<string, (config: Config) => Promise<readonly string[]>>> = {
  grant: withServices(grantPlan),
  reports: withServices(listReports),
  "end-share": withServices(endShares),
  "print-orders": withServices(listPrintOrders),
  "print-setup": preparePrinter,
  "stripe-setup": prepareStripe,
};

try {
  const run = commands[command];
  if (!run) throw new StartupError(adminHelp);
  for (const line of await run(loadConfig())) process.stdout.write(`${line}\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
