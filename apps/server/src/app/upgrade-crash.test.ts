import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect } from "vitest";

import { schemaVersion } from "#db/migrate.ts";
import { newestSchema } from "#db/migrations/all.ts";
import { digestsOf } from "#testing/backed-up.ts";
import { startChild } from "#testing/child-process.ts";
import { createInstallation } from "#testing/installations.ts";
import { createRecordingLogger } from "#testing/recording-logger.ts";
import { type KeptRelease, plantRelease, readKeptReleases } from "#testing/releases/kept-releases.ts";
import { secretKey } from "#testing/releases/release-process.ts";
import { test, type TestClock } from "#testing/server-test.ts";

import { openResources } from "./open-resources.ts";

const program = join(import.meta.dirname, "../testing/crash-upgrade.ts");
const [oldest] = await readKeptReleases();
const kills = testSize({ short: 3, long: 20 });

/** The installation of the oldest release that is kept, as it was killed. */
async function createOldest(release: KeptRelease, clock: TestClock) {
  const place = { clock, logger: createRecordingLogger() };
  const { folder, config } = await createInstallation(place, { SECRET_KEY: secretKey });
  const backups = join(folder, "backups");
  const to = { every: "hour", to: { kind: "folder", folder: backups }, recipients: [] } as const;
  const { database } = config;
  await plantRelease(release, database, folder);
  return {
    config,
    folder,
    location: database,
    start: (more: Record<string, string> = {}) =>
      startChild(program, {
        DATA_DIR: folder,
        PORT: "0",
        LOG_LEVEL: "silent",
        CITY_LIST: "none",
        SECRET_KEY: secretKey,
        BACKUP_FOLDER: backups,
        ...(database.engine === "postgres" ? { DATABASE_URL: database.url } : {}),
        ...more,
      }),
    /** Brings it up to date in this process and closes it again. */
    async bringUpToDate(): Promise<number> {
      const opened = await openResources({ ...place, config: { ...config, backups: to } });
      const version = await schemaVersion(opened.database);
      await opened.store.close();
      await opened.database.close();
      return version;
    },
    /** What the copies from before hold; backups have tests of their own. */
    async copies(): Promise<readonly unknown[]> {
      if (database.engine === "postgres") return (await readdir(join(backups, "snapshots"))).map(() => "a backup");
      const names = (await readdir(backups)).filter((name) => name.endsWith(".sqlite"));
      return Promise.all(
        names.map(async (name) =>
          digestsOf({ config: { ...config, database: { ...database, file: join(backups, name) } } }),
        ),
      );
    },
  };
}

/** Spread over all statements of the way, the first and the commit included. */
function killPoints(statements: number): number[] {
  return Array.from({ length: kills }, (_, index) => 1 + Math.round((index * (statements - 1)) / (kills - 1)));
}

test(
  "an upgrade that is killed at any statement is finished by the next start, as if nobody had killed it",
  { timeout: 600_000 },
  async ({ clock }) => {
    if (!oldest) throw new Error("No release is kept");
    const untouched = await createOldest(oldest, clock);
    const before = await digestsOf(untouched);
    expect(await untouched.bringUpToDate()).toBe(newestSchema);
    const after = await digestsOf(untouched);
    const counting = (await createOldest(oldest, clock)).start();
    const statements = Number(/\d+/.exec(await counting.line(/^migrated by/))?.[0]);
    counting.process.kill("SIGKILL");
    await counting.ended;
    expect(statements).toBeGreaterThan(60);

    const wasKept = untouched.location.engine === "sqlite" ? before : "a backup";
    for (const point of killPoints(statements)) {
      const killed = await createOldest(oldest, clock);
      const child = killed.start({ KILL_AT: String(point) });
      await child.ended;
      const copies = await killed.copies();
      const version = await killed.bringUpToDate();

      const outcome = { point, signal: child.process.signalCode, copies, version, rows: await digestsOf(killed) };
      expect(outcome).toEqual({ point, signal: "SIGKILL", copies: [wasKept], version: newestSchema, rows: after });
    }
  },
);

test("an upgrade that is killed half way is finished by starting the server again", async ({ clock }) => {
  if (!oldest) throw new Error("No release is kept");
  const killed = await createOldest(oldest, clock);
  await killed.start({ KILL_AT: "50" }).ended;

  const next = killed.start();
  const address = (await next.line(/is open at/)).split(" ").at(-1);
  const { ok } = await fetch(`${address}/readyz`);
  next.process.kill("SIGTERM");

  expect([ok, await next.ended]).toEqual([true, 0]);
});
