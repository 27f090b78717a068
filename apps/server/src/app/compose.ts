import { hostname } from "node:os";
import { join } from "node:path";

import { createGeonamesSource } from "#adapters/cities/geonames-source.ts";
import { noCities } from "#adapters/cities/no-cities.ts";
import { createDatabaseIdempotency } from "#adapters/idempotency/database-idempotency.ts";
import { createDatabaseJobQueue } from "#adapters/jobs/database-job-queue.ts";
import { createDatabaseJobSource } from "#adapters/jobs/database-job-source.ts";
import { createFolderMailer } from "#adapters/mail/folder-mailer.ts";
import { createSmtpMailer } from "#adapters/mail/smtp-mailer.ts";
import { createDatabaseRateLimiter } from "#adapters/rate-limits/database-rate-limiter.ts";
import type { Config } from "#config/config.ts";
import { copiesBeforeMigration } from "#db/sqlite-copy.ts";
import { citiesHandlers } from "#features/cities/cities.handlers.ts";
import { createCitiesRepository } from "#features/cities/cities.repository.ts";
import { mountCities } from "#features/cities/cities.routes.ts";
import { createCitiesService } from "#features/cities/cities.service.ts";
import { createCityListsRepository } from "#features/cities/city-lists.repository.ts";
import { createHealthRepository } from "#features/health/health.repository.ts";
import { mountHealth } from "#features/health/health.routes.ts";
import { createHealthService } from "#features/health/health.service.ts";
import { outboxHandlers } from "#features/outbox/outbox.handlers.ts";
import { createOutboxRepository } from "#features/outbox/outbox.repository.ts";
import { createOutboxService } from "#features/outbox/outbox.service.ts";
import { mountYearPreview } from "#features/year-preview/year-preview.routes.ts";
import { createYearPreviewService } from "#features/year-preview/year-preview.service.ts";
import type { Router } from "#http/router.ts";
import { createId } from "#lib/ids.ts";
import type { Logger } from "#lib/logger.ts";
import { removeOldFiles } from "#lib/old-files.ts";
import { createSealer } from "#lib/sealer.ts";
import type { JobHandler } from "#ports/job-queue.ts";
import type { Mailer } from "#ports/mailer.ts";

import type { AppContext } from "./app-context.ts";
import { composeBackups } from "./compose-backups.ts";
import { composeFeatures } from "./compose-features.ts";
import { composeHousekeeping } from "./compose-housekeeping.ts";
import { composeOperatorPage } from "./compose-operator-page.ts";

export type Composition = ReturnType<typeof compose>;

/** The composition root: every adapter is chosen and every service gets its dependencies here and nowhere else. */
export function compose(context: AppContext) {
  const { config, clock, database } = context;
  const { jobs, source, limiter, mailer, sealer, idempotency, outbox, ready } = composeWork(context);
  const health = createHealthService({
    repository: createHealthRepository(database.db),
    clock,
    engine: database.engine,
    version: config.version,
  });
  const cities = composeCities(context);
  const yearPreview = createYearPreviewService({ clock });
  const backups = composeBackups({ ...context, jobs, outbox });
  const shared = { jobs, outbox, limiter, idempotency, sealer, cities };
  const rememberErased = (accountId: string): Promise<void> => backups.services.erasedAccounts.remember(accountId);
  const features = composeFeatures({ ...context, ...shared, rememberErased });

  const operatorPage = composeOperatorPage({
    ...context,
    health,
    backups: backups.services.backupHealth,
    services: features.services,
    handlers: () => handlers,
    onReady: ready.announce,
  });
  const handlers: JobHandler[] = [
    ...outboxHandlers(outbox),
    ...citiesHandlers(cities),
    ...backups.handlers,
    ...features.handlers,
    ...composeHousekeeping({ clock, database, outbox, files: leftovers(config) }),
  ];

  return {
    services: {
      health,
      outbox,
      cities,
      ...backups.services,
      ...features.services,
      ...operatorPage.services,
    },
    remarks: features.remarks,
    limiter,
    idempotency,
    jobs: { queue: jobs, source, handlers, diskSpace: database.diskSpace, onReady: ready.listen },
    mountAll(router: Router): void {
      mountHealth(router, health);
      mountCities(router, cities);
      mountYearPreview(router, yearPreview);
      features.mount(router);
      operatorPage.mount(router);
    },
    async close(): Promise<void> {
      await features.close();
      await operatorPage.services.errorCounts.stop();
      await mailer.close();
      await context.store.close();
      await database.close();
    },
  };
}

/** Composes what waits in the database: jobs, mails, limits and answers to writes that may be sent twice. */
function composeWork({ config, clock, logger, database, secrets }: AppContext) {
  const { db, transact } = database;
  const { fingerprint } = secrets;
  const ready = createReadySignal();
  const jobs = createDatabaseJobQueue({ db, clock, onReady: ready.announce });
  const workerId = `${hostname()}-${createId(clock.now())}`;
  const mailer = chooseMailer(config, logger);
  const sealer = createSealer(secrets.sealKey);
  const repository = createOutboxRepository(db);
  return {
    ready,
    jobs,
    source: createDatabaseJobSource({ database, clock, workerId }),
    limiter: createDatabaseRateLimiter({ db, clock, fingerprint }),
    mailer,
    sealer,
    idempotency: createDatabaseIdempotency({ database, clock, sealer, keyedHash: fingerprint }),
    outbox: createOutboxService({ repository, jobs, mailer, sealer, fingerprint, clock, transact }),
  };
}

/** Tells the worker of this process that there is something to do. */
function createReadySignal() {
  const listeners: (() => void)[] = [];
  return {
    announce: (): void => listeners.forEach((listener) => listener()),
    listen: (listener: () => void): void => void listeners.push(listener),
  };
}

function composeCities({ config, clock, database: { db, transact } }: AppContext) {
  return createCitiesService({
    repository: createCitiesRepository(db),
    lists: createCityListsRepository(db),
    source: config.cityList === "none" ? noCities : createGeonamesSource(),
    clock,
    transact,
  });
}

function outboxFolderOf(dataDir: string): string {
  return join(dataDir, "outbox");
}

function leftovers({ dataDir }: Config) {
  return {
    async removeBefore(before: number): Promise<void> {
      await removeOldFiles({ folder: outboxFolderOf(dataDir), name: /\.eml$/ }, before);
      await removeOldFiles(copiesBeforeMigration(dataDir), before);
    },
  };
}

function chooseMailer({ smtpUrl, mailFrom, dataDir }: Config, logger: Logger): Mailer {
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from: mailFrom });
  return createFolderMailer({
    folder: outboxFolderOf(dataDir),
    from: mailFrom,
    onWritten: (id) => logger.info({ id }, "mail written to the outbox folder"),
  });
}
