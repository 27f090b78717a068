import { UnreadableSourceError } from "@lane/archive/report.ts";
import type { ImportOptions } from "@lane/contract/imports.ts";

import { furthest } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";

import type { ImportUploads, OpenSource, SourceReader } from "./import-dependencies.ts";
import type { ImportQueue } from "./import-queue.repository.ts";
import type { ImportRecord } from "./import-record.ts";
import type { ImportsRepository } from "./imports.repository.ts";

/** The context shared by all items of a slot. */
export interface ImportSlot {
  readonly record: ImportRecord;
  readonly source: OpenSource;
  readonly options: ImportOptions;
  /** Ids of the years that a memory can be added to. */
  readonly years: ReadonlyMap<number, string>;
  readonly signal: AbortSignal;
}

/** A worker updates `worked_at` at least this often, unless a single file is enormous. */
const signMs = 2 * 60_000;
export const nextLookMs = 2000;

interface SlotDeps {
  readonly queue: ImportQueue;
  readonly clock: Clock;
}

/** Imports of one account run one after the other, in the order they were requested. */
export async function mustWait({ queue, clock }: SlotDeps, record: ImportRecord): Promise<boolean> {
  const now = clock.now();
  return queue.hasEarlier(record, { since: now - signMs, until: furthest(0, now) });
}

/**
 * Whether an earlier attempt of the same job made progress. Then a new job continues: only attempts without progress
 * may count as failures, or an import that survives ten deaths of the server would be given up in the middle.
 */
export function hasGotOn(before: number | undefined, left: number): boolean {
  return before === undefined || left < before;
}

interface OpenSourceDeps {
  readonly imports: ImportsRepository;
  readonly uploads: ImportUploads;
  readonly reader: SourceReader;
}

/** All uploads of one import as one source; the caller closes it. */
export async function openSource(
  { imports, uploads, reader }: OpenSourceDeps,
  { id, accountId, files }: ImportRecord,
  signal: AbortSignal,
): Promise<OpenSource> {
  const found = await uploads.open(accountId, await imports.listUploads(id));
  if (found.length < files) throw new GoneError();
  const parts = found.map((upload) => ({
    name: upload.name,
    access: { size: upload.bytes, read: (start: number, length: number) => upload.read(start, length) },
  }));
  return reader.open(parts, signal);
}

/** The uploads of an import are gone: they expired after a week, or were removed by the member. */
class GoneError extends Error {
  override readonly name = "GoneError";
}

interface Trouble {
  readonly name: string;
  readonly reason: string;
}

/** Undefined for a failure that a retry might not repeat. */
export function finalTrouble(error: unknown): Trouble | undefined {
  if (error instanceof UnreadableSourceError) return error.problem;
  return error instanceof GoneError ? { name: "?", reason: "gone" } : undefined;
}
