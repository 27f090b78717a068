import { createDatabaseJobRetries } from "#adapters/jobs/database-job-retries.ts";
import { secretValuesIn } from "#config/secret-values.ts";
import type { BackupHealth } from "#features/backups/backup-health.ts";
import type { HealthService } from "#features/health/health.service.ts";
import { createErrorCountsRepository } from "#features/operator/error-counts.repository.ts";
import { createErrorCounts } from "#features/operator/error-counts.service.ts";
import type { OperatorActionsService } from "#features/operator/operator-actions.service.ts";
import { createOperatorOverviewRepository } from "#features/operator/operator-overview.repository.ts";
import { createOperatorOverview } from "#features/operator/operator-overview.service.ts";
import { mountOperatorPage } from "#features/operator/operator-page.routes.ts";
import { createOperatorSessionsRepository } from "#features/operator/operator-sessions.repository.ts";
import { createOperatorSessions } from "#features/operator/operator-sessions.service.ts";
import { deliverMail } from "#features/outbox/outbox.jobs.ts";
import type { Router } from "#http/router.ts";
import type { JobHandler } from "#ports/job-queue.ts";

import type { AppContext } from "./app-context.ts";
import { createChecksOfRunningServer } from "./doctor/checks-of-running-server.ts";
import { readDisks } from "./doctor/disk-space.ts";
import type { NamedFinding } from "./doctor/run-checks.ts";

type Overview = Parameters<typeof createOperatorOverview>[0];

interface OperatorPageParts extends Pick<AppContext, "config" | "clock" | "database" | "logger"> {
  readonly health: HealthService;
  readonly backups: { read(): Promise<{ readonly backup: BackupHealth; readonly drill: BackupHealth }> };
  readonly services: {
    readonly operatorActions: OperatorActionsService;
    readonly subscriptionCounts: Overview["subscriptions"];
    readonly operatorPrintOrders: Overview["printOrders"];
  };
  /** Of all jobs; complete once everything is composed. */
  readonly handlers: () => readonly JobHandler[];
  /** Wakes the worker. */
  readonly onReady: () => void;
}

/** Composes the operator's page: who may look, what it shows, and how often something went wrong. */
export function composeOperatorPage(parts: OperatorPageParts) {
  const { config, clock, database, logger, health, services, handlers, onReady } = parts;
  const { db } = database;
  const actions = services.operatorActions;
  const errorCounts = createErrorCounts({ repository: createErrorCountsRepository(db), clock, logger });
  const sessions = createOperatorSessions({ repository: createOperatorSessionsRepository(db), actions, clock });
  const checks = createChecksOfRunningServer({
    config,
    clock,
    database,
    schemaVersion: async () => (await health.read()).database.schemaVersion,
    secrets: secretValuesIn(),
  });
  const overview = createOperatorOverview({
    repository: createOperatorOverviewRepository(db),
    clock,
    actions,
    errors: errorCounts,
    retries: createDatabaseJobRetries({ db, clock, onReady }),
    jobNames: () => handlers().map(({ job }) => job.name),
    mailJob: deliverMail.name,
    health,
    findings: { list: async () => (await checks.list()).map(shownFinding) },
    disks: { list: () => listDisks(config) },
    backups: parts.backups,
    subscriptions: services.subscriptionCounts,
    printOrders: services.operatorPrintOrders,
    installation: {
      address: config.baseUrl,
      version: config.version,
      mode: config.mode,
      node: process.versions.node,
    },
    kinds: kindsOf(config),
  });

  return {
    services: { errorCounts, operatorSessions: sessions, operatorOverview: overview },
    mount: (router: Router): void => mountOperatorPage(router, { sessions, overview }),
  };
}

function kindsOf({ backups, smtpUrl, billing, printing }: AppContext["config"]): Overview["kinds"] {
  const mail = smtpUrl === undefined ? "folder" : "smtp";
  return { backups: backups.every, mail, payments: billing.kind, printing: printing.kind };
}

function shownFinding({ name, finding }: NamedFinding) {
  const todo = finding.state === "ok" ? null : finding.todo;
  return { check: name, state: finding.state, says: finding.says, todo };
}

async function listDisks(config: AppContext["config"]) {
  const disks = await readDisks(config);
  return disks.map(({ folder, bytes, freeBytes }) => ({ folder, bytes, freeBytes }));
}
