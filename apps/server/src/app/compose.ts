import { hostname } from "node:os";
import { join } from "node:path";

import { createDatabaseIdempotency } from "#adapters/idempotency/database-idempotency.ts";
import { createDatabaseJobQueue } from "#adapters/jobs/database-job-queue.ts";
import { createDatabaseJobSource } from "#adapters/jobs/database-job-source.ts";
import { createFolderMailer } from "#adapters/mail/folder-mailer.ts";
import { createSmtpMailer } from "#adapters/mail/smtp-mailer.ts";
import { createArgon2Hasher } from "#adapters/passwords/argon2-hasher.ts";
import { createDatabaseRateLimiter } from "#adapters/rate-limits/database-rate-limiter.ts";
import { createTokenSigner } from "#adapters/tokens/jose-signer.ts";
import type { Config } from "#config/config.ts";
import { createAccountsRepository } from "#features/accounts/accounts.repository.ts";
import { createAccountsService } from "#features/accounts/accounts.service.ts";
import { createHealthRepository } from "#features/health/health.repository.ts";
import { mountHealth } from "#features/health/health.routes.ts";
import { createHealthService } from "#features/health/health.service.ts";
import { housekeepingHandlers } from "#features/housekeeping/housekeeping.handlers.ts";
import { createHousekeepingRepository } from "#features/housekeeping/housekeeping.repository.ts";
import { outboxHandlers } from "#features/outbox/outbox.handlers.ts";
import { createOutboxRepository } from "#features/outbox/outbox.repository.ts";
import { createOutboxService } from "#features/outbox/outbox.service.ts";
import { createSessionsRepository } from "#features/sessions/sessions.repository.ts";
import { mountSessions } from "#features/sessions/sessions.routes.ts";
import { createSessionsService } from "#features/sessions/sessions.service.ts";
import type { Router } from "#http/router.ts";
import { createId } from "#lib/ids.ts";
import type { Logger } from "#lib/logger.ts";
import { createSealer } from "#lib/sealer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobHandler } from "#ports/job-queue.ts";
import type { Mailer } from "#ports/mailer.ts";

import type { Resources } from "./open-resources.ts";

export interface House extends Resources {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
}

export type Composition = ReturnType<typeof compose>;

/** The roof: every adapter is chosen and every service meets what it needs, here and nowhere else. */
export function compose({ config, clock, logger, database, secrets }: House) {
  const { db, engine, transact } = database;
  const ready: (() => void)[] = [];
  const jobs = createDatabaseJobQueue({ db, clock, onReady: () => ready.forEach((wake) => wake()) });
  const workerId = `${hostname()}-${createId(clock.now())}`;
  const source = createDatabaseJobSource({ database, clock, workerId });
  const limiter = createDatabaseRateLimiter({ db, clock, fingerprint: secrets.fingerprint });
  const idempotency = createDatabaseIdempotency({ database, clock });
  const mailer = chooseMailer(config, logger);
  const sealer = createSealer(secrets.sealKey);
  const signer = createTokenSigner({ key: secrets.tokenKey, clock });
  const passwords = createArgon2Hasher();

  const health = createHealthService({
    repository: createHealthRepository(db),
    clock,
    engine,
    version: config.version,
  });
  const sessions = createSessionsService({ repository: createSessionsRepository(db), signer, clock });
  const accounts = createAccountsService({ repository: createAccountsRepository(db), passwords, clock, transact });
  const outbox = createOutboxService({ repository: createOutboxRepository(db), jobs, mailer, sealer, clock, transact });

  const handlers: JobHandler[] = [
    ...outboxHandlers(outbox),
    ...housekeepingHandlers({ repository: createHousekeepingRepository(db), clock }),
  ];

  return {
    services: { health, sessions, accounts, outbox },
    limiter,
    idempotency,
    jobs: { queue: jobs, source, handlers, onReady: (wake: () => void) => void ready.push(wake) },
    mountAll(router: Router): void {
      mountHealth(router, health);
      mountSessions(router, sessions);
    },
    async close(): Promise<void> {
      await mailer.close();
      await database.close();
    },
  };
}

function chooseMailer({ smtpUrl, mailFrom, dataDir }: Config, logger: Logger): Mailer {
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from: mailFrom });
  return createFolderMailer({
    folder: join(dataDir, "outbox"),
    from: mailFrom,
    onText: ({ to, subject, text }) => logger.info({ to, subject, text }, "mail written to the outbox folder"),
  });
}
