import {
  type Import,
  type ImportDetails,
  type ImportReason,
  importFormats,
  importOptionsSchema,
  importReasons,
  type ImportYear,
  maxShownProblems,
  undoDays,
} from "@lane/contract/imports.ts";
import { yearsOfSpan } from "@lane/domain/timeline-span.ts";
import { z } from "zod";

import { isoInstant } from "#lib/moments.ts";

import { type ImportTimelines, onBehalfOf } from "./import-dependencies.ts";
import type { ImportLookups, ImportProblemsRepository, ItemCount } from "./import-items.repository.ts";
import { type ImportRecord, readFindings } from "./import-record.ts";

interface ImportPresenterDeps {
  readonly lookups: ImportLookups;
  readonly problems: ImportProblemsRepository;
  readonly timelines: Pick<ImportTimelines, "read">;
}

const dayMs = 24 * 60 * 60 * 1000;
const namesSchema = z.array(z.string());

/** Until when the import can be undone; undefined when there is nothing to undo. */
export function undoEndOf({ state, finishedAt, workedAt }: ImportRecord): number | undefined {
  return state === "done" || state === "stopped" ? (finishedAt ?? workedAt) + undoDays * dayMs : undefined;
}

/** Imports as in the contract. */
export function createImportPresenter({ lookups, problems, timelines }: ImportPresenterDeps) {
  async function progressOf(record: ImportRecord): Promise<Import["progress"]> {
    if (record.state === "reading") return { done: record.readCount, total: null };
    return record.state === "importing" || record.state === "undoing"
      ? progressIn(await lookups.count(record.id), record.state)
      : null;
  }

  return {
    async brief(record: ImportRecord): Promise<Import> {
      return briefOf(record, await progressOf(record));
    },

    async whole(record: ImportRecord): Promise<ImportDetails> {
      const counts = await lookups.count(record.id);
      const { timeline, years } = await timelines.read(onBehalfOf(record.accountId));
      const { media, tags, knownFiles, startYear, beside } = readFindings(record.found);
      const open = years.filter(({ lock }) => !lock).map(({ year }) => year);
      // A member without a timeline gets the years of the archive.
      const reached = new Set(timeline === null && startYear !== null ? yearsOfSpan(startYear) : open);
      const listed = await problems.list(record.id, maxShownProblems);
      const progress =
        record.state === "reading" ? { done: record.readCount, total: null } : progressIn(counts, record.state);
      return {
        ...briefOf(record, progress),
        media,
        tags,
        knownFiles,
        beside,
        years: yearsOf(record.state === "read" ? counts.filter(isWaiting) : counts.filter(isMade), reached),
        entries: sum(counts),
        duplicates: sum(counts.filter(({ state }) => state === "duplicate")),
        undated: sum(counts.filter((count) => isWithoutDate(count))),
        outside: sum(counts.filter((count) => isOutside(count, reached))),
        hasTimeline: timeline !== null || startYear !== null,
        problems: listed.map(({ name, reason }) => ({ name, reason: reasonOf(reason) })),
        problemCount: await problems.count(record.id),
        ...(await lookups.countMade(record.id)),
      };
    },
  };
}

export type ImportPresenter = ReturnType<typeof createImportPresenter>;

function briefOf(record: ImportRecord, progress: Import["progress"]): Import {
  const undoEnd = undoEndOf(record);
  return {
    id: record.id,
    format: z.enum(importFormats).parse(record.format),
    state: record.state,
    names: namesSchema.parse(JSON.parse(record.names)),
    files: record.files,
    bytes: record.bytes,
    options: importOptionsSchema.parse(JSON.parse(record.options)),
    progress,
    stop: record.stop,
    createdAt: isoInstant(record.createdAt),
    undoUntil: undoEnd === undefined ? null : isoInstant(undoEnd),
  };
}

function progressIn(counts: readonly ItemCount[], state: ImportRecord["state"]): Import["progress"] {
  const total = sum(counts.filter((count) => count.state !== "duplicate"));
  if (state === "importing") return { done: total - sum(counts.filter(isWaiting)), total };
  if (state !== "undoing") return null;
  const left = sum(counts.filter(isMade));
  return { done: total - left, total };
}

function yearsOf(counts: readonly ItemCount[], reached: ReadonlySet<number>): ImportYear[] {
  const years = new Map<number, number[]>();
  for (const { year, month, count } of counts) {
    if (year === null || month === null) continue;
    const months = years.get(year) ?? Array.from({ length: 12 }, () => 0);
    months[month - 1] = (months[month - 1] ?? 0) + count;
    years.set(year, months);
  }
  return [...years]
    .map(([year, months]) => ({ year, months, isReached: reached.has(year) }))
    .toSorted((one, other) => one.year - other.year);
}

function isWaiting({ state }: ItemCount): boolean {
  return state === "waiting";
}

function isMade({ state }: ItemCount): boolean {
  return state === "made";
}

function isWithoutDate({ state, year }: ItemCount): boolean {
  return state === "undated" || (state === "waiting" && year === null);
}

function isOutside({ state, year }: ItemCount, reached: ReadonlySet<number>): boolean {
  return state === "outside" || (state === "waiting" && year !== null && !reached.has(year));
}

function sum(counts: readonly ItemCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

function reasonOf(text: string): ImportReason {
  return importReasons.find((reason) => reason === text) ?? "damaged";
}
