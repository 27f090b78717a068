import { join } from "node:path";

import { createDiskWorkshop } from "#adapters/scratch-folders/disk-scratch-folders.ts";
import { createMadeFilesService } from "#features/exports/export-files.service.ts";
import { type ClosedMaker, createMakers } from "#features/exports/exporters.ts";
import { createMakingAddresses } from "#features/exports/export-addresses.ts";
import { createMakingOutputsRepository } from "#features/exports/export-outputs.repository.ts";
import { createMakingRun } from "#features/exports/export-run.ts";
import { createMakingRunsRepository } from "#features/exports/export-runs.repository.ts";
import { createMakingTurnsRepository } from "#features/exports/export-slots.repository.ts";
import { createMakingTurns } from "#features/exports/export-slots.ts";
import { makingsHandlers } from "#features/exports/exports.handlers.ts";
import { createMakingsRepository } from "#features/exports/exports.repository.ts";
import { mountMakings } from "#features/exports/exports.routes.ts";
import { createMakingsService } from "#features/exports/exports.service.ts";
import { createMakingPresenter } from "#features/exports/present-export.ts";
import type { Router } from "#http/router.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Notices } from "#ports/notices.ts";

import type { House } from "./app-context.ts";
import { createLiveSessions } from "./live-sessions.ts";

interface MakingsParts extends Pick<House, "config" | "clock" | "database" | "secrets" | "store"> {
  readonly jobs: JobQueue;
  readonly accounts: { findById(accountId: string): Promise<{ email: string } | undefined> };
  readonly notices: Notices;
  readonly forget: (storeKeys: readonly string[]) => Promise<void>;
  /** Everybody who makes something that takes a while. */
  readonly makers: readonly ClosedMaker[];
  readonly lookEveryMs?: number;
}

/** What takes a while: the queue, the work, and what becomes of its files. */
export function composeMakings(parts: MakingsParts) {
  const { config, clock, database, secrets, store, jobs, forget, lookEveryMs = 1000 } = parts;
  const { db, transact } = database;
  const repository = createMakingsRepository(db);
  const outputs = createMakingOutputsRepository(db);
  const addresses = createMakingAddresses({ fingerprint: secrets.fingerprint, clock });
  const makers = createMakers(parts.makers);
  const turns = createMakingTurns({ repository, turns: createMakingTurnsRepository(db), jobs });
  const presenter = createMakingPresenter({ repository, outputs, addresses });
  const makings = createMakingsService({ repository, outputs, turns, makers, presenter, forget, clock, transact });
  const run = createMakingRun({
    runs: createMakingRunsRepository(db),
    outputs,
    turns,
    makers,
    workshop: createDiskWorkshop({ folder: join(config.dataDir, "makings"), clock }),
    store,
    announce: (accountId, kind) => announce(parts, accountId, kind),
    clock,
    transact,
    lookEveryMs,
  });

  return {
    services: {
      makings,
      madeFiles: createMadeFilesService({ outputs, addresses, sessions: createLiveSessions(parts), store, clock }),
    },
    handlers: makingsHandlers({ run, makings }),
    mount: (router: Router): void => mountMakings(router, makings),
  };
}

/** By mail only what somebody may have gone away from. */
async function announce({ accounts, notices }: MakingsParts, accountId: string, kind: string): Promise<void> {
  if (kind !== "book" && kind !== "archive") return;
  const account = await accounts.findById(accountId);
  if (account) await notices.post({ kind: "making-ready", email: account.email, making: kind });
}
