import { createHash } from "node:crypto";

import type { WrittenEntry } from "@lane/archive/written-entry.ts";

import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";

import type { Duplicates, SeenFiles } from "./duplicates.ts";
import type { NewItem } from "./import-items.repository.ts";
import type { OpenSource } from "./import-world.ts";
import { storedEntry } from "./stored-entry.ts";

/** What others call their things is kept as it is, unless an index could not hold it. */
const longestKey = 500;
const unseen = /[\p{Cc}\p{Cs}]/u;
/** Here an entry is nothing but its files; a journal's entry is its words. */
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

/** Says of each thing that is found whether it is here already, and counts what there is to tell. */
export function createEntryClassifier(
  { duplicates, clock }: EntryClassifierDeps,
  { accountId, format, source }: Subject,
) {
  const seen = new Set<string>();
  const seenFiles: SeenFiles = new Map();
  const counts = { media: 0, tags: 0, knownFiles: 0 };
  let position = 0;

  /** Undefined when nothing of it is left. */
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

    async classifier(entry: WrittenEntry, known: ReadonlySet<string>): Promise<NewItem> {
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
  return key.length <= longestKey && !unseen.test(key) ? key : `${format}:${hashOf(key)}`;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
