import { AppError } from "#lib/app-error.ts";
import { isRecent } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import { type ExportOutput, type ExportContext, CannotExportError } from "#ports/exporter.ts";
import { HopelessJobError } from "#ports/job-queue.ts";
import { type MediaStore, MediaStoreError } from "#ports/media-store.ts";
import type { ScratchFolder, ScratchFolders } from "#ports/scratch-folders.ts";
import type { Transact } from "#ports/transact.ts";

import type { ExportOutputsRepository, OutputRecord } from "./export-outputs.repository.ts";
import type { BegunExport, ExportRunsRepository, Progress } from "./export-runs.repository.ts";
import type { ExportSlots, ExportSlot } from "./export-slots.ts";
import type { Exporters } from "./exporters.ts";
import { keptMs } from "./exports.service.ts";

const writtenEveryMs = 500;

interface ExportReportsDeps {
  readonly runs: Pick<ExportRunsRepository, "report" | "isWanted">;
  readonly clock: Clock;
  readonly lookEveryMs: number;
  readonly exportId: string;
  readonly tries: number;
  /** Aborted as soon as the export is no longer wanted. */
  readonly unwanted: AbortController;
}

const mostFailures = 3;
/**
 * A killed server does not report which exports it was running. An export that kills its own server each time ends
 * here; the typesetter and the photo resizer run in child processes, so only an unknown fault could do that.
 */
const mostTries = 30;

interface ExportRunDeps {
  readonly runs: ExportRunsRepository;
  readonly outputs: ExportOutputsRepository;
  readonly slots: ExportSlots;
  readonly exporters: Exporters;
  readonly scratchFolders: ScratchFolders;
  readonly store: MediaStore;
  /** Notifies the member. Joins the surrounding transaction. */
  readonly announce: (accountId: string, kind: string) => Promise<void>;
  readonly clock: Clock;
  readonly transact: Transact;
  /** How often a running export checks whether it was cancelled by another process. */
  readonly lookEveryMs: number;
}

/** Runs an export. It may be interrupted anywhere: then it is started again, or visibly given up. */
export function createExportRun(deps: ExportRunDeps) {
  const { runs, slots, scratchFolders, transact } = deps;

  async function letGo({ accountId, exportId }: ExportSlot): Promise<void> {
    await transact(() => slots.letGo(accountId, exportId));
  }

  return {
    async make(slot: ExportSlot, stopping: AbortSignal): Promise<void> {
      const begun = await runs.begin(slot.exportId);
      if (!begun) {
        await scratchFolders.clear(slot.exportId);
        return letGo(slot);
      }
      if (begun.tries > mostTries) {
        await scratchFolders.clear(slot.exportId);
        await fail(deps, slot, begun, undefined);
        return;
      }
      try {
        await attempt(deps, { slot, begun, stopping });
      } catch (error) {
        await classifyError(deps, { slot, begun, stopping }, error);
      }
    },

    /** An export without a job would otherwise look busy for ever, and block the account's next exports. */
    async settle(): Promise<void> {
      for (const { id, accountId } of await slots.findAbandoned()) {
        await scratchFolders.clear(id);
        await transact(async () => {
          await slots.giveUp({ accountId, exportId: id }, endingOf(deps, sentenceOf(undefined)));
        });
      }
    },
  };
}

export type ExportRun = ReturnType<typeof createExportRun>;

interface Try {
  readonly slot: ExportSlot;
  readonly begun: BegunExport;
  readonly stopping: AbortSignal;
}

interface Made {
  readonly records: ReturnType<typeof createKeptOutputs>["records"];
  readonly remarks: readonly string[];
}

async function attempt(deps: ExportRunDeps, { slot, begun, stopping }: Try): Promise<void> {
  const { exportId, accountId } = slot;
  const { kind } = begun;
  const kept = createKeptOutputs(deps.store);
  const remarks: string[] = [];
  await deps.slots.interruptible(exportId, async (unwanted) => {
    const reports = createExportReports({ ...deps, exportId, tries: begun.tries, unwanted });
    const late = AbortSignal.timeout(deps.exporters.timeoutMsOf(kind));
    const signal = AbortSignal.any([stopping, unwanted.signal, late]);
    const scratch = await deps.scratchFolders.open(exportId);
    try {
      const options: unknown = JSON.parse(begun.options);
      const context: ExportContext = {
        folder: scratch.folder,
        signal,
        report: (progress: Progress) => reports.report(progress),
        remark: (sentence) => void remarks.push(sentence),
      };
      const made = await deps.exporters.make({ kind, accountId, options }, context);
      await kept.keep(made, scratch, signal);
    } catch (error) {
      await kept.drop();
      if (late.aborted) throw new CannotExportError("This took too long, so we stopped it", { cause: error });
      throw error;
    } finally {
      reports.stop();
      await scratch.clear();
    }
  });
  const isWanted = await finish(deps, { slot, begun, stopping }, { records: kept.records, remarks });
  if (!isWanted) await kept.drop();
}

