import { systemClock } from "#adapters/clock/system-clock.ts";
import { checks } from "#app/doctor/checks.ts";
import { examine } from "#app/doctor/doctor-command.ts";
import { loadConfig } from "#config/config.ts";
import { secretValuesIn } from "#config/secret-values.ts";
import { secretsOf } from "#config/secrets.ts";

import { StartupError } from "./lib/app-error.ts";

const print = (text: string): void => void process.stdout.write(text);

process.umask(0o077);
try {
  const config = loadConfig();
  // A key in the environment that the server would refuse.
  if (config.secretKey !== undefined) secretsOf(config.secretKey);
  const secrets = secretValuesIn();
  process.exitCode = await examine({ config, clock: systemClock, checks, secrets, print }, process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
// A disk or a server that never answers would keep the process waiting for it.
process.stdout.write("", () => process.exit());
