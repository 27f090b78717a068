import { createHash } from "node:crypto";

import type { EntryMedia, SourceEntry } from "@lane/archive/entries.ts";
import { UnreadableFileError } from "@lane/archive/report.ts";
import { happenedOn } from "@lane/domain/memory-order.ts";
import { isBlank, writeRichText } from "@lane/domain/rich-text.ts";

import type { BroughtFiles } from "./import-world.ts";
import type { KnownThings } from "./known-things.repository.ts";

/** Files of one import by their size; the only one of its size needs no reading. */
export type SeenFiles = Map<number, SeenSize>;

interface SeenSize {
  readonly unread: EntryMedia | undefined;
  readonly hashes: Set<string>;
}

interface DuplicatesDeps {
  readonly known: KnownThings;
  readonly brought: Pick<BroughtFiles, "findKnown">;
}

/** Whether the same thing is here already, whichever way it came: the same words on the same day, or the same files. */
export function createDuplicates({ known, brought }: DuplicatesDeps) {
  async function isKnown(accountId: string, media: EntryMedia, signal: AbortSignal): Promise<boolean> {
    // Only a file of the very same size is worth reading.
    const hashes = await brought.findKnown(accountId, media.bytes);
    return hashes.size > 0 && hashes.has(media.sha256 ?? (await hashOf(media, signal)));
  }

  async function areKnown(accountId: string, media: readonly EntryMedia[], signal: AbortSignal): Promise<boolean> {
    for (const one of media) {
      if (!(await isKnown(accountId, one, signal))) return false;
    }
    return media.length > 0;
  }

  async function isFresh(accountId: string, media: EntryMedia, seen: SeenFiles, signal: AbortSignal): Promise<boolean> {
    const hashes = await brought.findKnown(accountId, media.bytes);
    const same = seen.get(media.bytes);
    if (hashes.size === 0 && !same) {
      seen.set(media.bytes, { unread: media, hashes: new Set() });
      return true;
    }
    const hash = await hashOf(media, signal);
    if (hashes.has(hash)) return false;
    const others = same ? await hashesIn(same, signal) : new Set<string>();
    if (hash !== "" && others.has(hash)) return false;
    seen.set(media.bytes, { unread: undefined, hashes: others.add(hash) });
    return true;
  }

  return {
    /** Those that are neither here already nor among what was seen of the same import. */
    async freshOf(accountId: string, media: readonly EntryMedia[], seen: SeenFiles, signal: AbortSignal) {
      const fresh: EntryMedia[] = [];
      for (const one of media) {
        if (await isFresh(accountId, one, seen, signal)) fresh.push(one);
      }
      return fresh;
    },

    async has(accountId: string, { date, title, text, media }: SourceEntry, signal: AbortSignal): Promise<boolean> {
      if (isBlank(text)) return areKnown(accountId, media, signal);
      if (!date) return false;
      const happened = happenedOn({ ...date, month: date.month ?? 1 });
      return known.isWritten(accountId, { happenedOn: happened, title, description: writeRichText(text) });
    },
  };
}

export type Duplicates = ReturnType<typeof createDuplicates>;

async function hashesIn({ unread, hashes }: SeenSize, signal: AbortSignal): Promise<Set<string>> {
  return unread ? hashes.add(await hashOf(unread, signal)) : hashes;
}

/** What cannot be read is no duplicate; it is reported when its turn comes. */
async function hashOf(media: EntryMedia, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of media.open(signal)) hash.update(chunk);
  } catch (error) {
    if (error instanceof UnreadableFileError) return "";
    throw error;
  }
  return hash.digest("hex");
}
