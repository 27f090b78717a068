import { systemClock } from "#adapters/clock/system-clock.ts";
import { adminHelp, grantPlan, prepareStripe } from "#app/admin-commands.ts";
import { compose } from "#app/compose.ts";
import { openResources } from "#app/open-resources.ts";
import { type Config, loadConfig } from "#config/config.ts";
import { createLogger } from "#lib/logger.ts";

import { StartupError } from "./lib/app-error.ts";

process.umask(0o077);
const [command = "", ...words] = process.argv.slice(2);

async function grant(config: Config): Promise<readonly string[]> {
  const logger = createLogger(config.logLevel);
  const context = { config, clock: systemClock, logger };
  const composition = compose({ ...context, ...(await openResources(context)) });
  try {
    return await grantPlan({ services: composition.services, logger }, words);
  } finally {
    await composition.close();
  }
}

const commands: Readonly<Record<string, (config: Config) => Promise<readonly string[]>>> = {
  grant,
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
