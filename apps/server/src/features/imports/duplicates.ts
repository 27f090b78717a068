import { UnreadableFileError } from "@lane/archive/report.ts";
import type { WrittenEntry, WrittenMedia } from "@lane/archive/written-entry.ts";
import { happenedOn } from "@lane/domain/memory-order.ts";

import { sha256 } from "#lib/hash.ts";
import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";

import type { ImportedFiles, OpenSource } from "./import-dependencies.ts";
import type { NewItem } from "./import-items.repository.ts";
import type { KnownEntries } from "./known-entries.repository.ts";
import { storedEntry } from "./stored-entry.ts";

/** A source's own ids are kept as they are, unless an index could not hold them. */
const longestKey = 500;
const unseen = /[\p{Cc}\p{Cs}]/u;
/** In these formats an entry consists of its files; in a journal, of its words. */
const formatsOfFiles = ["photos", "takeout"];

interface EntryClassifierDeps {
  readonly duplicates: Duplicates;
  readonly clock: Clock;
}

interface Subject {
  readonly accountId: string;
  readonly format: string;
  readonly source: OpenSource;
}

/** Decides for each found entry whether it is known already, and counts the findings. */
export function createEntryClassifier(
  { duplicates, clock }: EntryClassifierDeps,
  { accountId, format, source }: Subject,
) {
  const seen = new Set<string>();
  const seenFiles: SeenFiles = new Map();
  const counts = { media: 0, tags: 0, knownFiles: 0 };
  let position = 0;

  /** Undefined when nothing of the entry is new. */
  async function restOf(entry: WrittenEntry): Promise<WrittenEntry | undefined> {
    if (!formatsOfFiles.includes(format)) {
      return (await duplicates.has(accountId, entry, source)) ? undefined : entry;
    }
    const media = await duplicates.freshOf(accountId, entry.media, seenFiles, source);
    if (media.length === 0) return undefined;
    counts.knownFiles += entry.media.length - media.length;
    return { ...entry, media };
  }

  return {
    counts,
    position: () => position,
    keyOf: (entry: WrittenEntry): string => keyOf(format, entry),

    async classify(entry: WrittenEntry, known: ReadonlySet<string>): Promise<NewItem> {
      const sourceKey = keyOf(format, entry);
      const rest = seen.has(sourceKey) || known.has(sourceKey) ? undefined : await restOf(entry);
      seen.add(sourceKey);
      counts.media += entry.media.length;
      counts.tags += entry.tagCount;
      position += 1;
      return {
        id: createId(clock.now()),
        position,
        sourceKey,
        state: rest ? "waiting" : "duplicate",
        year: entry.date?.year ?? null,
        month: entry.date ? (entry.date.month ?? 1) : null,
        entry: rest ? JSON.stringify(storedEntry(rest)) : null,
      };
    },
  };
}

function keyOf(format: string, { sourceId }: WrittenEntry): string {
  const key = `${format}:${sourceId}`;
  return key.length <= longestKey && !unseen.test(key) ? key : `${format}:${sha256(key)}`;
}

/** Files of one import by size; the only one of its size needs no hash. */
type SeenFiles = Map<number, SeenSize>;

interface SeenSize {
  readonly unread: WrittenMedia | undefined;
  readonly hashes: Set<string>;
}

type Files = Pick<OpenSource, "hashOf">;

interface DuplicatesDeps {
  readonly known: KnownEntries;
  readonly imported: Pick<ImportedFiles, "findKnown">;
}

/** Whether the same entry exists already, however it was added: the same words on the same day, or the same files. */
export function createDuplicates({ known, imported }: DuplicatesDeps) {
  async function isKnown(accountId: string, media: WrittenMedia, source: Files): Promise<boolean> {
    // Only a file of exactly the same size is worth hashing.
    const hashes = await imported.findKnown(accountId, media.bytes);
    return hashes.size > 0 && hashes.has(media.sha256 ?? (await hashOf(media, source)));
  }

  async function areKnown(accountId: string, media: readonly WrittenMedia[], source: Files): Promise<boolean> {
    for (const one of media) {
      if (!(await isKnown(accountId, one, source))) return false;
    }
    return media.length > 0;
  }

  async function isFresh(accountId: string, media: WrittenMedia, seen: SeenFiles, source: Files): Promise<boolean> {
    const hashes = await imported.findKnown(accountId, media.bytes);
    const same = seen.get(media.bytes);
    if (hashes.size === 0 && !same) {
      seen.set(media.bytes, { unread: media, hashes: new Set() });
      return true;
    }
    const hash = await hashOf(media, source);
    if (hashes.has(hash)) return false;
    const others = same ? await hashesIn(same, source) : new Set<string>();
    if (hash !== "" && others.has(hash)) return false;
    seen.set(media.bytes, { unread: undefined, hashes: others.add(hash) });
    return true;
  }

  return {
    /** The files that are neither stored already nor seen in the same import. */
    async freshOf(accountId: string, media: readonly WrittenMedia[], seen: SeenFiles, source: Files) {
      const fresh: WrittenMedia[] = [];
      for (const one of media) {
        if (await isFresh(accountId, one, seen, source)) fresh.push(one);
      }
      return fresh;
    },

    async has(
      accountId: string,
      { date, title, description, isBlank, media }: WrittenEntry,
      source: Files,
    ): Promise<boolean> {
      if (isBlank) return areKnown(accountId, media, source);
      if (!date) return false;
      const happened = happenedOn({ ...date, month: date.month ?? 1 });
      return known.isWritten(accountId, { happenedOn: happened, title, description });
    },
  };
}

export type Duplicates = ReturnType<typeof createDuplicates>;

async function hashesIn({ unread, hashes }: SeenSize, source: Files): Promise<Set<string>> {
  return unread ? hashes.add(await hashOf(unread, source)) : hashes;
}

/** An unreadable file is no duplicate; it is reported when it is imported. */
async function hashOf({ fileId }: WrittenMedia, source: Files): Promise<string> {
  try {
    return await source.hashOf(fileId);
  } catch (error) {
    if (error instanceof UnreadableFileError) return "";
    throw error;
  }
}
