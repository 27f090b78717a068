import { createYieldWhenDue } from "@lane/archive/yield-when-due.ts";
import { importOptionsSchema } from "@lane/contract/imports.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import { isRecent } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transact } from "#ports/transact.ts";

import {
  type ArchiveRestore,
  type FetchedArchive,
  type ImportTimelines,
  type ImportUploads,
  onBehalfOf,
  type OpenSource,
  type SourceReader,
} from "./import-dependencies.ts";
import type { ImportItemsRepository, ImportProblemsRepository, ItemRecord } from "./import-items.repository.ts";
import type { ImportQueue } from "./import-queue.repository.ts";
import { type ImportFindings, type ImportRecord, readFindings } from "./import-record.ts";
import { finalTrouble, hasGotOn, mustWait, nextLookMs, openSource, type ImportSlot } from "./import-slot.ts";
import { importEntries } from "./imports.jobs.ts";
import type { ImportsRepository } from "./imports.repository.ts";
import { type ItemKeeper, QuotaExceededError } from "./item-keeper.ts";

const atOnce = 20;
const slotMs = 10 * 60_000;
/**
 * Typical texts are shorter. Writing a longer text blocks the event loop, so a pause follows it in which other requests
 * are answered.
 */
const freeLetters = 32_000;
const restMsPerLetter = 0.05;
const longestRestMs = 60_000;

interface ImportingDeps {
  readonly imports: ImportsRepository;
  readonly queue: ImportQueue;
  readonly items: ImportItemsRepository;
  readonly problems: ImportProblemsRepository;
  readonly keeper: ItemKeeper;
  readonly uploads: ImportUploads;
  readonly reader: SourceReader;
  readonly restore: ArchiveRestore;
  readonly timelines: ImportTimelines;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface Which {
  readonly accountId: string;
  readonly importId: string;
  readonly left?: number | undefined;
}

type Stop = "no-room" | "trouble";

/**
 * Imports the found entries one after the other. Imported entries are kept: the next attempt starts with the remaining
 * ones.
 */
export function createImporting(deps: ImportingDeps) {
  const { imports, items, restore, uploads, jobs, clock, transact } = deps;

  async function stop(importId: string, why: Stop): Promise<void> {
    await imports.move(importId, ["importing"], { state: "stopped", stop: why, worked_at: clock.now() });
  }

  async function finish(record: ImportRecord, archive: FetchedArchive | undefined): Promise<void> {
    const importId = record.id;
    const isOver = await transact(async () => {
      const now = clock.now();
      const change = { state: "done" as const, finished_at: now, worked_at: now, stop: null };
      if (!(await imports.move(importId, ["importing"], change))) return false;
      if (archive) await putArchive(deps, record, archive);
      await uploads.release(await imports.listUploads(importId));
      return true;
    });
    if (!isOver && archive) await restore.drop(archive);
  }

  async function explain(importId: string, error: unknown): Promise<void> {
    if (error instanceof QuotaExceededError) return stop(importId, "no-room");
    // The account is deactivated, or the timeline is gone.
    if (error instanceof AppError && error.code === "not_found") return stop(importId, "trouble");
    const trouble = finalTrouble(error);
    if (!trouble) throw error;
    const { name, reason } = trouble;
    await deps.problems.insert(importId, "importing", [{ id: createId(clock.now()), name, reason }]);
    await stop(importId, "trouble");
  }

  return {
    async run({ accountId, importId, left: before }: Which, signal: AbortSignal): Promise<void> {
      const record = await imports.find(accountId, importId);
      if (record?.state !== "importing") return;
      const next = { accountId, importId };
      if (await mustWait(deps, record)) {
        return jobs.enqueue(importEntries, next, { runAt: clock.now() + nextLookMs });
      }
      const left = await items.countIn(importId, "waiting");
      if (hasGotOn(before, left)) return jobs.enqueue(importEntries, { ...next, left });
      try {
        const { startYear } = readFindings(record.found);
        if (startYear !== null) await restore.setTimeline(accountId, startYear);
        const source = await openSource(deps, record, signal);
        try {
          const outcome = await takeSlot(deps, await beginSlot(deps, record, source, signal));
          if (outcome === "over") await finish(record, await fetchArchive(deps, record, source, signal));
          else if (outcome !== "stopped") {
            await jobs.enqueue(importEntries, next, { runAt: clock.now() + Math.ceil(outcome.restMs) });
          }
        } finally {
          source.close();
        }
      } catch (error) {
        await explain(importId, error);
      }
    },
  };
}

export type Importing = ReturnType<typeof createImporting>;

/** `stopped` when the import was stopped meanwhile; otherwise how long to rest before the next slot. */
async function takeSlot(
  deps: ImportingDeps,
  slot: ImportSlot,
): Promise<"over" | "stopped" | { readonly restMs: number }> {
  const { imports, items, clock } = deps;
  const { record, signal } = slot;
  const began = clock.now();
  const yieldWhenDue = createYieldWhenDue();
  while (isRecent(began, slotMs, clock.now())) {
    if (!(await imports.move(record.id, ["importing"], { worked_at: clock.now() }))) return "stopped";
    const batch = await items.nextWaiting(record.id, atOnce);
    if (batch.length === 0) return "over";
    for (const item of batch) {
      signal.throwIfAborted();
      await yieldWhenDue();
      await deps.keeper.keep(slot, item);
      const restMs = restAfter(item);
      if (restMs > 0) return { restMs };
    }
  }
  return { restMs: 0 };
}

function restAfter({ entry }: ItemRecord): number {
  return Math.min(longestRestMs, Math.max(0, (entry ?? "").length - freeLetters) * restMsPerLetter);
}

async function beginSlot(
  deps: ImportingDeps,
  record: ImportRecord,
  source: OpenSource,
  signal: AbortSignal,
): Promise<ImportSlot> {
  const { years } = await deps.timelines.read(onBehalfOf(record.accountId));
  return {
    record,
    source,
    options: importOptionsSchema.parse(JSON.parse(record.options)),
    years: new Map(years.filter(({ lock }) => !lock).map(({ year, _id }) => [year, _id])),
    signal,
  };
}

/** Undefined for imports of other formats, and when the rest of our own archive is imported already. */
async function fetchArchive(
  { restore }: ImportingDeps,
  { accountId, format, found }: ImportRecord,
  source: OpenSource,
  signal: AbortSignal,
): Promise<FetchedArchive | undefined> {
  if (format !== "own" || readFindings(found).put !== null) return undefined;
  return restore.fetch(accountId, source, signal);
}

async function putArchive(deps: ImportingDeps, record: ImportRecord, archive: FetchedArchive): Promise<void> {
  const { imports, problems, restore, clock } = deps;
  const { put, refused } = await restore.put(record.accountId, archive);
  const named = refused.map((one) => ({ ...one, id: createId(clock.now()) }));
  await problems.insert(record.id, "importing", named);
  const found: ImportFindings = { ...readFindings(record.found), put: { ...put, hopeIds: [...put.hopeIds] } };
  await imports.move(record.id, ["importing", "done"], { found: JSON.stringify(found) });
}