/** Stores the rows of all outputs at once, or none. */
async function finish(
  deps: ExportRunDeps,
  { slot: { exportId, accountId }, begun }: Try,
  { records, remarks }: Made,
): Promise<boolean> {
  const { runs, outputs, slots, announce, transact } = deps;
  return transact(async () => {
    const ending = { status: "ready", ...endingOf(deps, remarks.length === 0 ? null : remarks.join("\n")) } as const;
    const isOurs = await runs.end(exportId, begun.tries, ending);
    if (isOurs) {
      await outputs.insert(exportId, records);
      await announce(accountId, begun.kind);
    }
    await slots.letGo(accountId, exportId);
    return isOurs;
  });
}

async function classifyError(deps: ExportRunDeps, { slot, begun, stopping }: Try, error: unknown): Promise<void> {
  const { runs, slots, transact } = deps;
  if (stopping.aborted) {
    await runs.putBack(slot.exportId, begun.tries);
    throw error;
  }
  if (!(await runs.isWanted(slot.exportId, begun.tries))) {
    await transact(() => slots.letGo(slot.accountId, slot.exportId));
    return;
  }
  if (!(error instanceof CannotExportError) && begun.failures + 1 < mostFailures) {
    await runs.countFailure(slot.exportId, begun.tries);
    throw error;
  }
  await fail(deps, slot, begun, error);
  throw new HopelessJobError(`The ${begun.kind} cannot be made`, { cause: error });
}

async function fail(deps: ExportRunDeps, slot: ExportSlot, begun: BegunExport, error: unknown): Promise<void> {
  const { runs, slots, transact } = deps;
  await transact(async () => {
    await runs.end(slot.exportId, begun.tries, { status: "failed", ...endingOf(deps, sentenceOf(error)) });
    await slots.letGo(slot.accountId, slot.exportId);
  });
}

function endingOf<P>({ clock }: ExportRunDeps, problem: P) {
  const now = clock.now();
  return { problem, now, expiresAt: now + keptMs };
}

function sentenceOf(error: unknown): string {
  if (error instanceof CannotExportError || error instanceof AppError) return error.message;
  if (error instanceof MediaStoreError && error.code === "storage_full") return "There's no room left for this file";
  return "Something went wrong during the export. Please try again";
}

/** Writes the progress, not more often than a page polls, and notices a cancellation by another process. */
function createExportReports(deps: ExportReportsDeps) {
  const { runs, clock, lookEveryMs, exportId, tries, unwanted } = deps;
  let latest: Progress | undefined;
  let written: Progress | undefined;
  let writtenAt = 0;

  async function write(progress: Progress): Promise<boolean> {
    written = progress;
    writtenAt = clock.now();
    return runs.report(exportId, tries, progress);
  }

  async function look(): Promise<void> {
    const news = latest === written ? undefined : latest;
    const isWanted = await (news ? write(news) : runs.isWanted(exportId, tries));
    if (!isWanted) unwanted.abort();
  }

  // A failed check is repeated by the next one: a database that is away must not end the export.
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);

  return {
    async report({ done, total, step }: Progress): Promise<void> {
      latest = { done: Math.round(done), total: Math.round(total), step };
      const isSoon = isRecent(writtenAt, writtenEveryMs, clock.now());
      if (isSoon && step === written?.step) return;
      if (!(await write(latest))) unwanted.abort();
    },
    stop: (): void => clearInterval(timer),
  };
}

/** Puts the outputs into the store, where they survive a power cut before a row references them. */
function createKeptOutputs(store: MediaStore) {
  const records: OutputRecord[] = [];

  return {
    records,

    async keep(made: readonly ExportOutput[], scratch: ScratchFolder, signal: AbortSignal): Promise<void> {
      for (const { name, saveAs, contentType, path, pageCount = null } of made) {
        const limits = { maxBytes: Number.MAX_SAFE_INTEGER, signal };
        const { key, bytes, sha256 } = await store.put(scratch.read(path), limits);
        records.push({ name, saveAs, contentType, storeKey: key, bytes, sha256, pageCount });
      }
    },

    /** Called when the export is no longer wanted, or is incomplete. */
    async drop(): Promise<void> {
      for (const { storeKey } of records.splice(0)) await store.remove(storeKey);
    },
  };
}
