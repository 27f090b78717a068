import {
  type ImportChoices,
  type ImportDetails,
  type ImportOptions,
  importOptionsSchema,
} from "@lane/contract/imports.ts";

import { AppError } from "#lib/app-error.ts";
import { isId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transact } from "#ports/transact.ts";

import type { ImportRecord } from "./import-record.ts";
import type { ImportUploads } from "./import-world.ts";
import { bringImport, readImport, undoImport } from "./imports.jobs.ts";
import type { ImportsRepository } from "./imports.repository.ts";
import { type ImportPresenter, undoEndOf } from "./present-import.ts";

interface ImportStepsDeps {
  readonly imports: ImportsRepository;
  readonly uploads: ImportUploads;
  readonly presenter: ImportPresenter;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** What is not named stays as it was chosen. */
interface ReadWish extends Pick<ImportOptions, "photos"> {
  readonly withoutYears?: ImportOptions["withoutYears"] | undefined;
  readonly mark?: ImportOptions["mark"] | undefined;
}

/** What can be done with an import that is there. */
export function createImportSteps({ imports, uploads, presenter, jobs, clock, transact }: ImportStepsDeps) {
  const show = async (viewer: Viewer, importId: string): Promise<ImportDetails> =>
    presenter.whole(await findImport(imports, viewer, importId));

  return {
    /** Chosen before it is brought in, and still so after another look or another day. */
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
        await jobs.enqueue(bringImport, { accountId, importId });
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
      if (end !== undefined && end < now) throw new AppError("conflict", "An import can be undone for thirty days");
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

/** Only one's own are there. */
export async function findImport(
  imports: Pick<ImportsRepository, "find">,
  { accountId }: Viewer,
  importId: string,
): Promise<ImportRecord> {
  const record = isId(importId) ? await imports.find(accountId, importId) : undefined;
  if (!record) throw new AppError("not_found", "We do not know this import");
  return record;
}

export function notNow(): AppError {
  return new AppError("conflict", "This import has got further meanwhile");
}

function optionsOf({ options }: ImportRecord): ImportOptions {
  return importOptionsSchema.parse(JSON.parse(options));
}
