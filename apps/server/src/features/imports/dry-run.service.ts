import { setTimeout as pause } from "node:timers/promises";

import { emptyFile } from "@lane/archive/make-entry.ts";
import type { SourceProblem } from "@lane/archive/report.ts";
import { lettersIn, type WrittenEntry, type WrittenItem, writtenItem } from "@lane/archive/written-entry.ts";
import { createYieldWhenDue } from "@lane/archive/yield-when-due.ts";
import { importOptionsSchema } from "@lane/contract/imports.ts";
import { latestDateOf } from "@lane/domain/calendar.ts";

import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transact } from "#ports/transact.ts";

import { createEntryClassifier, type Duplicates } from "./duplicates.ts";
import type { ArchiveRestore, ImportUploads, OpenSource, SourceReader } from "./import-dependencies.ts";
import type { ImportItemsRepository, ImportProblemsRepository, NewItem } from "./import-items.repository.ts";
import type { ImportQueue } from "./import-queue.repository.ts";
import { type ImportRecord, noFindings } from "./import-record.ts";
import { finalTrouble, mustWait, nextLookMs, openSource } from "./import-slot.ts";
import { readImport } from "./imports.jobs.ts";
import type { ImportsRepository } from "./imports.repository.ts";
import type { KnownEntries } from "./known-entries.repository.ts";

/**
 * How much is written in one transaction, and the rest between two. Other writes wait during a transaction, not during
 * the rest.
 */
const atOnce = 25;
const lettersAtOnce = 50_000;
const restMs = 10;
const mostProblems = 5000;

interface DryRunDeps {
  readonly imports: ImportsRepository;
  readonly queue: ImportQueue;
  readonly items: ImportItemsRepository;
  readonly problems: ImportProblemsRepository;
  readonly known: KnownEntries;
  readonly duplicates: Duplicates;
  readonly uploads: ImportUploads;
  readonly reader: SourceReader;
  readonly restore: Pick<ArchiveRestore, "count">;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface Which {
  readonly accountId: string;
  readonly importId: string;
}

/** Reads the uploads and stores the findings, so that the member can confirm the import. */
export function createDryRun(deps: DryRunDeps) {
  const { imports, problems, jobs, clock, transact } = deps;

  async function fail(importId: string, trouble: { readonly name: string; readonly reason: string }): Promise<void> {
    await transact(async () => {
      if (await imports.move(importId, ["reading"], { state: "failed", worked_at: clock.now() })) {
        const { name, reason } = trouble;
        await problems.insert(importId, "reading", [{ id: createId(clock.now()), name, reason }]);
      }
    });
  }

  return {
    async run({ accountId, importId }: Which, signal: AbortSignal): Promise<void> {
      const record = await imports.find(accountId, importId);
      if (record?.state !== "reading") return;
      if (await mustWait(deps, record)) {
        return jobs.enqueue(readImport, { accountId, importId }, { runAt: clock.now() + nextLookMs });
      }
      try {
        await lookThrough(deps, record, signal);
      } catch (error) {
        const trouble = finalTrouble(error);
        if (!trouble) throw error;
        await fail(importId, trouble);
      }
    },
  };
}

export type DryRun = ReturnType<typeof createDryRun>;

async function lookThrough(deps: DryRunDeps, record: ImportRecord, signal: AbortSignal): Promise<void> {
  await deps.transact(() => deps.items.clear(record.id));
  const source = await openSource(deps, record, signal);
  try {
    await writeDown(deps, record, source, signal);
  } finally {
    source.close();
  }
}

async function writeDown(
  deps: DryRunDeps,
  record: ImportRecord,
  source: OpenSource,
  signal: AbortSignal,
): Promise<void> {
  const { imports, clock } = deps;
  const format = await source.recognise(record.format);
  const { photos, language, emptyNames = [] } = importOptionsSchema.parse(JSON.parse(record.options));
  const currentYear = latestDateOf(clock.now()).year;
  const notes = createNotes(deps, record, { format, source });
  const yieldWhenDue = createYieldWhenDue();
  for await (const item of found(source.read(format, { photos, locale: language, currentYear }), emptyNames)) {
    signal.throwIfAborted();
    await yieldWhenDue();
    if (!(await notes.take(item))) return;
  }
  await notes.close();
  const beside = format === "own" ? await deps.restore.count(record.accountId, source) : {};
  const counts = JSON.stringify({ ...noFindings, ...notes.counts(), ...beside });
  await imports.move(record.id, ["reading"], { state: "read", format, found: counts, worked_at: clock.now() });
}

async function* found(items: AsyncIterable<WrittenItem>, emptyNames: readonly string[]): AsyncGenerator<WrittenItem> {
  yield* emptyNames.map(emptyFile).map(writtenItem);
  yield* items;
}

interface NotesSubject {
  readonly format: string;
  readonly source: OpenSource;
}

/** Stores the findings in batches. */
function createNotes(deps: DryRunDeps, { id: importId, accountId }: ImportRecord, about: NotesSubject) {
  const { imports, items, problems, clock, transact } = deps;
  const classifier = createEntryClassifier(deps, { accountId, ...about });
  let entries: WrittenEntry[] = [];
  let letters = 0;
  let troubles: SourceProblem[] = [];
  let problemCount = 0;

  /** False when the import is no longer wanted. */
  async function close(): Promise<boolean> {
    const keys = entries.map((entry) => classifier.keyOf(entry));
    const known = await deps.known.findKnown(accountId, importId, keys);
    const rows: NewItem[] = [];
    for (const entry of entries) rows.push(await classifier.classify(entry, known));
    const reported = troubles.slice(0, Math.max(0, mostProblems - problemCount));
    problemCount += troubles.length;
    entries = [];
    letters = 0;
    troubles = [];
    return transact(async () => {
      const sign = { read_count: classifier.position(), worked_at: clock.now() };
      if (!(await imports.move(importId, ["reading"], sign))) return false;
      await items.insert({ accountId, importId }, rows);
      const named = reported.map(({ name, reason }) => ({ id: createId(clock.now()), name, reason }));
      await problems.insert(importId, "reading", named);
      return true;
    });
  }

  return {
    async take(item: WrittenItem): Promise<boolean> {
      if (item.kind === "entry") {
        entries.push(item.entry);
        letters += lettersIn(item.entry);
      } else troubles.push(item.problem);
      const isEnough = problemCount < mostProblems ? troubles.length >= atOnce : troubles.length >= mostProblems;
      if (entries.length < atOnce && letters < lettersAtOnce && !isEnough) return true;
      await pause(restMs);
      return close();
    },
    close,
    counts: () => classifier.counts,
  };
}
