import { systemClock } from "#adapters/clock/system-clock.ts";
import { compose } from "#app/compose.ts";
import { openDemoAccount } from "#app/demo-account.ts";
import { createAlbum, writeLife } from "#app/demo/write-life.ts";
import { openResources } from "#app/open-resources.ts";
import { loadConfig } from "#config/config.ts";
import { createLogger } from "#lib/logger.ts";

import { StartupError } from "./lib/app-error.ts";

process.umask(0o077);
try {
  const config = loadConfig();
  const context = { config, clock: systemClock, logger: createLogger(config.logLevel) };
  const composition = compose({ ...context, ...(await openResources(context)) });
  const { email, password, accountId } = await openDemoAccount(composition.services);
  const viewer = { accountId, sessionId: "demo" };
  await writeLife(composition.services, viewer, createAlbum(composition.services, viewer));
  await composition.close();
  process.stdout.write(`The demo account is ready.\n  email     ${email}\n  password  ${password}\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
