import { createThreadSourceReader } from "#adapters/source-reader/thread-source-reader.ts";
import { createDatesService } from "#features/imports/dates.service.ts";
import { createDryRun } from "#features/imports/dry-run.service.ts";
import { createDuplicates } from "#features/imports/duplicates.ts";
import { createImportItemsRepository } from "#features/imports/import-items.repository.ts";
import { createImportLookups } from "#features/imports/import-lookups.repository.ts";
import { createImportProblemsRepository } from "#features/imports/import-problems.repository.ts";
import { createImportQueue } from "#features/imports/import-queue.repository.ts";
import { createImportSteps } from "#features/imports/import-steps.service.ts";
import type {
  ImportedFiles,
  ImportedMemories,
  ImportFiles,
  ImportTimelines,
  ImportUploads,
} from "#features/imports/import-world.ts";
import { createImporting } from "#features/imports/importing.service.ts";
import { createImportsSweep } from "#features/imports/imports-sweep.service.ts";
import { importsHandlers } from "#features/imports/imports.handlers.ts";
import { createImportsRepository } from "#features/imports/imports.repository.ts";
import { mountImports } from "#features/imports/imports.routes.ts";
import { createImportsService } from "#features/imports/imports.service.ts";
import { createItemKeeper } from "#features/imports/item-keeper.ts";
import { createKnownThings } from "#features/imports/known-things.repository.ts";
import { createOwnArchive, type OwnPictures } from "#features/imports/own-archive.service.ts";
import { createOwnThings, type OwnThingsDeps } from "#features/imports/own-things.ts";
import { createImportPresenter } from "#features/imports/present-import.ts";
import { createUndatedRepository } from "#features/imports/undated.repository.ts";
import { createUndoing } from "#features/imports/undoing.service.ts";
import type { Router } from "#http/router.ts";
import type { JobQueue } from "#ports/job-queue.ts";

import type { AppContext } from "./app-context.ts";

interface ImportsParts extends Pick<AppContext, "config" | "clock" | "database"> {
  readonly jobs: JobQueue;
  readonly uploads: ImportUploads;
  readonly imported: ImportedFiles;
  readonly memories: ImportedMemories;
  readonly timelines: ImportTimelines;
  readonly files: ImportFiles;
  readonly things: OwnThingsDeps;
  readonly pictures: OwnPictures;
}

/** Memories that come from elsewhere. */
export function composeImports(parts: ImportsParts) {
  const { config, clock, database, jobs, imported } = parts;
  const { db, transact } = database;
  const known = createKnownThings(db);
  const things = {
    imports: createImportsRepository(db),
    queue: createImportQueue(db),
    items: createImportItemsRepository(db),
    lookups: createImportLookups(db),
    problems: createImportProblemsRepository(db),
    undated: createUndatedRepository(db),
    known,
    duplicates: createDuplicates({ known, imported }),
    reader: createThreadSourceReader(),
  };
  const shared = { ...parts, ...things, clock, jobs, transact };
  const own = createOwnArchive({ ...shared, things: createOwnThings(parts.things) });
  const presenter = createImportPresenter(shared);
  const imports = createImportsService({ ...shared, presenter, importBytes: config.importBytes });
  const steps = createImportSteps({ ...shared, presenter });
  const dates = createDatesService(shared);

  return {
    handlers: importsHandlers({
      dryRun: createDryRun({ ...shared, own }),
      importing: createImporting({ ...shared, own, keeper: createItemKeeper(shared) }),
      undoing: createUndoing({ ...shared, own }),
      sweep: createImportsSweep(shared),
    }),
    mount: (router: Router): void => mountImports(router, { imports, steps, dates }),
  };
}
