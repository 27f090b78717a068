import { UnreadableFileError } from "@lane/archive/report.ts";
import type { ImportReason } from "@lane/contract/imports.ts";
import { isBlank, parseRichText } from "@lane/domain/rich-text.ts";

import { AppError, isOutcomeUnknown } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import {
  type ImportedFiles,
  type FetchedFile,
  type ImportedMemories,
  type ImportTranscripts,
  onBehalfOf,
  type OpenSource,
} from "./import-dependencies.ts";
import type { ImportItemsRepository, ImportProblemsRepository, ItemRecord } from "./import-items.repository.ts";
import type { ImportSlot } from "./import-slot.ts";
import type { KnownEntries } from "./known-entries.repository.ts";
import { readEntry, type StoredEntry, type StoredMedia } from "./stored-entry.ts";
import type { UndatedRepository } from "./undated.repository.ts";

interface ItemKeeperDeps {
  readonly items: ImportItemsRepository;
  readonly known: KnownEntries;
  readonly undated: UndatedRepository;
  readonly problems: ImportProblemsRepository;
  readonly imported: ImportedFiles;
  readonly memories: Pick<ImportedMemories, "add">;
  readonly transcripts: ImportTranscripts;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** The account's quota is used up. */
export class QuotaExceededError extends Error {
  constructor(cause: unknown) {
    super(undefined, { cause });
    this.name = "QuotaExceededError";
  }
}

interface Fetched {
  readonly media: StoredMedia;
  readonly file: FetchedFile;
}

export interface Trouble {
  readonly name: string;
  readonly reason: ImportReason;
}

/** Makes a memory of an entry with its files, all at once or not at all. */
export function createItemKeeper(deps: ItemKeeperDeps) {
  const { items, problems, imported, clock, transact } = deps;

  async function tell(importId: string, troubles: readonly Trouble[]): Promise<void> {
    const named = troubles.map((trouble) => ({ ...trouble, id: createId(clock.now()) }));
    await problems.insert(importId, "importing", named);
  }

  async function keepWhole(
    { record }: ImportSlot,
    work: () => Promise<boolean>,
    troubles: readonly Trouble[],
  ): Promise<void> {
    await transact(async () => {
      if (!(await work())) throw new ConcurrentAttemptError();
      await tell(record.id, troubles);
    });
  }

  async function refuse(slot: ImportSlot, item: ItemRecord, troubles: readonly Trouble[]): Promise<void> {
    await keepWhole(slot, () => items.settle(item.id, "waiting", { state: "refused" }), troubles);
  }

  async function attach(slot: ImportSlot, item: ItemRecord, entry: StoredEntry): Promise<void> {
    const { fetched, troubles } = await fetchAll(deps, slot, entry);
    try {
      if (fetched.length === 0 && isBlank(parseRichText(entry.description))) await refuse(slot, item, troubles);
      else await keepWhole(slot, () => settle(deps, slot, { item, entry, fetched }), troubles);
    } catch (error) {
      // Rows may reference these files by now; if none does, the sweep of orphans removes them.
      if (isOutcomeUnknown(error)) throw error;
      await imported.drop(fetched.map(({ file }) => file));
      const reason = refusalOf(error);
      if (reason === undefined) throw error;
      await refuse(slot, item, [{ name: entry.title, reason }]);
    }
  }

  return {
    async keep(slot: ImportSlot, item: ItemRecord): Promise<void> {
      const entry = readEntry(item.entry);
      if (!entry) return;
      try {
        const state = await stateOf(deps, slot, item, entry);
        if (state === undefined) await attach(slot, item, entry);
        else await items.settle(item.id, "waiting", { state });
      } catch (error) {
        // A concurrent attempt has created the memory: this one was rolled back with the transaction.
        if (!(error instanceof ConcurrentAttemptError)) throw error;
      }
    },
  };
}

export type ItemKeeper = ReturnType<typeof createItemKeeper>;

class ConcurrentAttemptError extends Error {}

/** Why the entry does not become a memory; undefined when it does, now or once it has a date. */
async function stateOf(
  { known: knownEntries }: ItemKeeperDeps,
  { record, options, years }: ImportSlot,
  item: ItemRecord,
  entry: StoredEntry,
) {
  const { date } = entry;
  if (date && options.withoutYears.includes(date.year)) return "left-out";
  if (date && !years.has(date.year)) return "outside";
  const known = await knownEntries.findKnown(record.accountId, record.id, [item.sourceKey]);
  return known.size > 0 ? "duplicate" : undefined;
}

interface Ready {
  readonly item: ItemRecord;
  readonly entry: StoredEntry;
  readonly fetched: readonly Fetched[];
}

async function settle(deps: ItemKeeperDeps, slot: ImportSlot, { item, entry, fetched }: Ready): Promise<boolean> {
  const { items, undated, clock } = deps;
  const { accountId } = slot.record;
  const fileIds = fetched.length === 0 ? [] : await keepFiles(deps, accountId, fetched);
  await keepTranscripts(deps, fetched, fileIds);
  const media = fetched.map(({ media: { caption, alt, isCover } }, at) => ({
    fileId: fileIds[at] ?? "",
    caption,
    alt,
    isCover,
  }));
  if (!entry.date) {
    await undated.hold(item.id, media);
    const rest = JSON.stringify({ ...entry, media: [] });
    return items.settle(item.id, "waiting", { state: "undated", entry: rest, now: clock.now() });
  }
  const memory = await deps.memories.add(onBehalfOf(accountId), {
    ...entry,
    yearId: slot.years.get(entry.date.year) ?? "",
    date: { ...entry.date, month: entry.date.month ?? 1 },
    isCirca: entry.isCirca || entry.date.month === null,
    memoryType: entry.mark ?? slot.options.mark,
    media,
  });
  return items.settle(item.id, "waiting", { state: "made", memory });
}

async function keepFiles({ imported }: ItemKeeperDeps, accountId: string, fetched: readonly Fetched[]) {
  try {
    return await imported.keep(
      accountId,
      fetched.map(({ file }) => file),
    );
  } catch (error) {
    throw error instanceof AppError && error.code === "too_large" ? new QuotaExceededError(error) : error;
  }
}

/** Before their memory, which is indexed with their words. */
async function keepTranscripts(
  { transcripts }: ItemKeeperDeps,
  fetched: readonly Fetched[],
  fileIds: readonly string[],
): Promise<void> {
  for (const [at, { media }] of fetched.entries()) {
    const { transcript } = media;
    if (transcript) await transcripts.restore(fileIds[at] ?? "", transcript.text, transcript.isByMachine);
  }
}

/** Fetches the files that can be read; each unreadable one is reported by name. */
async function fetchAll(deps: ItemKeeperDeps, slot: ImportSlot, { media }: StoredEntry) {
  const fetched: Fetched[] = [];
  const troubles: Trouble[] = [];
  try {
    for (const one of media) {
      const file = await fetchOne(deps.imported, slot.source, one, slot.signal);
      if ("storeKey" in file) fetched.push({ media: one, file });
      else troubles.push(file);
    }
  } catch (error) {
    await deps.imported.drop(fetched.map(({ file }) => file));
    throw error;
  }
  return { fetched, troubles };
}

/** The file itself, or the reason why it cannot be read. */
export async function fetchOne(imported: ImportedFiles, source: OpenSource, media: StoredMedia, signal: AbortSignal) {
  const { name } = media;
  const found = await source.file(media.fileId);
  if (!found) return { name, reason: "missing-media" as const };
  try {
    const file = await imported.fetch(found.content, { name, bytes: found.bytes, kind: media.kind }, signal);
    if (media.sha256 === null || media.sha256 === file.sha256) return file;
    await imported.drop([file]);
    return { name, reason: "damaged" as const };
  } catch (error) {
    const reason = troubleWith(error);
    if (reason === undefined) throw error;
    return { name, reason };
  }
}

/** The signal's own error, and a store that does not answer, are no problem of the file. */
function troubleWith(error: unknown): ImportReason | undefined {
  if (error instanceof UnreadableFileError) return error.problem.reason;
  if (!(error instanceof AppError)) return undefined;
  if (error.code === "unsupported_media_type") return "not-accepted";
  return error.code === "too_large" ? "too-large" : undefined;
}

/** Why a memory is refused because of its content. */
function refusalOf(error: unknown): ImportReason | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === "too_large") return "text-too-long";
  return error.code === "invalid_input" || error.code === "forbidden" ? "date-outside" : undefined;
}
