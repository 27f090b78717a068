import { join } from "node:path";

import { isLongTest } from "@lane/domain/testing/test-size.ts";
import type { FastifyInstance } from "fastify";
import { inject, test as base } from "vitest";

import { createDiskStore } from "#adapters/media-store/disk-store.ts";
import { createArgon2Hasher } from "#adapters/passwords/argon2-hasher.ts";
import { compose, type Composition } from "#app/compose.ts";
import { createHttp } from "#app/http.ts";
import { createMetrics } from "#app/metrics.ts";
import { type Config, loadConfig } from "#config/config.ts";
import { loadSecrets, type Secrets } from "#config/secrets.ts";
import { type Database, openDatabase } from "#db/client.ts";
import type { Clock } from "#ports/clock.ts";
import type { MediaStore } from "#ports/media-store.ts";
import type { PasswordHasher } from "#ports/password-hasher.ts";

import { createRecordingLogger, type RecordingLogger } from "./recording-logger.ts";
import { copyTestDatabase, type TestDatabase } from "./test-databases.ts";

export interface TestClock extends Clock {
  advance(ms: number): void;
}

export interface TestServer extends Composition {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly store: MediaStore;
  readonly clock: TestClock;
  readonly logger: RecordingLogger;
  readonly folder: string;
}

/**
 * For tests whose outcome the database cannot change, in files where others are about its queries: `test.runIf(runsOnce)`
 * runs on PostgreSQL in long runs only. Whole files stand in `tools/server-engines.ts`.
 */
export const runsOnce = isLongTest || inject("engine") === "sqlite";

/** A password check in 0.1 ms instead of 20 ms. */
const cheapHashing = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** 15 May 2026, noon. */
const startOfTests = 1_778_846_400_000;

/** The whole server over a separate database, without a network in between. */
export const test = base
  .extend<{ testDatabase: TestDatabase }>({
    testDatabase: async ({}, use) => {
      const created = await copyTestDatabase();
      await use(created);
      await created.remove();
    },
  })
  .extend<{ database: Database }>({
    database: async ({ testDatabase }, use) => {
      const database = openDatabase(testDatabase.location);
      await use(database);
      await database.close();
    },
  })
  .extend<{ clock: TestClock }>({
    clock: async ({}, use) => use(createTestClock()),
  })
  .extend<{ settings: Readonly<Record<string, string>> }>({
    settings: async ({}, use) => use({}),
  })
  .extend<{ passwordHasher: PasswordHasher }>({
    passwordHasher: async ({}, use) => use(createArgon2Hasher({ cost: cheapHashing })),
  })
  .extend<{ server: TestServer }>({
    server: async ({ testDatabase, database, clock, settings, passwordHasher }, use) => {
      const { folder } = testDatabase;
      const config = loadConfig({ NODE_ENV: "test", DATA_DIR: folder, ...settings });
      const secrets = await loadSecrets({ dataDir: folder, given: undefined });
      const logger = createRecordingLogger();
      const store = await createDiskStore({ folder: join(folder, "media") });
      const webFolder = join(folder, "no-web");
      const inside = { config, clock, logger, database, secrets, store, webFolder, passwordHasher };
      const composition = compose(inside);
      const { app } = await createHttp({ context: inside, composition, metrics: createMetrics(), webFolder });
      await use({ ...inside, ...composition, app, folder });
      await app.close();
    },
  });

function createTestClock(): TestClock {
  let now = startOfTests;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
