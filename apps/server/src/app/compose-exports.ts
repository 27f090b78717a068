import { join } from "node:path";

import { createDiskScratchFolders } from "#adapters/scratch-folders/disk-scratch-folders.ts";
import { createExportFilesService, createExportAddresses } from "#features/exports/export-files.service.ts";
import { createExportOutputsRepository } from "#features/exports/export-outputs.repository.ts";
import { createExportRun } from "#features/exports/export-run.ts";
import { createExportRunsRepository } from "#features/exports/export-runs.repository.ts";
import { createExportSlotsRepository } from "#features/exports/export-slots.repository.ts";
import { createExportSlots } from "#features/exports/export-slots.ts";
import { type ClosedExporter, createExporters } from "#features/exports/exporters.ts";
import { exportsHandlers } from "#features/exports/exports.handlers.ts";
import { createExportsRepository } from "#features/exports/exports.repository.ts";
import { mountExports } from "#features/exports/exports.routes.ts";
import { createExportsService } from "#features/exports/exports.service.ts";
import { createExportPresenter } from "#features/exports/present-export.ts";
import type { Router } from "#http/router.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Notices } from "#ports/notices.ts";

import type { AppContext } from "./app-context.ts";
import { createLiveSessions } from "./live-sessions.ts";

interface ExportsParts extends Pick<AppContext, "config" | "clock" | "database" | "secrets" | "store"> {
  readonly jobs: JobQueue;
  readonly accounts: { findById(accountId: string): Promise<{ email: string } | undefined> };
  readonly notices: Notices;
  readonly forget: (storeKeys: readonly string[]) => Promise<void>;
  /** The exporters of all kinds. */
  readonly exporters: readonly ClosedExporter[];
  readonly lookEveryMs?: number;
}

/** Composes exports: the queue, the run, and the files. */
export function composeExports(parts: ExportsParts) {
  const { config, clock, database, secrets, store, jobs, forget, lookEveryMs = 1000 } = parts;
  const { db, transact } = database;
  const repository = createExportsRepository(db);
  const outputs = createExportOutputsRepository(db);
  const addresses = createExportAddresses({ fingerprint: secrets.fingerprint, clock });
  const exporters = createExporters(parts.exporters);
  const slots = createExportSlots({ repository, slots: createExportSlotsRepository(db), jobs });
  const presenter = createExportPresenter({ repository, outputs, addresses });
  const exports = createExportsService({ repository, outputs, slots, exporters, presenter, forget, clock, transact });
  const run = createExportRun({
    runs: createExportRunsRepository(db),
    outputs,
    slots,
    exporters,
    // The folder name of older releases, which may have left work of a killed process in it.
    scratchFolders: createDiskScratchFolders({ folder: join(config.dataDir, "makings"), clock }),
    store,
    announce: (accountId, kind) => announce(parts, accountId, kind),
    clock,
    transact,
    lookEveryMs,
  });

  return {
    services: {
      exports,
      exportFiles: createExportFilesService({ outputs, addresses, sessions: createLiveSessions(parts), store, clock }),
    },
    handlers: exportsHandlers({ run, exports }),
    mount: (router: Router): void => mountExports(router, exports),
  };
}

/** Sends a mail only for exports that take long enough for the member to have left the page. */
async function announce({ accounts, notices }: ExportsParts, accountId: string, kind: string): Promise<void> {
  if (kind !== "book" && kind !== "archive") return;
  const account = await accounts.findById(accountId);
  if (account) await notices.post({ kind: "export-ready", email: account.email, exportKind: kind });
}
