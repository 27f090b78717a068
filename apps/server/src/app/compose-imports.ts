import { createThreadSourceReader } from "#adapters/source-reader/thread-source-reader.ts";
import { createAccountData, type AccountDataDeps } from "#features/archive-restore/account-data.ts";
import { type AccountPictures, createArchiveRestore } from "#features/archive-restore/archive-restore.service.ts";
import { createDatesService } from "#features/imports/dates.service.ts";
import { createDryRun } from "#features/imports/dry-run.service.ts";
import { createDuplicates } from "#features/imports/duplicates.ts";
import type {
  ImportedFiles,
  ImportedMemories,
  FetchedFile,
  ImportFiles,
  ImportTimelines,
  ImportTranscripts,
  ImportUploads,
  OpenSource,
} from "#features/imports/import-dependencies.ts";
import {
  createImportItemsRepository,
  createImportLookups,
  createImportProblemsRepository,
} from "#features/imports/import-items.repository.ts";
import { createImportQueue } from "#features/imports/import-queue.repository.ts";
import { createImporting } from "#features/imports/importing.service.ts";
import { createImportsSweep } from "#features/imports/imports-sweep.service.ts";
import { importsHandlers } from "#features/imports/imports.handlers.ts";
import { createImportsRepository } from "#features/imports/imports.repository.ts";
import { mountImports } from "#features/imports/imports.routes.ts";
import { createImportsService, createImportSteps } from "#features/imports/imports.service.ts";
import { createItemKeeper, fetchOne } from "#features/imports/item-keeper.ts";
import { createKnownEntries } from "#features/imports/known-entries.repository.ts";
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
  readonly accountData: AccountDataDeps;
  readonly pictures: AccountPictures;
  readonly transcripts: ImportTranscripts;
}

/** Composes imports. */
export function composeImports(parts: ImportsParts) {
  const { config, clock, database, jobs, imported } = parts;
  const { db, transact } = database;
  const known = createKnownEntries(db);
  const own = {
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
  const shared = { ...parts, ...own, clock, jobs, transact };
  const restore = composeRestore(parts);
  const presenter = createImportPresenter(shared);
  const imports = createImportsService({ ...shared, presenter, importBytes: config.importBytes });
  const steps = createImportSteps({ ...shared, presenter });
  const dates = createDatesService(shared);

  return {
    handlers: importsHandlers({
      dryRun: createDryRun({ ...shared, restore }),
      importing: createImporting({ ...shared, restore, keeper: createItemKeeper(shared) }),
      undoing: createUndoing({ ...shared, restore }),
      sweep: createImportsSweep(shared),
    }),
    mount: (router: Router): void => mountImports(router, { imports, steps, dates }),
  };
}

/** An import reads our own archive, and the archive-restore feature restores it. */
function composeRestore({ clock, imported, files, timelines, accountData, pictures }: ImportsParts) {
  return createArchiveRestore<OpenSource, FetchedFile>({
    accountData: createAccountData(accountData),
    pictures,
    timelines,
    files: {
      fetch: (source, media, signal) => fetchOne(imported, source, media, signal),
      keep: (accountId, fetched) => imported.keep(accountId, fetched),
      drop: (fetched) => imported.drop(fetched),
      removeUnused: (fileIds) => files.removeUnused(fileIds),
    },
    clock,
  });
}
