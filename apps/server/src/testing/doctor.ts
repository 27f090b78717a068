import { systemClock } from "#adapters/clock/system-clock.ts";
import type { Check, Finding } from "#app/doctor/check.ts";
import { createDoctorContext, type DoctorOptions } from "#app/doctor/doctor-context.ts";
import { runChecks } from "#app/doctor/run-checks.ts";
import { loadConfig } from "#config/config.ts";
import type { Clock } from "#ports/clock.ts";

import type { TestServer } from "./server-test.ts";
import type { TestDatabase } from "./test-databases.ts";

interface Looking extends Partial<DoctorOptions> {
  readonly clock?: Clock;
}

/** What one check finds in an environment. Undefined where there is nothing to check. */
export async function look(
  check: Check,
  env: Readonly<Record<string, string>>,
  { clock = systemClock, isDeep = false, mailTo }: Looking = {},
): Promise<Finding | undefined> {
  const context = createDoctorContext({ config: loadConfig(env), clock, options: { isDeep, mailTo } });
  let found: Finding | undefined;
  for await (const { finding } of runChecks([check], context)) found = finding;
  await context.close();
  return found;
}

/** The address of a test server that can be reached over the network. */
export function listen({ app }: TestServer): Promise<string> {
  return app.listen({ host: "127.0.0.1", port: 0 });
}

/** The settings of a server on this database. */
export function settingsOf({ folder, location }: Pick<TestDatabase, "folder" | "location">): Record<string, string> {
  return { DATA_DIR: folder, ...(location.engine === "postgres" ? { DATABASE_URL: location.url } : {}) };
}
