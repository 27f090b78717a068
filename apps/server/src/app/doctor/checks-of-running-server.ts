import { stat } from "node:fs/promises";

import type { Config } from "#config/config.ts";
import type { Database } from "#db/client.ts";
import { isRecent } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";

import { backups } from "./backups.ts";
import type { Check, Finding } from "./check.ts";
import { databaseConnections } from "./database-connections.ts";
import { database } from "./database.ts";
import { diskSpace } from "./disk-space.ts";
import { withoutSecrets } from "./doctor-command.ts";
import type { DoctorContext } from "./doctor-context.ts";
import { files } from "./files.ts";
import { jobs } from "./jobs.ts";
import { type NamedFinding, runChecks } from "./run-checks.ts";
import { waitingMail } from "./waiting-mail.ts";

/** It writes a file, or asks another server. */
const filesEveryMs = 60_000;

interface RunningServer {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Pick<Database, "db" | "engine">;
  readonly schemaVersion: () => Promise<number>;
  readonly secrets: readonly string[];
}

/** The checks that a running server can make of itself, with its own database and asking nobody else. */
export function createChecksOfRunningServer(server: RunningServer) {
  const checks: readonly Check[] = [
    diskSpace,
    database,
    databaseConnections,
    rarely(files, filesEveryMs),
    backups,
    jobs,
    waitingMail,
  ];
  const context = contextOf(server);

  return {
    async list(): Promise<NamedFinding[]> {
      const found: NamedFinding[] = [];
      for await (const { name, finding } of runChecks(checks, context)) {
        found.push({ name, finding: withoutSecrets(finding, server.secrets) });
      }
      return found;
    },
  };
}

function contextOf({ config, clock, database: own, schemaVersion }: RunningServer): DoctorContext {
  const opened = async () => ({ ...own, schemaVersion: await schemaVersion(), close: async () => undefined });
  return {
    config,
    clock,
    options: { isDeep: false, mailTo: undefined },
    dataFolder: async () => ({ kind: "usable", stats: await stat(config.dataDir) }),
    openDatabase: opened,
    database: opened,
    secrets: async () => undefined,
    close: async () => undefined,
  };
}

function rarely(check: Check, everyMs: number): Check {
  let known: { readonly at: number; readonly finding: Finding | undefined } | undefined;
  return {
    name: check.name,
    async run(context) {
      const now = context.clock.now();
      if (!known || !isRecent(known.at, everyMs, now)) known = { at: now, finding: await check.run(context) };
      return known.finding;
    },
  };
}
