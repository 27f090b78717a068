import { userInfo } from "node:os";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { disableAccount, enableAccount, endSessions, findAccounts, startReset } from "#app/admin-accounts.ts";
import {
  endShares,
  grantPlan,
  listActions,
  listPrintOrders,
  listReports,
  preparePrinter,
  prepareStripe,
} from "#app/admin-commands.ts";
import { endOperatorSessions, makeSignInLink } from "#app/admin-page-sessions.ts";
import { adminHelp } from "#app/admin-words.ts";
import { compose, type Composition } from "#app/compose.ts";
import { openResources } from "#app/open-resources.ts";
import { type Config, loadConfig } from "#config/config.ts";
import { asEssential } from "#lib/essential-work.ts";
import { createLogger } from "#lib/logger.ts";

import { StartupError } from "./lib/app-error.ts";

process.umask(0o077);
const [command = "", ...words] = process.argv.slice(2);

interface Deps extends Pick<Composition, "services"> {
  readonly who: string;
}

/** Runs a command that works with the database, on a full disk too: disabling an account may be what makes room. */
function withServices(work: (deps: Deps, words: readonly string[]) => Promise<readonly string[]>) {
  return async (config: Config): Promise<readonly string[]> => {
    const context = { config, clock: systemClock, logger: createLogger(config.logLevel) };
    const composition = compose({ ...context, ...(await openResources(context)) });
    try {
      return await asEssential(() => work({ services: composition.services, who: nameOfUser() }, words));
    } finally {
      await composition.close();
    }
  };
}

/** In a container, the user may have a number and no name. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}

const commands: Readonly<Record<string, (config: Config) => Promise<readonly string[]>>> = {
  find: withServices(findAccounts),
  disable: withServices(disableAccount),
  enable: withServices(enableAccount),
  "end-sessions": withServices(endSessions),
  "start-reset": withServices(startReset),
  grant: withServices(grantPlan),
  reports: withServices(listReports),
  "end-share": withServices(endShares),
  log: withServices(listActions),
  "sign-in": (config) => withServices((deps) => makeSignInLink(deps, config))(config),
  "sign-out": withServices(endOperatorSessions),
  "print-orders": withServices(listPrintOrders),
  "print-setup": preparePrinter,
  "stripe-setup": prepareStripe,
};

try {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new StartupError(adminHelp);
  for (const line of await run(loadConfig())) process.stdout.write(`${line}\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
