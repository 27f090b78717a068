import {
  type Import,
  type ImportChoices,
  type ImportDetails,
  type ImportFormat,
  type ImportOptions,
  importOptionsSchema,
} from "@lane/contract/imports.ts";

import { AppError } from "#lib/app-error.ts";
import { createId, isId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transact } from "#ports/transact.ts";

import type { ImportUploads } from "./import-dependencies.ts";
import type { ImportQueue } from "./import-queue.repository.ts";
import type { ImportRecord } from "./import-record.ts";
import { importEntries, readImport, undoImport } from "./imports.jobs.ts";
import type { ImportsRepository } from "./imports.repository.ts";
import { type ImportPresenter, undoEndOf } from "./present-import.ts";

const shownNames = 5;
const listed = 50;
const mostOpen = 20;

interface ImportsDeps {
  readonly imports: ImportsRepository;
  readonly queue: ImportQueue;
  readonly uploads: ImportUploads;
  readonly presenter: ImportPresenter;
  readonly undated: { count(accountId: string): Promise<number> };
  readonly importBytes: number;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface NewImport {
  readonly format: ImportFormat;
  readonly uploadIds: readonly string[];
  readonly photos?: ImportOptions["photos"] | undefined;
  readonly language?: string | undefined;
  readonly emptyNames?: readonly string[] | undefined;
}

/** The requests about imports; the work itself is done by jobs. */
export function createImportsService(deps: ImportsDeps) {
  const { imports, queue, uploads, presenter, undated, importBytes, jobs, clock, transact } = deps;

  const show = async (viewer: Viewer, importId: string): Promise<ImportDetails> =>
    presenter.whole(await findImport(imports, viewer, importId));

  async function assertFree({ accountId }: Viewer, uploadIds: readonly string[]): Promise<void> {
    if (await queue.areTaken(uploadIds)) throw new AppError("conflict", "These files are already being imported");
    if ((await queue.countOpen(accountId)) >= mostOpen) {
      throw new AppError("too_many_requests", "Please finish or discard some of your other imports first");
    }
  }

  return {
    async list(viewer: Viewer): Promise<{ imports: Import[]; undated: number; maxBytes: number }> {
      const records = await imports.list(viewer.accountId, listed);
      const shown: Import[] = [];
      for (const record of records) shown.push(await presenter.brief(record));
      return { imports: shown, undated: await undated.count(viewer.accountId), maxBytes: importBytes };
    },

    show,

    async begin(viewer: Viewer, wish: NewImport): Promise<ImportDetails> {
      const { accountId } = viewer;
      const ids = [...new Set(wish.uploadIds)];
      const found = ids.every(isId) ? await uploads.findWhole(accountId, ids) : [];
      if (found.length < ids.length)
        throw new AppError("invalid_input", "Some of these files haven't finished uploading yet");
      const now = clock.now();
      const record = started(accountId, wish, found, now);
      await transact(async () => {
        await assertFree(viewer, ids);
        await imports.insert(record, ids);
        await uploads.hold(ids);
        await jobs.enqueue(readImport, { accountId, importId: record.id });
      });
      return show(viewer, record.id);
    },

    /** Removes an import that has added nothing yet, with all its uploads. */
    async forget(viewer: Viewer, importId: string): Promise<void> {
      await findImport(imports, viewer, importId);
      await transact(async () => {
        const change = { state: "failed" as const, worked_at: clock.now() };
        if (!(await imports.move(importId, ["reading", "read", "failed"], change))) throw notNow();
        await uploads.release(await imports.listUploads(importId));
        await imports.remove(importId);
      });
    },
  };
}

export type ImportsService = ReturnType<typeof createImportsService>;

function started(
  accountId: string,
  { format, photos = "by-day", language = "en", emptyNames = [] }: NewImport,
  files: readonly { readonly name: string; readonly bytes: number }[],
  now: number,
): ImportRecord {
  const options: ImportOptions = { photos, language, withoutYears: [], mark: null, emptyNames: [...emptyNames] };
  return {
    id: createId(now),
    accountId,
    format,
    state: "reading",
    options: JSON.stringify(options),
    found: null,
    readCount: 0,
    stop: null,
    names: JSON.stringify(files.slice(0, shownNames).map(({ name }) => name)),
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    createdAt: now,
    askedAt: now,
    workedAt: now,
    finishedAt: null,
  };
}

interface ImportStepsDeps {
  readonly imports: ImportsRepository;
  readonly uploads: ImportUploads;
  readonly presenter: ImportPresenter;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** A field that is left out keeps its value. */
interface ReadWish extends Pick<ImportOptions, "photos"> {
  readonly withoutYears?: ImportOptions["withoutYears"] | undefined;
  readonly mark?: ImportOptions["mark"] | undefined;
}

/** The actions on an existing import. */
export function createImportSteps({ imports, uploads, presenter, jobs, clock, transact }: ImportStepsDeps) {
  const show = async (viewer: Viewer, importId: string): Promise<ImportDetails> =>
    presenter.whole(await findImport(imports, viewer, importId));

  return {
    /** Choices made before the import starts; they survive another dry run. */
    async adjust(viewer: Viewer, importId: string, wish: ImportChoices): Promise<void> {
      const record = await findImport(imports, viewer, importId);
      const options = JSON.stringify({ ...optionsOf(record), ...wish });
      if (!(await imports.move(importId, ["read"], { options }))) throw notNow();
    },

    async readAgain(viewer: Viewer, importId: string, wish: ReadWish): Promise<ImportDetails> {
      const { accountId } = viewer;
      const record = await findImport(imports, viewer, importId);
      const now = clock.now();
      const change = { state: "reading" as const, read_count: 0, stop: null, asked_at: now, worked_at: now };
      await transact(async () => {
        const options = JSON.stringify({ ...optionsOf(record), ...wish });
        if (!(await imports.move(importId, ["read", "failed"], { ...change, options }))) throw notNow();
        await uploads.hold(await imports.listUploads(importId));
        await jobs.enqueue(readImport, { accountId, importId });
      });
      return show(viewer, importId);
    },

    async start(viewer: Viewer, importId: string, wish: ImportChoices): Promise<ImportDetails> {
      const { accountId } = viewer;
      const record = await findImport(imports, viewer, importId);
      const now = clock.now();
      const options = JSON.stringify({ ...optionsOf(record), ...wish });
      await transact(async () => {
        const change = { state: "importing" as const, options, stop: null, asked_at: now, worked_at: now };
        if (!(await imports.move(importId, ["read", "stopped"], change))) throw notNow();
        await uploads.hold(await imports.listUploads(importId));
        await jobs.enqueue(importEntries, { accountId, importId });
      });
      return show(viewer, importId);
    },

    async stop(viewer: Viewer, importId: string): Promise<ImportDetails> {
      await findImport(imports, viewer, importId);
      const change = { state: "stopped" as const, stop: "by-hand" as const, worked_at: clock.now() };
      if (!(await imports.move(importId, ["importing"], change))) throw notNow();
      return show(viewer, importId);
    },

    async undo(viewer: Viewer, importId: string, edited: "keep" | "remove"): Promise<ImportDetails> {
      const { accountId } = viewer;
      const record = await findImport(imports, viewer, importId);
      const now = clock.now();
      const end = undoEndOf(record);
      if (end !== undefined && end < now) throw new AppError("conflict", "An import can only be undone within 30 days");
      await transact(async () => {
        const change = { state: "undoing" as const, asked_at: now, worked_at: now };
        if (!(await imports.move(importId, ["done", "stopped"], change))) throw notNow();
        await uploads.release(await imports.listUploads(importId));
        await jobs.enqueue(undoImport, { accountId, importId, edited });
      });
      return show(viewer, importId);
    },
  };
}

export type ImportSteps = ReturnType<typeof createImportSteps>;

/** Finds only the viewer's own imports. */
async function findImport(
  imports: Pick<ImportsRepository, "find">,
  { accountId }: Viewer,
  importId: string,
): Promise<ImportRecord> {
  const record = isId(importId) ? await imports.find(accountId, importId) : undefined;
  if (!record) throw new AppError("not_found", "We can't find this import");
  return record;
}

function notNow(): AppError {
  return new AppError("conflict", "This import has changed in the meantime");
}

function optionsOf({ options }: ImportRecord): ImportOptions {
  return importOptionsSchema.parse(JSON.parse(options));
}
